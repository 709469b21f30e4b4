import { regionSeed } from './regionSeed'

export const enschede = [
  regionSeed({
    path: 'website-laten-maken-enschede',
    place: 'Enschede',
    heading: 'Website laten maken in Enschede',
    opening:
      'Van Roombeek tot Glanerbrug: wie in Enschede een vakman zoekt, begint op zijn telefoon. Wij maken de site waarop hij jou vindt, leest wat je doet en belt.',
    title: 'Website laten maken in Enschede',
    keywords: 'website laten maken Enschede, website Enschede, website bedrijf Enschede',
    paragraphs: [
      [
        'Een stad met heel verschillende huizen',
        'In Pathmos staan arbeiderswoningen van zo’n honderd jaar oud. Roombeek is na 2000 opnieuw gebouwd, en de Wesselerbrink en Stroinkslanden komen uit de tweede helft van de vorige eeuw. Wie er met gereedschap binnenkomt, weet wat dat scheelt: een ander dak, een andere meterkast, een andere tuin. Schrijf dat op. Een bewoner van Pathmos die leest dat je zulke huizen kent, hoeft niet meer te vragen of je zijn klus aankunt.',
      ],
      [
        'Drie manieren om je te bereiken',
        'Enschede is een studentenstad, dus er zijn veel kamers en veel kamerverhuurders. Een student appt om tien uur ’s avonds, een huiseigenaar in Lonneker belt overdag, en wie dertig kamers beheert wil een offerte in zijn mail. We zetten die drie naast elkaar, met erbij wanneer je antwoordt. Zo komt een vraag binnen op de manier die de klant toch al koos.',
      ],
      [
        'Dichtbij is een reden om te kiezen',
        'Wie een lekkage heeft, belt liever iemand uit Twekkelerveld dan iemand uit Apeldoorn. Zet daarom op het eerste scherm in welke wijken en dorpen je komt en hoe snel je er bent. Meer hoeft daar niet te staan dan dat, een foto van je werk en je nummer.',
      ],
    ],
    tradesHeading: 'Wie hier werkt, en wat er dan op de site hoort',
    trades: [
      ['Installateur', 'Je storingsnummer bovenaan, en welke ketels en warmtepompen je kent.'],
      ['Schilder', 'Foto’s van één huis, voor en na, met het jaar erbij.'],
      ['Hovenier', 'Stadstuin en erf apart: daar wonen twee soorten klanten.'],
      ['Fietsenmaker', 'Wat een beurt kost, en of er een leenfiets klaarstaat.'],
      ['Klusbedrijf', 'De tien klussen die je echt doet. De rest laat je weg.'],
    ],
    approach: [
      'Zo werken we in de stad',
      'Kennismaken doen we bij jou of bij ons aan tafel. Met de bus zijn we overal in een kwartier, dus kijken we ook even rond waar je werkt. De foto’s maak je zelf, met ons lijstje erbij. De schetsen leggen we op papier voor je neer. En als de site een week online staat, bellen we om te horen of de telefoon al ging.',
    ],
    question: [
      'Moet ik erbij zetten dat ik ook in Hengelo of over de grens werk?',
      'Alleen als je er echt komt. Noem de plaatsen waar je bus al rijdt, en of je voorrijkosten rekent. Hengelo, Losser en Haaksbergen passen prima op één regel. Werk je ook in Gronau, maak dan liever één goede pagina in het Duits dan een vertaalknop die halve zinnen geeft.',
    ],
    places: ['Glanerbrug', 'Roombeek', 'Lonneker', 'Boekelo', 'Stroinkslanden'],
  }),
  regionSeed({
    path: 'webdesign-enschede',
    place: 'Enschede',
    heading: 'Webdesign in Enschede dat bij je bus past',
    opening:
      'Je bus, je werkkleding en je site horen hetzelfde te vertellen. We tekenen elke pagina voor jouw bedrijf, zonder sjabloon, en laten hem eerst op papier zien.',
    title: 'Webdesign in Enschede',
    keywords: 'webdesign Enschede, webdesigner Enschede, ontwerp website',
    paragraphs: [
      [
        'Eerst kijken, dan pas tekenen',
        'Een ontwerp begint niet op een scherm. We bekijken je bus, je bord, je kleding en de bon die je bij klanten achterlaat. Daar zit je bedrijf al in: een kleur, een letter, een manier van praten. Wat goed is houden we, wat toevallig zo gegroeid is ruimen we op. Daarna pakken we een potlood. De eerste schets heeft de maat van een telefoon, zodat je er met je duim overheen kunt en durft te strepen.',
      ],
      [
        'Een stad die kan kijken',
        'Enschede heeft een kunstacademie, een verleden vol textiel en een wijk als Roombeek, waar architecten de ruimte kregen. Mensen zijn hier wat gewend. Je site hoeft daarom geen kunst te zijn. Een gekocht sjabloon valt wel op, zeker als je concurrent drie straten verder hetzelfde kocht.',
      ],
      [
        'Mooi is ook: te lezen in de zon',
        'We tekenen voor iemand op een steiger met licht op zijn scherm. Donkere letters, knoppen waar een koude duim op past, niets dat verspringt terwijl je leest. Van elke pagina meten we het contrast en de lettergrootte na, en we kijken of je overal komt met alleen een toetsenbord. Wie slecht ziet, is net zo goed een klant.',
      ],
    ],
    tradesHeading: 'Wat een ontwerp voor jouw vak moet doen',
    trades: [
      ['Meubelmaker', 'Grote foto’s en veel wit eromheen. Het hout doet het woord.'],
      ['Aannemer', 'Rust. Eén project groot, de andere in een lijst op jaartal.'],
      ['Kapsalon', 'De prijslijst en de vrije plekken komen vóór de sfeerfoto’s.'],
      ['Eetcafé', 'De kaart als tekst. Een foto van een menu leest niemand op straat.'],
      ['Tuinontwerper', 'Je eigen tekening als opening, met de potloodlijnen er nog in.'],
    ],
    approach: [
      'Van potlood naar telefoon',
      'Eerst lopen we een ochtend mee en maken foto’s. Dan komen de schetsen en kies jij een richting. Die werken we uit met je echte teksten, want een ontwerp met opvulzinnen klopt nooit. Ten slotte kijk je op je eigen telefoon, in de bus, en zeg je wat er schuurt. Schaven hoort erbij.',
    ],
    question: [
      'Ik heb al een logo. Moet dat opnieuw?',
      'Meestal niet. Kun je het lezen op een pet, dan is het goed genoeg. Heb je alleen een klein plaatje uit een oude mail, dan zoeken we met je naar het origineel; vaak ligt dat nog bij degene die je bus bestickerde. Een nieuw logo ontwerpen we zelf niet. We weten wel wie dat in de stad goed kan.',
    ],
    places: ['Kennispark', 'Roombeek', 'Havengebied', 'Usselo', 'Lonneker', 'Wesselerbrink'],
  }),
  regionSeed({
    path: 'wordpress-website-enschede',
    place: 'Enschede',
    heading: 'Een WordPress-site in Enschede, of iets dat minder onderhoud vraagt',
    opening:
      'Heb je al een WordPress-site, dan maken we hem snel en veilig of zetten we hem over. Begin je nieuw, dan kijken we eerst of je die uitbreidingen echt nodig hebt.',
    title: 'WordPress-website in Enschede',
    keywords: 'WordPress Enschede, WordPress website laten maken, WordPress onderhoud',
    paragraphs: [
      [
        'Waarom we er zelf niet mee beginnen',
        'WordPress is goed gereedschap, en heel veel sites draaien erop. De zorgen komen zelden van WordPress zelf, wel van wat eraan hangt: een thema van de een, twaalf uitbreidingen van twaalf anderen, elk met zijn eigen updates. Voor zes pagina’s en een formulier is dat veel werk om bij te houden. Nieuwe sites bouwen we daarom zonder uitbreidingen. De pagina’s liggen klaar voordat iemand erom vraagt, en jij verandert teksten, foto’s en prijzen met je eigen inlog.',
      ],
      [
        'Wat je wint, en wat je mist',
        'Je wint een site die snel opent, ook met matig bereik in een kruipruimte, en die niet op zondag omvalt door een update. Je mist een winkel vol kant-en-klare onderdelen: wil je iets bijzonders, dan moet het gemaakt worden. En niet elk bureau kan met onze techniek verder. Ga je weg, dan krijg je je teksten en foto’s daarom mee als gewone bestanden.',
      ],
      [
        'Doet je huidige site het goed? Laat hem staan',
        'Een WordPress-site die bijgewerkt is en klanten brengt, hoef je niet te vervangen. We kijken hem na: welke versie, welke uitbreidingen doen niets meer, en krijg je een reservekopie echt terug. De uitkomst staat op één bladzijde. Daarmee kun je naar ons, of naar wie hem gemaakt heeft.',
      ],
    ],
    tradesHeading: 'Blijven, opruimen of overzetten?',
    trades: [
      ['Klusbedrijf, zes pagina’s', 'Overzetten. Dat is zo gedaan en scheelt je elk jaar onderhoud.'],
      ['Hovenier met een blog', 'Eerst opruimen. De adressen van goede stukken moeten blijven werken.'],
      ['Winkel met koppelingen', 'Blijven, tot we weten welke koppelingen echt gebruikt worden.'],
      ['Sportclub of buurthuis', 'Blijven, als er iemand is die hem elke maand bijwerkt.'],
      ['Site die gekaapt is geweest', 'Opnieuw beginnen, met schone bestanden.'],
    ],
    approach: [
      'Zo zetten we een site over',
      'De nieuwe bouwen we naast de oude. Van elk oud adres noteren we waar het heen moet, zodat links van anderen blijven kloppen. Je mail blijft staan waar hij staat. Omzetten doen we op een dinsdagochtend, met jou aan de telefoon. De oude site bewaren we daarna nog een maand.',
    ],
    question: [
      'Willen jullie ook alleen mijn WordPress bijhouden?',
      'Ja, als hij bij te houden is. Eerst zetten we een reservekopie terug op een proefplek. Lukt dat, dan nemen we het onderhoud over. Lukt het niet, dan zeggen we dat, en weet je in elk geval dat je kopie niets waard was.',
    ],
    places: ['Haaksbergen', 'Losser', 'Hengelo', 'Oldenzaal', 'Boekelo', 'Glanerbrug'],
  }),
  regionSeed({
    path: 'ecommerce-enschede',
    place: 'Enschede',
    heading: 'Online verkopen vanuit Enschede',
    opening:
      'Verkoop je onderdelen, planten of gereedschap, dan moet de voorraad kloppen en de bon vanzelf mee. We bouwen een winkel die je naast je werk kunt bijhouden.',
    title: 'Online verkopen in Enschede',
    keywords: 'e-commerce Enschede, online verkopen, webwinkel Enschede',
    paragraphs: [
      [
        'Duitsland is om de hoek',
        'Gronau ligt tegen Glanerbrug aan. Wie vanuit Enschede verkoopt, heeft klanten in twee landen zonder ver te rijden. Daar komt wel iets bij kijken. Een Duitse koper betaalt niet met iDEAL, zoekt onderaan naar een Impressum en leest liever zijn eigen taal. Verkoop je veel over de grens, dan krijg je ook met Duitse btw te maken. We zetten dat pas aan als je erom vraagt. Met alleen Nederland beginnen is vaak druk genoeg.',
      ],
      [
        'De voorraad zit nu nog in je hoofd',
        'Veel winkels beginnen met een schuur, een stelling en één iemand die weet wat er ligt. Dat is geen slechte voorraad, alleen kan niemand anders hem lezen. Begin met de vijftig artikelen die je het vaakst verkoopt. Tel ze, geef ze de naam die een klant zou intypen en fotografeer ze allemaal op dezelfde ondergrond. Loopt dat, dan volgen er weer vijftig.',
      ],
      [
        'Pakket, pallet of afhalen',
        'Een filter past in een pakket, een compressor gaat op een pallet en een leiboom reist liever niet met de post. Elk artikel krijgt daarom zijn eigen manier van leveren, met wat dat kost er meteen bij. Afhalen zetten we bovenaan: wie toch over Marssteden of het Havengebied rijdt, neemt dan vaak nog iets mee.',
      ],
    ],
    tradesHeading: 'Wat je verkoopt, en wat de winkel dan moet kunnen',
    trades: [
      ['Technische groothandel', 'Inloggen voor vaste klanten, met hun eigen prijs en op rekening.'],
      ['Kweker', 'Potmaat, hoogte bij levering en de maand waarin het de grond in mag.'],
      ['Fietsenwinkel', 'Een proefrit inplannen. Een fiets koopt bijna niemand blind.'],
      ['Bakker of slager', 'Bestellen voor zaterdag, tot het uur dat jij kiest.'],
      ['Onderdelenhandel', 'Zoeken op typenummer, ook als iemand het streepje vergeet.'],
    ],
    approach: [
      'Eerst één artikel, helemaal goed',
      'We verkopen met jou één ding van begin tot eind: foto, tekst, betaling, bon, verzenden en een keer terugsturen. Wat daar hapert, hapert straks bij elke bestelling. Klopt het, dan vullen we de rest. Bestellingen komen binnen in je mail en in een lijst die je op je telefoon afvinkt.',
    ],
    question: [
      'Kan een klant bij mij afhalen en dan pas betalen?',
      'Dat kan. De klant legt iets opzij en rekent bij jou af, dus je bent geen kosten per betaling kwijt. Een deel komt alleen niet opdagen. Bij dure spullen of iets dat je speciaal inkoopt, kun je beter vooraf laten betalen.',
    ],
    places: [
      { name: 'Gronau', minutes: 20, latitude: 52.2117, longitude: 7.0236 },
      ...['Havengebied', 'Marssteden', 'Hengelo', 'Losser'],
    ],
  }),
]
