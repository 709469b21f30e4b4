import { WITHDRAWAL } from '@/features/company/model/legal'
import { CALL_ME } from '@/features/leads/model/lead'
import type { PageName, PageText, WordOf, Words } from '@/features/website/model/pageTexts'

/** Only a page with a list has points, only a page with further headings has words. */
type Seed<Name extends PageName> = Pick<PageText<Name>, 'heading' | 'lead' | 'seo'> &
  Partial<Pick<PageText<Name>, 'points'>> &
  (WordOf<Name> extends never ? object : { words: Words<Name> })

const hostingWords: Words<'hostingRegion' | 'hostingOrder'> = {
  packages: 'De pakketten',
  extras: 'Extra’s erbij',
  order: 'Bestel je hosting',
  orderNote:
    'Zet het aan, of bel, app of mail ons je domeinnaam en het pakket. Dan vullen wij de bon voor je in.',
  closing: 'Twijfel je tussen twee pakketten?',
  closingText: 'Vertel wat er op je site komt, dan zeggen we welk pakket genoeg is.',
}

/** Said wherever hosting is promised within hours: a private person's begins later unless they ask (decision 045). */
const privateStart = `Als particulier vink je aan dat we meteen mogen beginnen; anders beginnen we na je bedenktijd van ${WITHDRAWAL.days} dagen.`

