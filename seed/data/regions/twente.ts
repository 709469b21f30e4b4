import { regionSeed } from './regionSeed'

export const twente = [
  regionSeed({
    path: 'webshop-laten-maken-twente',
    place: 'Twente',
    heading: 'Webshop laten maken in Twente',
    opening:
      'Verkopen en verhuren in heel Twente, met betalen via iDEAL, een kalender voor de verhuur en een voorraad die klopt. Afhalen op het erf kan ook.',
    title: 'Webshop laten maken in Twente',
    keywords: 'webshop laten maken Twente, webshop verhuur, webwinkel Twente',
    paragraphs: [
      [
        'Verkopen is tellen, verhuren is plannen',
        'Een verkocht tuinhuis is weg. Een verhuurde hoogwerker komt maandag terug, met een beetje geluk schoon. Daarom zijn het twee soorten winkels. Bij verkoop gaat het om aantallen, bij verhuur om dagen: hoeveel tijd zit er tussen twee klanten, wat als iemand te laat is, mag het op zondag? Doe je het allebei, dan krijgt elk zijn eigen telling en rekent de klant toch in één keer af.',
      ],
      [
        'Een streek met erven en feesten',
        'Tussen Haaksbergen, Tubbergen en Denekamp staat van alles te huur: aanhangers, graafmachines, tenten, springkussens. Met Pasen en in de bouwvak is alles de deur uit, in november staat het stil. Een goede verhuursite weet dat. In het voorjaar laat hij zien wat er nog vrij is, in de winter wat een hele week kost. Breng je het zelf, dan telt de afstand vanaf je erf mee in de prijs.',
      ],
      [
        'Wie neemt op als jij op de kraan zit?',
        'De winst van zo’n site zit vooral in de telefoontjes die je niet meer krijgt. Is hij zaterdag vrij, past hij achter mijn auto, mag ik hem vrijdagavond al halen? Zet het antwoord bij het artikel, naast een foto op je eigen erf. Wie dan nog belt, wil meestal echt iets weten.',
      ],
    ],
    tradesHeading: 'Verhuurders en verkopers in Twente',
    trades: [
      ['Machineverhuur', 'Werkhoogte, gewicht en een filmpje van een minuut over hoe je de machine start.'],
      ['Feestverhuur', 'Rekenen per gast: tafels, stoelen en glazen in één keer goed.'],
      ['Aanhangers', 'Laadvermogen, stekker en met welk rijbewijs je ermee mag rijden.'],
      ['Boerderijwinkel', 'Pakketten die de klant zelf vult, met een houdbaarheid erbij.'],
      ['Kwekerij', 'Wat er nu op het veld staat, en wat pas in het najaar gerooid wordt.'],
      ['Tweedehands bouwmateriaal', 'Eén foto, één aantal, weg is weg.'],
    ],
    approach: [
      'Drie weken proefdraaien',
      'Jij neemt de papieren kalender mee, wij een leeg schema. Samen zetten we tien artikelen erin, met hun regels. Daarna houd je op een proefsite een paar weken alles dubbel bij, terwijl de telefoon gewoon blijft gaan. Klopt het scherm met wat er op het erf stond, dan gaat de site open.',
    ],
    question: [
      'Wat gebeurt er als twee mensen dezelfde dag willen?',
      'Wie het eerst betaalt, heeft hem. De ander ziet vóór het afrekenen dat de dag weg is, en krijgt de eerstvolgende vrije dag te zien. Belt er iemand, dan zet jij de boeking in diezelfde kalender. Zolang er maar één kalender is, gaat het niet dubbel.',
    ],
    places: ['Tubbergen', 'Denekamp', 'Haaksbergen', 'Almelo', 'Goor', 'Oldenzaal'],
  }),
  regionSeed({
    path: 'website-maken-twente',
    place: 'Twente',
    heading: 'Een website voor vakmensen in Twente',
    opening:
      'In Hengelo, Almelo, Oldenzaal en alles ertussen kennen mensen elkaar. Je site hoeft niet te schreeuwen: hij moet laten zien wat je kunt en waar je te bereiken bent.',
    title: 'Website laten maken in Twente',
    keywords: 'website Twente, website laten maken Hengelo, website Almelo',
    paragraphs: [
      [
        'Veertien gemeenten, en nog veel meer dorpen',
        'Iemand uit Borne zoekt een schilder in Borne, en anders in Hengelo. Naar Rijssen kijkt hij niet, ook al is dat net zo goed Twente. Op je site schrijven we daarom de plaatsen waar je echt komt, in de volgorde waarin je er rijdt. Alle veertien gemeenten in kleine letters onderaan overtuigt niemand.',
      ],
      [
        'Nuchter hoeft niet saai te zijn',
        'Reclame maakt hier weinig indruk. Bij “de beste van de regio” denkt iedereen: zal wel. Wat wel werkt, is laten zien wat je gedaan hebt: een dak in Vriezenveen, voor en na, met hoe lang het duurde en wat er tegenviel. We schrijven je teksten zoals je het aan de telefoon zou zeggen. Dus zonder dure woorden, en met hier en daar een woord dat ze in Utrecht moeten opzoeken.',
      ],
      [
        'Je naam ging al rond',
        'Veel werk komt via de buurt, de voetbalclub of de carnavalswagen. Een site neemt dat niet over, hij vangt het op. Wie van een kennis je naam hoorde, zoekt je ’s avonds even op. Dan moet je er staan: met een gezicht, een nummer, en werk dat past bij wat die kennis vertelde.',
      ],
    ],
    tradesHeading: 'Vakken die je hier veel ziet',
    trades: [
      ['Bouwbedrijf', 'Drie projecten met plaats, duur en wat je onderweg moest oplossen.'],
      ['Loonwerker', 'Welke machines er staan, wat ze per uur doen en hoe ver je rijdt.'],
      ['Metaalbewerker', 'Welke platen, welke dikte, welke bank. Inkopers zoeken op maten.'],
      ['Rietdekker', 'Foto’s van dichtbij, en hoe lang je wachtlijst nu is.'],
      ['Stukadoor', 'Een richtprijs per vierkante meter, en wanneer je weer kunt.'],
    ],
    approach: [
      'Zo werken we in Twente',
      'We komen naar je toe, ook als je erf geen huisnummer aan de weg heeft. Een half uur aan de keukentafel zegt meer dan tien mails. Praat je plat, dan verstaan we dat; op de site schrijven we het in het Nederlands. Wat we afspreken staat op een bon, zodat je later niet hoeft te raden.',
    ],
    question: [
      'Moet mijn site in het Twents?',
      'Eén regel mag, de rest liever niet. Klanten die hier niet opgroeiden moeten je ook kunnen lezen, en zoekmachines kennen het nauwelijks. Een groet op de goede plek laat meteen zien waar je vandaan komt. Zet er dan geen vertaling onder, want dan is de grap eraf.',
    ],
    places: ['Hengelo', 'Almelo', 'Oldenzaal', 'Rijssen', 'Vriezenveen', 'Haaksbergen'],
  }),
  regionSeed({
    path: 'online-marketing-twente',
    place: 'Twente',
    heading: 'Online marketing in Twente, zonder ruis',
    opening:
      'Liever vijf klussen in de buurt dan vijfduizend kliks. We zetten in op zoekwoorden, vermeldingen en berichten die in Twente werken, en laten elke maand zien wat het opleverde.',
    title: 'Online marketing in Twente',
    keywords: 'online marketing Twente, adverteren Twente, social media Twente',
    paragraphs: [
      [
        'Eerst uitrekenen wat een klus waard is',
        'Adverteren begint met een som. Wat houd je over aan een klus, en hoeveel aanvragen heb je nodig voordat er een doorgaat? Daaruit volgt wat een aanvraag mag kosten. Kost hij meer, dan gaat de advertentie uit. Veel verslagen gaan over kliks en bereik. Daar kun je geen tank diesel van betalen.',
      ],
      [
        'Een kring rond je werkplaats',
        'Een hovenier uit Delden heeft niets aan een klik uit Groningen. We zetten een campagne op de kilometers die je wilt rijden en laten de plaatsen weg waar je liever niet heen gaat. In Enschede en Hengelo bieden vaak meer bedrijven op hetzelfde woord dan in Goor of Tubbergen. Soms haal je met hetzelfde geld in de dorpen meer werk binnen dan in de stad.',
      ],
      [
        'Wat we niet doen',
        'Volgers kopen, prijsvragen uitschrijven en berichten plaatsen over Moederdag. Je klant wil werk zien. Eén foto per week van een klus, met de plaats en één zin over wat er lastig aan was, houd je jaren vol. Elke dag iets verzinnen houdt niemand vol.',
      ],
    ],
    tradesHeading: 'Waar je klant kijkt, hangt van je vak af',
    trades: [
      ['Dakdekker', 'Na een storm zoekt iedereen tegelijk. Die week staat je advertentie aan.'],
      ['Keukenbouwer', 'Mensen twijfelen maanden. Laat elke week een keuken zien, en wacht.'],
      ['Warmtepompen', 'Een rekenvoorbeeld dat klopt, met het jaartal van de regeling erbij.'],
      ['Hovenier', 'Tuinen uit het dorp zelf. Zet ze er op zondagavond op, na een weekend buiten.'],
      ['Wie personeel zoekt', 'Een filmpje uit de werkplaats in plaats van een lijst met eisen.'],
    ],
    approach: [
      'Je eigen account, je eigen geld',
      'Wat je aan advertenties uitgeeft, betaal je zelf aan wie ze plaatst. Het account staat op jouw naam en blijft van jou als je met ons stopt. Van ons krijg je elke maand één bladzijde: wat het kostte, hoeveel mensen belden of mailden, en wat we nu anders doen. Liep iets slecht, dan staat dat er ook.',
    ],
    question: [
      'Hoeveel moet ik uitgeven om er iets van te merken?',
      'Minder dan je denkt, als de kring klein is. Neem wat je aan één gewone klus overhoudt en geef het zes weken. Komt er geen enkele aanvraag, dan klopt de pagina niet of zoekt er niemand naar. Dan zetten we het stil en zoeken we eerst uit welke van die twee het is.',
    ],
    places: ['Delden', 'Goor', 'Tubbergen', 'Almelo', 'Oldenzaal', 'Hengelo'],
  }),
]
