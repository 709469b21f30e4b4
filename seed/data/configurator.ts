/** A choice under the key that requests and links carry, priced by the product with this key. */
const sells = (product: string, key: string, label: string, description: string) => ({
  ...{ key, label, description, product },
  priceFrom: 'product' as const,
})

/** Products stand here by their key. */
export const configurator = {
  websiteTypes: [
    {
      ...sells(
        'bedrijfswebsite',
        'website',
        'Bedrijfswebsite',
        'Laat zien wat je doet en waar je te vinden bent.',
      ),
      drawing: 'page' as const,
    },
    {
      ...sells(
        'webshopBasis',
        'webshop',
        'Webshop basis',
        'Verkoop online, met iDEAL. Een verhuurkalender komt erbij.',
      ),
      drawing: 'shop' as const,
    },
    {
      ...sells(
        'landingspagina',
        'landingpage',
        'Landingspagina',
        'Eén pagina met één doel, voor een actie of advertentie.',
      ),
      drawing: 'box' as const,
    },
  ],
  services: [
    {
      ...{ key: 'design', label: 'Ontwerp', priceFrom: 'included' as const },
      description: 'Een eigen gezicht, passend bij je bus en je werkkleding. Zit in elke website.',
    },
    sells('vindbaarheid', 'seo', 'Vindbaarheid (SEO)', 'Gevonden worden door wie in jouw streek zoekt.'),
    sells('advertenties', 'ads', 'Advertenties', 'Campagnes die klussen opleveren, geen klikken.'),
    sells('socialMedia', 'social', 'Social media', 'Laat zien wat je gemaakt hebt, elke week.'),
    sells('nieuwsbrief', 'email', 'Nieuwsbrief en e-mail', 'Blijf in beeld bij klanten die je al kent.'),
    {
      ...{ key: 'hosting', label: 'Hosting', priceFrom: 'hosting' as const },
      description: 'Snel, veilig, elke nacht een kopie.',
    },
    {
      ...{ key: 'domain', label: 'Domeinnaam', priceFrom: 'domain' as const },
      description: 'Het eerste jaar voor dit bedrag, daarna {domainYearly} per jaar.',
    },
    sells('offertesysteem', 'dashboard', 'Offertesysteem', 'Aanvragen en offertes op één scherm.'),
  ],
  trades: [
    {
      ...{ key: 'hovenier', label: 'Hovenier', websiteType: 'website', timeline: 'normal' },
      ...{ services: 'design, hosting', features: 'landing-pages:2' },
    },
    {
      ...{ key: 'installateur', label: 'Installateur', websiteType: 'website', timeline: 'normal' },
      ...{ services: 'design, seo, hosting', features: 'crm' },
    },
    {
      ...{ key: 'klusbedrijf', label: 'Klusbedrijf', websiteType: 'website', timeline: 'rush' },
      ...{ services: 'design, hosting', features: '' },
    },
    {
      ...{ key: 'verhuurbedrijf', label: 'Verhuurder', websiteType: 'webshop', timeline: 'flexible' },
      ...{ services: 'design, hosting', features: 'booking, payments' },
    },
  ],
  towns: ['Enschede', 'Hengelo', 'Almelo', 'Oldenzaal', 'Borne', 'Haaksbergen', 'Losser', 'Rijssen'].join(
    '\n',
  ),
  timelines: [
    { key: 'rush', label: 'Spoed', description: '1 tot 2 weken', weeksFrom: 1, weeksTo: 2 },
    { key: 'normal', label: 'Normaal', description: '2 tot 4 weken', weeksFrom: 2, weeksTo: 4 },
    { key: 'flexible', label: 'Geen haast', description: '1 tot 2 maanden', weeksFrom: 4, weeksTo: 9 },
  ],
  features: [
    sells('extraTaal', 'multi-language', 'Meertalige ondersteuning', 'Elke pagina ook in een tweede taal.'),
    sells(
      'boekingssysteem',
      'booking',
      'Boekings- of reserveringssysteem',
      'Klanten kiezen zelf een vrij moment.',
    ),
    sells(
      'klantportaal',
      'client-portal',
      'Klantportaal met dashboard',
      'Je klanten zien hun opdrachten en stukken.',
    ),
    {
      ...sells(
        'extraLandingspagina',
        'landing-pages',
        'Extra landingspagina’s',
        'Voor elke dienst of plaats een eigen pagina.',
      ),
      countable: true,
    },
    sells(
      'premiumSupport',
      'premium-support',
      'Premium supportpakket',
      'Voorrang, en elke maand een uur aanpassingen.',
    ),
    sells(
      'offertesysteem',
      'auto-quote',
      'Automatisch offertesysteem',
      'Je klant rekent zelf zijn richtprijs uit.',
    ),
    sells('crmKoppeling', 'crm', 'CRM-koppeling', 'Aanvragen komen vanzelf in je klantenbestand.'),
    sells(
      'betaalkoppeling',
      'payments',
      'Koppeling met een betaalsysteem',
      'Aanbetalen of afrekenen op je site.',
    ),
    sells(
      'vindbaarheidUitgebreid',
      'seo-extended',
      'Uitgebreid SEO-pakket',
      'Voor wie in heel Overijssel werkt.',
    ),
    sells(
      'socialPakket',
      'social-integration',
      'Social-mediapakket',
      'Je berichten op je site, met deelknoppen.',
    ),
    sells(
      'webshopUitbreiding',
      'ecommerce',
      'Uitbreidingen voor je webshop',
      'Kortingen, staffels of verzendregels.',
    ),
    sells(
      'meertaligeInrichting',
      'multilingual-setup',
      'Inrichting van een meertalige site',
      'De taalkeuze, en een adres per taal.',
    ),
    sells('statistieken', 'analytics', 'Uitgebreide statistieken', 'Bellen, mailen en aanvragen geteld.'),
    sells(
      'contentpakket',
      'content',
      'Maandelijks contentpakket',
      'Eén of twee stukken per maand over je werk.',
    ),
    sells(
      'hostingVoorrang',
      'priority-hosting',
      'Hosting met voorrang en extra snelheid',
      'Een eigen plek op de server.',
    ),
  ],
}
