export const prices = {
  websites: [
    {
      name: 'Bedrijfswebsite',
      price: 'vanaf {websiteFrom}',
      note: 'Een site van enkele pagina’s, ontworpen voor jouw bedrijf.',
    },
    {
      name: 'Webshop',
      price: 'vanaf {webshopFrom}',
      note: 'Met betalen via iDEAL. Uitgebreid met verhuur of koppelingen vanaf € 2.450.',
    },
    { name: 'Landingspagina', price: 'op aanvraag', note: 'Eén pagina met één doel.' },
    {
      name: 'Extra landingspagina',
      price: '€ 199 per stuk',
      note: 'Voor elke dienst of plaats een eigen pagina.',
    },
    {
      name: 'Offertes die zichzelf uitrekenen',
      price: 'vanaf € 139 per maand',
      note: 'Een samensteller op je site, alles inbegrepen en zonder opstartkosten.',
    },
    {
      name: 'Domeinnaam',
      price: '{domainFirstYear} het eerste jaar',
      note: 'Daarna {domainYearly} per jaar.',
    },
    {
      name: 'Maatwerk',
      price: 'op aanvraag',
      note: 'Portaal, kalender of koppeling, met een prijs per onderdeel.',
    },
  ],
  subscriptions: [
    {
      name: 'Starter',
      price: 'vanaf € 129 per maand',
      lines: 'Site, hosting en onderhoud\nGevonden worden in je eigen plaats\nSupport op werkdagen',
    },
    {
      name: 'Groei',
      price: 'op aanvraag',
      lines: 'Alles van Starter\nElke maand aanpassingen\nMeer pagina’s en vindbaarheid',
    },
    {
      name: 'Pro',
      price: 'op aanvraag',
      lines: 'Alles van Groei\nWebshop of veel aanvragen\nSupport dag en nacht',
    },
  ],
}
