const request = { priceKind: 'request' as const }

/** A choice without a fixed price, under the key that requests and links carry. */
const choice = (key: string, label: string, description = '') => ({ key, label, description, ...request })

export const configurator = {
  websiteTypes: [
    {
      key: 'website',
      label: 'Bedrijfswebsite',
      description: 'Laat zien wat je doet en waar je te vinden bent.',
      drawing: 'page' as const,
      priceKind: 'once' as const,
      amount: 79_500,
      startingAt: true,
    },
    {
      key: 'webshop',
      label: 'Webshop',
      description: 'Verkoop of verhuur online, met iDEAL.',
      drawing: 'shop' as const,
      priceKind: 'once' as const,
      amount: 149_900,
      startingAt: true,
    },
    {
      ...choice('landingpage', 'Landingspagina', 'Eén pagina met één doel, voor een actie of advertentie.'),
      drawing: 'box' as const,
    },
  ],
  services: [
    choice('design', 'Ontwerp', 'Een eigen gezicht, passend bij je bus en je werkkleding.'),
    choice('seo', 'Vindbaarheid (SEO)', 'Gevonden worden door wie in jouw streek zoekt.'),
    choice('ads', 'Advertenties', 'Campagnes die klussen opleveren, geen klikken.'),
    choice('social', 'Social media', 'Laat zien wat je gemaakt hebt, elke week.'),
    choice('email', 'Nieuwsbrief en e-mail', 'Blijf in beeld bij klanten die je al kent.'),
    {
      key: 'hosting',
      label: 'Hosting',
      description: 'Snel, veilig, elke nacht een kopie.',
      priceKind: 'monthly' as const,
      amount: 1_500,
      startingAt: true,
    },
    {
      key: 'domain',
      label: 'Domeinnaam',
      description: 'Het eerste jaar voor dit bedrag, daarna {domainYearly} per jaar.',
      priceKind: 'once' as const,
      amount: 100,
      startingAt: false,
    },
    choice('dashboard', 'Offertedashboard', 'Aanvragen en offertes op één scherm.'),
  ],
  timelines: [
    { key: 'rush', label: 'Spoed', description: '1 tot 2 weken' },
    { key: 'normal', label: 'Normaal', description: '2 tot 4 weken' },
    { key: 'flexible', label: 'Geen haast', description: '1 tot 2 maanden' },
  ],
  features: [
    choice('multi-language', 'Meertalige ondersteuning'),
    choice('booking', 'Boekings- of reserveringssysteem'),
    choice('client-portal', 'Klantportaal met dashboard'),
    {
      key: 'landing-pages',
      label: 'Extra landingspagina’s',
      description: 'Voor elke dienst of plaats een eigen pagina.',
      countable: true,
      priceKind: 'once' as const,
      amount: 19_900,
    },
    choice('premium-support', 'Premium supportpakket'),
    choice('auto-quote', 'Automatisch offertesysteem'),
    choice('crm', 'CRM-koppeling'),
    choice('payments', 'Koppeling met een betaalsysteem'),
    choice('seo-extended', 'Uitgebreid SEO-pakket'),
    choice('social-integration', 'Social-mediapakket'),
    choice('ecommerce', 'Uitbreidingen voor je webshop'),
    choice('multilingual-setup', 'Inrichting van een meertalige site'),
    choice('analytics', 'Uitgebreide statistieken'),
    choice('content', 'Maandelijks contentpakket'),
    choice('priority-hosting', 'Hosting met voorrang en extra snelheid'),
  ],
}