export const pageTexts: { [Name in PageName]: Seed<Name> } = {
  services: {
    heading: 'Alles op de bon, voordat we beginnen.',
    lead: 'Kies wat je nodig hebt. Voor elke dienst krijg je een persoonlijke offerte.',
    points: [
      { title: 'Iemand die opneemt', text: 'Een van ons neemt op. Geen wachtrij, geen keuzemenu.' },
      {
        title: 'Vaste prijs vooraf',
        text: 'Wat op de offerte staat, betaal je. Meer alleen als je daar eerst voor tekent.',
      },
      { title: 'Betalen na oplevering', text: 'Je website betaal je als hij er staat.' },
      { title: 'Uit de buurt', text: 'We zitten in Enschede en komen langs als dat handiger is.' },
      { title: 'Zelf aanpassen', text: 'Een foto of een prijs wijzig je zelf, zonder cursus.' },
      { title: 'Alles bij elkaar', text: 'Site, domein, hosting en mail onder één dak.' },
    ],
    words: {
      quote: 'Offerte aanvragen',
      reasons: 'Waarom ondernemers voor ons kiezen',
      nearby: 'Ook in',
      mapNote:
        'Zo lang rijden we van ons kantoor naar jou, als het rustig is op de weg. Langskomen om kennis te maken kost niets.',
      others: 'Wat we nog meer doen',
      allServices: 'Bekijk alle diensten',
      closing: 'Weet je nog niet wat je nodig hebt?',
      closingText:
        'Vertel wat je doet en wat je mist. Op werkdagen hoor je {responseTime} wat wij zouden doen, en wat niet.',
    },
    seo: {
      title: 'Diensten',
      description:
        'Websites, webshops, vindbaarheid, social media, statistieken en nieuwsbrieven voor vakmensen in Twente.',
      keywords: 'website laten maken, webshop laten maken, SEO Enschede, online marketing Twente',
    },
  },
  prices: {
    heading: 'Wat het kost, zonder dat je hoeft te bellen.',
    lead: 'Onze prijzen op één bladzijde. Staat er ‘op aanvraag’, dan hoor je de prijs voordat we beginnen. Wil je weten wat jouw site kost? In de configurator vink je aan wat je wilt en telt de bon mee.',
    words: {
      websites: 'Eenmalig, en daarna van jou',
      options: 'Onderdelen erbij',
      subscriptions: 'Of per maand: bouw, hosting en onderhoud in één bedrag',
      hosting: 'Hosting',
      closing: 'Weten wat het voor jou kost?',
      closingText:
        'Schrijf in een paar woorden wat je zoekt. Op werkdagen hoor je {responseTime} een prijs per regel.',
    },
    seo: {
      title: 'Prijzen',
      description:
        'Wat kost een website, een webshop, een maandpakket of hosting? Alle prijzen van ons webbureau op één bladzijde.',
      keywords: 'prijs website, kosten webshop, hosting prijzen, website per maand',
    },
  },
  custom: {
    heading: 'Past het niet in een pakket? Dan maken we het op maat.',
    lead: 'Een verhuurkalender, een portaal voor je klanten of een koppeling met je planning. Vertel hoe je werkt, dan maken we een voorstel met een prijs per onderdeel.',
    points: [
      {
        title: 'Persoonlijk advies',
        text: 'Eerst kijken we mee hoe het nu gaat. Daarna pas praten we over techniek.',
      },
      {
        title: 'Flexibele oplossingen',
        text: 'Begin klein. Werkt het, dan bouwen we verder. Werkt het niet, dan stop je daar.',
      },
      {
        title: 'Transparante prijzen',
        text: 'Elk onderdeel staat apart op de offerte, zodat je kunt schrappen.',
      },
    ],
    words: {
      talk: 'Plan een Gratis Gesprek',
      slip: 'Zo staat het op je offerte',
      slipNote: 'Elk onderdeel op een eigen regel. Druk erop, en streep weg wat je nu niet nodig hebt.',
      slipSum: 'Wat je wegstreept, betaal je niet. Later kan het er alsnog bij.',
      faqs: 'Vragen over maatwerk',
      closing: 'Past jouw plan nergens in?',
      closingText:
        'Juist dan. Vertel hoe je werkt en waar het knelt; op werkdagen hoor je {responseTime} van ons.',
    },
    seo: {
      title: 'Maatwerk',
      description:
        'Software op maat voor je website: verhuurkalender, klantportaal of een koppeling met je planning.',
      keywords: 'maatwerk website, klantportaal, verhuurkalender, koppeling planning',
    },
  },
  about: {
    heading: 'Een klein bureau voor mensen met een bus vol gereedschap.',
    lead: 'We maken sites voor mensen die liever aan het werk zijn dan achter een scherm zitten.',
    points: [
      { title: 'Afspraak is afspraak', text: 'Zeggen we vrijdag, dan is het vrijdag.' },
      { title: 'Gewone taal', text: 'We leggen het uit zoals je het aan een klant zou uitleggen.' },
      {
        title: 'Eerlijk over nut',
        text: 'Heb je iets niet nodig, dan zeggen we dat. Apps en drukwerk maken we niet; daar weten we iemand voor.',
      },
      { title: 'Dichtbij', text: 'Twente is klein. We komen elkaar weer tegen, dus we maken het goed.' },
    ],
    words: {
      story: 'Hoe het begon',
      team: 'Een van deze drie neemt op',
      values: 'Waar we aan vasthouden',
      steps: 'Zo werken we',
      stamp: 'Klaar',
      closing: 'Kennismaken? De koffie staat klaar.',
      closingText: 'Bel, app of mail, of kom langs. Een van ons heeft tijd voor je.',
    },
    seo: {
      title: 'Over ons',
      description:
        'Wie we zijn: een klein bureau in Enschede dat websites maakt voor vakmensen in Twente en Overijssel.',
      keywords: 'webbureau Enschede, webdesigner Twente, over ons',
    },
  },
  contact: {
    heading: 'Je krijgt een mens aan de lijn.',
    lead: 'Bel of app als het snel moet, mail als je iets wilt meesturen. Op werkdagen krijg je {responseTime} antwoord.',
    words: {
      form: 'Stuur een bericht',
      formNote: 'Je krijgt antwoord per mail',
      callback: 'Liever gebeld worden?',
      address: 'Langskomen',
      route: 'Route Plannen',
    },
    seo: {
      title: 'Contact',
      description:
        'Bel, app of mail ons webbureau in Enschede, of kom langs op afspraak. Adres en openingstijden.',
      keywords: 'contact webbureau Enschede, webbureau bellen, webbureau Twente adres',
    },
  },
  callback: {
    heading: 'Wij bellen jou.',
    lead: 'Laat je naam en nummer achter en kies wanneer het uitkomt. Een van ons belt je terug.',
    words: {
      form: 'Terugbelverzoek',
      formNote: 'Drie regels, meer hoeft niet',
      hours: 'Dan zijn we er',
      call: 'Liever zelf bellen?',
    },
    seo: {
      title: CALL_ME,
      description:
        'Laat je naam en telefoonnummer achter en kies een moment. Iemand van ons webbureau in Enschede belt je terug.',
      keywords: 'terugbelverzoek webbureau, bel mij terug, webbureau Enschede bellen',
    },
  },
  faq: {
    heading: 'Vragen die we elke week krijgen.',
    lead: 'Staat de jouwe er niet bij? Bel even, dan weet je het meteen.',
    words: {
      closing: 'Nog een vraag?',
      closingText: 'Stel hem gerust, ook als je denkt dat hij gek is. Je krijgt antwoord van een mens.',
      prices: 'Bekijk pakketten',
    },
    seo: {
      title: 'Veelgestelde vragen',
      description:
        'Wat kost een website, hoe lang duurt het, en wat als je wilt stoppen? Tien vragen en eerlijke antwoorden.',
      keywords: 'veelgestelde vragen website, kosten website, maandpakket website',
    },
  },
  support: {
    heading: 'Iets stuk of iets niet duidelijk?',
    lead: 'Bel of app bij spoed. Voor de rest krijg je op werkdagen {responseTime} antwoord.',
    words: {
      hours: 'Wanneer we er zijn',
      faqs: 'Vaak gevraagd',
      closing: 'Ook ’s nachts geholpen worden?',
      closingText: 'Support dag en nacht zit in Pro, en je kunt het bij je hosting kiezen.',
      prices: 'Bekijk de prijzen',
    },
    seo: {
      title: 'Support',
      description:
        'Hulp bij je website of hosting: bellen, appen of mailen, met openingstijden en antwoorden op vier vragen.',
      keywords: 'support website, hulp hosting, storing website',
    },
  },
  blog: {
    heading: 'Uit de praktijk, voor de praktijk.',
    lead: 'Wat we leerden van sites voor hoveniers, installateurs, klussers en verhuurders. Je leest elk stuk in de tijd van een bak koffie.',
    words: {
      empty:
        'Er staan nog geen artikelen. Heb je een vraag die we hier moeten beantwoorden? Stel hem gerust.',
      more: 'Meer artikelen laden',
      feed: 'Volgen via RSS',
      chapters: 'In dit artikel',
      minutes: 'min lezen',
      related: 'Lees ook',
      newsletter: 'Nieuwe artikelen in je mail',
      newsletterConsent: 'Je krijgt hooguit één mail per maand. Afmelden kan in elke mail.',
      closing: 'Liever dat wij je site maken?',
      closingText:
        'Schrijf in twee zinnen wat je doet. Op werkdagen hoor je {responseTime} wat een site voor jou kost.',
    },
    seo: {
      title: 'Blog voor vakmensen',
      description:
        'Artikelen over websites, vindbaarheid, online verhuren en hosting, voor hoveniers, installateurs, klusbedrijven en verhuurders.',
      keywords: 'blog website, tips website vakman, vindbaarheid tips, online verhuren',
    },
  },
  location: {
    heading: 'Ons Kantoor in Enschede',
    lead: 'Je bent welkom. Bel even voordat je komt, dan weet je zeker dat er iemand is.',
    words: {
      contact: 'Contact opnemen',
      appointment: 'Afspraak maken',
      quote: 'Offerte aanvragen',
      address: 'Bezoekadres',
      route: 'Route plannen',
    },
    seo: {
      title: 'Ons kantoor in Enschede',
      description:
        'Adres, kaart, route en openingstijden van ons kantoor in Enschede. Kom langs voor een kop koffie en een plan voor je site.',
      keywords: 'webbureau Enschede adres, kantoor Enschede, afspraak webbureau',
    },
  },
  appointment: {
    heading: 'Scheur een moment af.',
    lead: 'Kies een strookje en je afspraak staat. In de mail die je krijgt, staat een link waarmee je de afspraak verzet of afzegt.',
    words: {
      slip: 'Kennismaken',
      moments: 'Wanneer komt het uit?',
      way: 'Bellen, of bij ons op kantoor?',
      you: 'Wie ben je?',
      send: 'Maak mijn afspraak',
      none: 'Er is de komende weken geen moment meer vrij. Bel of mail ons, dan vinden we er samen een.',
      block: 'Eerste vrije momenten',
      blockLink: 'Bekijk alle vrije momenten',
    },
    seo: {
      title: 'Afspraak maken',
      description:
        'Kies zelf een vrij moment bij ons webbureau in Enschede: aan de telefoon of op kantoor. Je afspraak staat meteen vast.',
      keywords: 'afspraak webbureau, kennismaken webdesigner Enschede, afspraak maken website',
    },
  },
  withdrawal: {
    heading: 'Overeenkomst herroepen.',
    lead: `Bedacht je je nadat je als particulier bestelde? Je hebt ${WITHDRAWAL.days} dagen om ervan af te zien, zonder reden. Vul het briefje in, dan krijg je meteen een bewijs per mail.`,
    points: [
      {
        title: 'Wie het mag',
        text: 'Iedereen die als particulier bij ons bestelde. Bestelde je voor je bedrijf, dan kun je niet herroepen, wel opzeggen. Weet je het niet meer? Vul het briefje toch in, dan kijken wij het na.',
      },
      {
        title: 'Tot wanneer',
        text: `Tot en met ${WITHDRAWAL.days} dagen na de dag waarop je bestelde, tot middernacht. Is de laatste dag een zaterdag, een zondag of een feestdag, dan telt de eerste werkdag erna ook mee. Vertelden we je bij het bestellen niet dat dit mag, dan heb je er twaalf maanden bij.`,
      },
      {
        title: 'Wat het kost',
        text: 'Niets, als je ons niet vroeg om meteen te beginnen: je krijgt alles terug. Vroeg je dat wel, dan betaal je de dagen die al geleverd zijn en het werk dat al af is. Een domeinnaam die we op jouw verzoek meteen vastlegden, betaal je voor het eerste jaar; die blijft van jou.',
      },
      {
        title: 'Wat er dan stopt',
        text: 'Je hosting en alles wat je erbij nam, meteen als je op tijd bent. Haal dus eerst weg wat je wilt bewaren, zoals je mail.',
      },
      {
        title: 'Hoe je geld terugkomt',
        text: `Op de manier waarop je betaalde, binnen ${WITHDRAWAL.refundDays} dagen nadat je herriep. Je krijgt er een creditfactuur bij.`,
      },
      {
        title: 'Liever niet via deze pagina',
        text: 'Een mail of een brief is net zo goed, in je eigen woorden of met het formulier uit de wet. De dag waarop je hem verstuurt, telt.',
      },
    ],
    words: {
      slip: 'Herroeping',
      right: 'Zo werkt herroepen',
      form: 'Het formulier uit de wet',
      formNote: 'Je hoeft het niet te gebruiken, maar het mag. Mail het ons of doe het op de post.',
    },
    seo: {
      title: 'Overeenkomst herroepen',
      description: `Als particulier een bestelling herroepen binnen ${WITHDRAWAL.days} dagen, zonder reden. Je krijgt meteen een bewijs per mail.`,
      keywords: 'overeenkomst herroepen, herroepingsrecht hosting, bestelling annuleren',
    },
  },
  hostingRegion: {
    heading: 'Websitehosting in Overijssel',
    lead: `Je site staat bij ons op een snelle server. Elke nacht maken we een reservekopie, en bij een storing bel je ons. {hostingUptime}, en na je betaling staat je hosting {hostingSetup} klaar. ${privateStart}`,
    words: hostingWords,
    seo: {
      title: 'Websitehosting in Overijssel',
      description:
        'Hosting voor bedrijven in Overijssel: drie pakketten met vaste prijzen, elke nacht een reservekopie en een mens aan de telefoon.',
      keywords: 'webhosting Overijssel, hosting Twente, website hosting bedrijf',
    },
  },
  hostingOrder: {
    heading: 'Kies je hosting',
    lead: `Zoek je domeinnaam, kies een pakket en reken af. Na je betaling staat je hosting {hostingSetup} klaar. ${privateStart} Een domeinnaam verhuizen duurt langer, meestal een dag.`,
    words: hostingWords,
    seo: {
      title: 'Hosting bestellen',
      description:
        'Bestel hosting en een domeinnaam in vijf stappen: drie pakketten met vaste prijzen. Begin je meteen, dan staat hij {hostingSetup} klaar.',
      keywords: 'hosting bestellen, hostingpakket kiezen, webhosting prijs',
    },
  },
  hostingDashboard: {
    heading: 'Mijn hosting',
    lead: 'Log in en je hebt je hosting, je facturen en je gegevens bij elkaar.',
    seo: {
      title: 'Mijn hosting',
      description: 'Bekijk je hosting, betaal of download je facturen en pas je gegevens aan.',
      keywords: 'mijn hosting, klantomgeving hosting',
    },
  },
  hostingLogin: {
    heading: 'Inloggen',
    lead: 'Met het e-mailadres van je bestelling. Je ziet je hosting, betaalt je facturen en past je gegevens aan.',
    seo: {
      title: 'Inloggen bij je hosting',
      description:
        'Log in bij je hosting om bestellingen te beheren en facturen te betalen of te downloaden.',
      keywords: 'inloggen hosting, hosting login',
    },
  },
  configurator: {
    heading: 'Stel je website samen',
    lead: 'Zeven korte stappen. Op de bon zie je meteen een prijsindicatie.',
    words: { instead: 'Zet het aan, of vertel ons zelf wat je zoekt. Dan vullen wij de bon voor je in.' },
    seo: {
      title: 'Stel je website samen',
      description:
        'Vink aan wat je nodig hebt, zie meteen een prijsindicatie en krijg {responseTime} een persoonlijke offerte.',
      keywords: 'website samenstellen, website prijs berekenen, offerte website',
    },
  },
  portfolio: {
    heading: 'Wat ze vroegen, wat ze kregen, wat het kostte.',
    lead: 'Vijf voorbeelden, elk met het hele dossier: de vraag, de bon, de offerte naast de factuur, en hoe het daarna liep.',
    words: {
      empty: 'Hier komt ons werk te staan, zodra de eerste klant zegt dat het mag.',
      open: 'Open het dossier',
      example:
        'Het bedrijf, de bedragen en de cijfers zijn verzonnen. De site is echt: druk op een scherm en kijk erin rond.',
      visit: 'Open de hele site',
      slip: 'Werkbon',
      question: 'De vraag',
      quoted: 'Offerte',
      invoiced: 'Factuur',
      weeks: 'Klaar in',
      changed: 'Sindsdien',
      stamp: 'Opgeleverd',
      more: 'Nog meer dossiers',
      closing: 'Weten wat het bij jou wordt?',
      closingText: 'Vink aan wat je zoekt, dan rekent de bon met je mee. {configuratorEffort}.',
    },
    seo: {
      title: 'Portfolio',
      description:
        'Websites die wij maakten, met het hele dossier erbij: de vraag, de prijs op de offerte en op de factuur, en wat het opleverde.',
      keywords: 'portfolio webbureau Enschede, voorbeelden websites, website hovenier voorbeeld',
    },
  },
}
