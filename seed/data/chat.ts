const CONTACT_REPLY =
  'Bellen, appen of mailen kan allemaal. Wanneer we er zijn, staat op [de contactpagina](/contact).'
const CONSTRUCTION_REPLY =
  'Voor de bouw maken we sites met foto’s van je werk, je streek en een knop om je te bellen. Kijk bij [onze diensten](/diensten), of vink in de [configurator](/configurator) aan wat jij nodig hebt.'

export const chat = {
  everywhere: false,
  botName: 'De balie',
  greetings: {
    morning: 'Goedemorgen. Ik ben de balie en antwoord vanzelf op gewone vragen. Waar gaat het over?',
    afternoon: 'Goedemiddag. Ik ben de balie en antwoord vanzelf op gewone vragen. Waar gaat het over?',
    evening: 'Goedenavond. Ik ben de balie en antwoord vanzelf op gewone vragen. Waar gaat het over?',
  },
  options: {
    quote: {
      label: 'Offerte aanvragen',
      reply:
        'Dat gaat het snelst in de [configurator](/configurator): je vinkt aan wat je wilt en ziet meteen een prijsindicatie. Je krijgt {responseTime} een persoonlijke offerte.',
    },
    appointment: {
      label: 'Afspraak maken',
      reply: 'Goed plan. Vul hieronder in wanneer het jou uitkomt, dan laten wij weten of het past.',
    },
    question: {
      label: 'Andere vraag',
      reply: 'Zeg het maar. Ik weet iets van prijzen, websites, vindbaarheid, onderhoud en offertes.',
    },
    advice: {
      label: 'Advies op maat',
      reply:
        'Vertel in een paar woorden wat voor bedrijf je hebt, bijvoorbeeld aannemer of restaurant. Wil je liever meteen met iemand overleggen? Typ dan “afspraak”.',
    },
  },
  rules: [
    {
      label: 'Offerte',
      keywords: 'offerte, offreren, prijsopgave, prijsindicatie, configurator',
      reply:
        'Een offerte kost niets. In de [configurator](/configurator) vink je aan wat je wilt; {responseTime} krijg je een persoonlijke offerte met een vaste prijs.',
    },
    {
      label: 'Prijs',
      keywords:
        'prijs, prijzen, kost, tarief, tarieven, hoe duur, te duur, budget, betaal, betalen, goedkoop',
      reply:
        'Dat hangt af van wat je nodig hebt. Alle bedragen staan bij [de prijzen](/prijzen), en in de [configurator](/configurator) reken je je eigen site uit.',
    },
    {
      label: 'SEO',
      keywords: 'seo, google, vindbaar, gevonden, zoekmachine, zoekwoord, ranking, hoger in',
      reply:
        'Met SEO zorgen we dat mensen uit de buurt jou vinden. Gemiddeld geeft dat {chatSeo}. Wat we doen lees je bij [de diensten](/diensten).',
    },
    {
      label: 'Onderhoud',
      keywords:
        'onderhoud, onderhouden, bijhouden, bijwerken, update, back-up, backup, reservekopie, beveilig, storing, kapot, doet het niet, hosting',
      reply:
        'Wij houden je site snel, veilig en bijgewerkt, met elke nacht een reservekopie. Is er nu iets stuk? Kijk bij [support](/support) of bel ons meteen.',
    },
    {
      label: 'Contact',
      keywords:
        'contact, bellen, bel, gebeld, terugbel, telefoon, telefonisch, whatsapp, mailen, bereik, adres',
      reply: CONTACT_REPLY,
    },
    {
      label: 'Bouw',
      keywords:
        'in de bouw, bouwbedrijf, bouwsector, aannemer, timmer, metsel, stukadoor, schilder, loodgieter, installateur, installatiebedrijf, elektricien, dakdekker, klusbedrijf, klusser, hovenier, stratenmaker, tegelzetter',
      reply: CONSTRUCTION_REPLY,
    },
    {
      label: 'Horeca',
      keywords:
        'horeca, restaurant, cafe, eetcafe, hotel, lunchroom, bar, snackbar, catering, bakker, ijssalon, menukaart, reserver',
      reply:
        'Voor de horeca maken we sites met je kaart, je openingstijden en een manier om te reserveren. Vink in de [configurator](/configurator) aan wat je zoekt.',
    },
    {
      label: 'Website',
      keywords:
        'website, webshop, webwinkel, site, landingspagina, homepage, webdesign, ontwerp, hoe lang, hoe snel',
      reply:
        'We maken websites en webshops die je zelf kunt bijhouden, {online}. Bekijk [de diensten](/diensten) of stel je site samen in de [configurator](/configurator).',
    },
    {
      label: 'Contact, los woord',
      keywords: 'mail, email, e-mail',
      reply: CONTACT_REPLY,
    },
    {
      // Below the websites: `bouw` also begins what a visitor wants us to build.
      label: 'Bouw, los woord',
      keywords: 'bouw',
      reply: CONSTRUCTION_REPLY,
    },
  ],
  fallback:
    'Daar heb ik geen antwoord op. Typ “bellen” om te zien hoe je iemand van ons spreekt, of kijk op [de contactpagina](/contact). Je krijgt {responseTime} antwoord.',
  contactSentence: 'Kies hieronder hoe je ons wilt bereiken.',
  appointmentSentence:
    'Een afspraak vraag je hieronder aan. Vul in wanneer het jou uitkomt, dan laten wij weten of het past.',
  confirmation:
    'Dank je wel. Je aanvraag voor {day} om {time} uur is binnen. We laten {responseTime} weten of het past.',
}
