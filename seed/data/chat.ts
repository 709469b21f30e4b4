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
      reply: 'Goed plan. Kies hieronder een moment dat vrij is, dan staat het meteen vast.',
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
  answers: {
    visit:
      'Allebei kan. We zitten in Enschede en komen bij je langs als dat handiger is. Spreek het wel eerst met ons af.',
    texts:
      'Dat hoeft niet alleen jij te doen: de teksten schrijven we samen met jou. Jij vertelt hoe je werkt, wij maken er een pagina van en jij kijkt hem na.',
    photos:
      'Graag zelfs: foto’s van je eigen werk zijn de beste. Mail ze, of zet ze er later zelf op met je eigen inlog.',
    selfEdit:
      'Ja. Je krijgt een eigen inlog en een half uur uitleg. Doe je het liever niet zelf, mail dan wat er moet veranderen en op welke pagina.',
    changes:
      'Mail wat er moet veranderen en op welke pagina, een foto mag erbij. Binnen een werkdag hoor je wanneer het erop staat. Zelf aanpassen kan ook, met je eigen inlog.',
    ownership:
      'Een site die je ineens laat maken, is na betaling helemaal van jou. De site en de teksten gaan mee als je weggaat.',
    maintenance: 'Laat je een site ineens maken, dan staat onderhoud apart op je offerte.',
    support:
      'Op werkdagen krijg je {responseTime} antwoord. Bij een storing bel je: die gaat voor. Hulp dag en nacht hoort alleen bij het Pro-pakket.',
    seoPosition:
      'Dat kan niemand je eerlijk beloven: Google bepaalt zelf de volgorde. Wij zorgen dat je site technisch klopt, over jouw werk in jouw plaatsen gaat en dat je elke maand ziet hoe het loopt.',
    moving:
      'Ja, verhuizen doen wij: je site, je domeinnaam en je mail. Laten staan waar ze zijn kan ook. We zetten het zo over dat je mail blijft binnenkomen. Meestal heb je een verhuiscode nodig van waar je naam nu staat. Bespreek het met ons voordat je daar opzegt.',
    prepayment:
      'Vooruit betalen hoeft niet: je website betaal je als hij klaar is. Hosting betaal je wel vooruit, per maand of per jaar.',
    cancelling:
      'Opzeggen doe je schriftelijk: een mail is genoeg. Hosting zeg je zelf op in je klantomgeving; dat kan elke dag. Je ziet daar eerst op welke dag hij stopt en wat je terugkrijgt.',
    about: '{agency}. We zitten in Enschede en maken sites voor mensen die met hun handen werken.',
    process:
      'Eerst horen we wat je nodig hebt. Dan maken we een ontwerp, bouwen de site en zetten hem met jou online. Elke stap staat bij [over ons](/over-ons).',
    region:
      'We zitten in Enschede en werken vooral voor bedrijven in Twente en de rest van Overijssel. Zit je verder weg, dan kan het ook: vraag het gerust.',
    ownCookies:
      'Zet een site alleen cookies die hij nodig heeft, dan is een melding meestal niet nodig. Meet of volg je bezoekers, dan vraag je eerst toestemming. We kijken bij het bouwen met je mee wat jouw site nodig heeft; juridisch advies geven we niet.',
    calendar: 'Ja, dat kan. Je klant ziet wat vrij is en legt meteen een dag vast.',
    shopPayments:
      'Ja, in een webshop rekenen je klanten af met iDEAL. Wanneer het geld op je rekening staat, bepaalt de betaaldienst waar je een contract mee hebt: dat weet ik niet.',
    rush: 'Zet in de configurator bij Planning je keuze op spoed.',
    redesign:
      'Ja, we vernieuwen ook een bestaande site. Wat goed is, nemen we mee. Wat het kost, hangt af van wat blijft staan.',
    security: 'Je site heeft een beveiligde verbinding, en elke nacht maken we een kopie.',
    mobile: 'Ja, elke site die we maken is op een telefoon net zo goed te lezen als op een groot scherm.',
    ai: 'Voor een eerste versie gebruiken we AI als gereedschap. Daarna werkt een mens hem uit.',
  },
  fallback:
    'Daar heb ik geen antwoord op. Vraag het iemand van ons: bel, laat je nummer achter of maak een afspraak. Je krijgt {responseTime} antwoord.',
  contactSentence: 'Kies hieronder hoe je ons wilt bereiken.',
  appointmentSentence:
    'Een afspraak maak je hieronder. Kies een moment dat vrij is, dan staat het meteen vast.',
  confirmation:
    'Dank je wel. Je afspraak staat: {day} om {time} uur. Met de link in je mail kun je hem verzetten of afzeggen.',
}
