import { regionSeed } from './regionSeed'

export const overijssel = [
  regionSeed({
    path: 'website-maken-overijssel',
    place: 'Overijssel',
    heading: 'Website laten maken in Overijssel',
    opening:
      'Van Zwolle tot Losser werken we voor bedrijven met een bus en een agenda. Kennismaken doen we bij jou, bouwen doen we in Enschede.',
    title: 'Website laten maken in Overijssel',
    keywords: 'website laten maken Overijssel, website Zwolle, website Deventer',
    paragraphs: [
      [
        'Stad of buitengebied: je klant vraagt iets anders',
        'In Zwolle en Deventer zit de volgende vakman om de hoek, dus wil iemand weten of je morgen kunt. Rond Ommen en Hardenberg is de vraag eerder of je überhaupt komt. En in de Kop van Overijssel moet je soms met een boot. Dat begint op je homepage: in de stad zetten we je planning vooraan, in het Vechtdal de kaart met waar je rijdt.',
      ],
      [
        'Ruim een uur rijden, twee keer',
        'Naar Zwolle zijn we zeventig minuten onderweg. Dat doen we om kennis te maken, en nog een keer om de site samen na te lopen. Ertussen bellen we met een gedeeld scherm. De foto’s maak je zelf, met ons lijstje in de hand. Zo betaal je voor een site en niet voor onze kilometers.',
      ],
      [
        'Tussen bedrijven uit de grote steden',
        'Wie in Raalte of Holten werkt, staat in een zoekmachine tussen namen uit Zwolle, Deventer en Apeldoorn. Die hebben voor elke plaats een pagina laten maken, vaak met dezelfde tekst. Daar ga je niet overheen met nog meer pagina’s. Wel met een paar echte: werk dat je daar deed, hoe het eruitzag en wat je tegenkwam.',
      ],
    ],
    tradesHeading: 'Van de IJssel tot de Dinkel',
    trades: [
      ['Jachtwerf', 'Ligplaatsen, winterstalling en wanneer de kraan vrij is.'],
      ['Staltechniek', 'Een storingsnummer waar ’s nachts ook iemand van wakker wordt.'],
      ['Restauratiebouwer', 'Hanzesteden staan vol oud metselwerk. Laat zien welke regels je kent.'],
      ['Kampeerboerderij', 'Vrije weken, honden wel of niet, en hoe ver het naar de Vecht is.'],
      ['Vervoerder', 'Laadmaten, vaste ritten en het nummer van de planner.'],
    ],
    approach: [
      'Zo werken we op afstand',
      'Na het eerste bezoek krijg je een adres waar je de site ziet groeien. Daar zet je opmerkingen bij, wanneer het jou uitkomt: ’s ochtends om zes uur of na het eten. Eén keer per week bellen we ze door. Je hebt steeds dezelfde persoon aan de lijn.',
    ],
    question: [
      'Zijn er geen webbureaus dichter bij Zwolle?',
      'Zeker, en goede ook. Wil je elke week iemand aan tafel, neem er dan een uit de buurt. Wij passen bij je als je liever belt dan vergadert, vooraf een vaste prijs wilt en het niet erg vindt dat de koffie soms in Enschede staat.',
    ],
    places: ['Zwolle', 'Deventer', 'Raalte', 'Hardenberg', 'Almelo', 'Ommen'],
  }),
  regionSeed({
    path: 'seo-optimalisatie-overijssel',
    place: 'Overijssel',
    heading: 'Gevonden worden in Overijssel',
    opening:
      'Wie “hovenier Raalte” of “cv-ketel Deventer” intypt, wil vandaag bellen. We maken de pagina’s waarmee je dan een goede kans maakt: over jouw werk, in jouw plaatsen.',
    title: 'SEO-optimalisatie in Overijssel',
    keywords: 'SEO Overijssel, zoekmachineoptimalisatie, gevonden worden Google',
    paragraphs: [
      [
        'Niemand kan je de eerste plek beloven',
        'De volgorde bepaalt de zoekmachine, en die verandert. Wie de bovenste plek verkoopt, verkoopt iets dat hij niet heeft. Wat wel kan: pagina’s die gaan over wat mensen zoeken, een site die snel opent, gegevens die overal gelijk zijn, en anderen die naar je verwijzen. Daarmee wordt de kans groter. Meer is het niet, en dat is al veel.',
      ],
      [
        'Woorden waar een klant achter zit',
        'Op “loodgieter” komen bezoekers uit het hele land, op “lekkage Raalte” komt er misschien maar één per week. Die ene belt wel. We luisteren mee naar hoe bellers hun probleem noemen, want zo typen ze het ook in. Die woorden komen in de koppen, met de plaats erbij. Eén onderwerp per pagina.',
      ],
      [
        'De keuring vooraf',
        'Voordat we iets schrijven, lopen we de site na zoals je een meterkast keurt. Werkt elk oud adres nog? Is er van elke pagina maar één? Weet een zoekmachine wanneer je open bent? Opent alles vlot op een telefoon met één streepje bereik? Een nieuwe tekst op een site die hapert, is verven over rot hout.',
      ],
    ],
    tradesHeading: 'Zo typt je klant het in',
    trades: [
      ['Loodgieter', 'De klacht en de plaats: “afvoer verstopt Ommen”. Een pagina per klacht dus.'],
      ['Boomverzorger', 'Eerst “mag ik deze boom kappen”, dan pas “boom laten kappen”.'],
      ['Installateur', 'Vragen over subsidie en geluid. Schrijf er een datum bij, en houd die bij.'],
      ['Verhuizer', 'Van en naar. Een rit die je elke week rijdt, is een eigen pagina waard.'],
      ['Pensionstal', 'Het dorp, en of er land bij zit. Foto’s van de wei, niet van het logo.'],
    ],
    approach: [
      'Wat je in handen krijgt',
      'Een lijst met de zoekwoorden die bij je werk horen, de pagina’s die daarvoor nodig zijn, en de eerste paar kant-en-klaar. Je bedrijfsprofiel is nagekeken en je vermeldingen kloppen met elkaar. Daarna kun je er zelf mee verder, of je laat het bijhouden. Beide kan, en in de lijst staat wat het meeste oplevert.',
    ],
    question: [
      'Hoe lang duurt het voordat ik iets merk?',
      'Reken in maanden. Een herstelde fout merk je soms al na een week, een nieuwe pagina heeft vaak een paar maanden nodig. In een dorp met weinig concurrenten gaat het vlotter dan in Zwolle. Zegt iemand dat het morgen al werkt, vraag dan of hij het over advertenties heeft.',
    ],
    places: ['Raalte', 'Deventer', 'Zwolle', 'Ommen', 'Almelo', 'Rijssen'],
  }),
  regionSeed({
    path: 'seo-onderhouden-overijssel',
    place: 'Overijssel',
    heading: 'Elke maand bijhouden dat je gevonden wordt',
    opening:
      'Vindbaarheid is als een tuin: je houdt hem bij. Elke maand lopen we je pagina’s, vermeldingen en beoordelingen na en sturen we één bladzijde met wat er veranderde.',
    title: 'SEO-onderhoud in Overijssel',
    keywords: 'SEO onderhoud, SEO Overijssel, maandelijks SEO',
    paragraphs: [
      [
        'Zo zakt een site langzaam weg',
        'In januari word je goed gevonden, in september blijft de telefoon stil. Je deed niets verkeerd. Een concurrent uit Nijverdal schreef een betere pagina, een bedrijvengids haalde je vermelding weg, en in de bouwvak stond je als geopend aangegeven. Los van elkaar is het niet erg. Samen kost het je aanvragen, en je merkt het pas laat.',
      ],
      [
        'Kleine beurt, grote beurt',
        'Het gaat als bij je bus. Elke maand een kleine beurt: profiel, openingstijden, nieuwe beoordelingen, links die het niet meer doen. Elk half jaar een grote: welke pagina’s leest niemand, welke vragen zijn erbij gekomen, welke tekst klopt niet meer met hoe je werkt? Doe je iets niet meer, dan gaat het eraf. Weghalen is ook onderhoud.',
      ],
      [
        'Van jou: twee foto’s',
        'Eén ding kunnen we niet voor je doen, en dat is laten zien dat je nog bezig bent. Twee foto’s per maand is genoeg, met de plaats erbij. Stuur ze zoals ze uit je telefoon komen. Wij snijden ze bij, schrijven er een regel onder en zetten ze op de site of in je profiel.',
      ],
    ],
    tradesHeading: 'Wat er door het jaar heen verandert',
    trades: [
      ['Hovenier', 'Maart gazon, juni beregening, oktober planten. De homepage gaat mee.'],
      ['Cv-monteur', 'In september het onderhoud vooraan, in december de storingen.'],
      ['Schilder', '’s Winters binnenwerk, en vanaf januari de planning voor buiten.'],
      ['Verhuurder', 'Carnaval, Pasen, bouwvak, oud en nieuw: vier keer andere spullen bovenaan.'],
      ['Dakdekker', 'Na een najaarsstorm een bericht met wat je herstelde, en waar.'],
    ],
    approach: [
      'De bladzijde van de maand',
      'Bovenaan staat hoe vaak er vanaf je site gebeld en gemaild is. Daaronder wat we deden en wat we voorstellen. Geen grafieken om de grafiek. Was er weinig te doen, dan staat dat er, en hebben we die tijd aan een oude pagina besteed.',
    ],
    question: [
      'Kan ik het ook een paar maanden stilzetten?',
      'Ja, na de eerste termijn. Wat er staat, blijft gewoon staan. Je profiel loopt wel achter en beoordelingen blijven zonder antwoord. We bewaren onze lijst, zodat we later kunnen verdergaan waar we waren. Een hovenier kan het zo doen: bijhouden in de winter, werken in de zomer.',
    ],
    places: ['Nijverdal', 'Hardenberg', 'Ommen', 'Zwolle', 'Deventer', 'Almelo'],
  }),
  regionSeed({
    path: 'overijssel-landing',
    place: 'Overijssel',
    heading: 'Eén webbureau voor heel Overijssel',
    opening:
      'Een site, een webshop, hosting en gevonden worden: bij ons staat het op één bon. Stel hem zelf samen en weet {responseTime} wat het kost.',
    title: 'Webbureau voor Overijssel',
    keywords: 'webbureau Overijssel, website Overijssel, webshop Overijssel',
    paragraphs: [
      [
        'Vier dingen, één nummer om te bellen',
        'Wie een site wil, heeft meestal vier dingen nodig: de site zelf, een naam, een plek waar hij staat en iemand die zorgt dat hij gevonden wordt. Vaak zijn dat vier bedrijven, die naar elkaar wijzen als er iets stuk is. Bij ons is het er één. Heb je al een naam of een plek, dan vink je die gewoon niet aan.',
      ],
      [
        'Zie het bedrag voordat je iemand spreekt',
        'In de configurator kies je wat je nodig hebt en loopt het bedrag mee. Je legt er niets mee vast: het is een prijsindicatie. Stuur je hem op, dan leest een mens hem en belt je als er iets niet bij elkaar past. Pas daarna komt er een offerte, en die is vast.',
      ],
      [
        'Voor wie wel, en voor wie niet',
        'Van de Weerribben tot de Dinkel maken we sites voor bedrijven met een bus, een werkplaats, een erf of een balie. Landelijke ketens zijn bij ons niet goed af, en apps maken we niet. Past je vraag niet bij ons, dan hoor je dat in het eerste gesprek, met een naam van iemand die het wel doet als we die kennen.',
      ],
    ],
    tradesHeading: 'Waar begin je het beste?',
    trades: [
      ['Net gestart', 'Een paar pagina’s, een domeinnaam en een mailadres. Meer komt later wel.'],
      ['Al jaren bezig', 'Eerst overnemen wat goed was aan de oude site. De rest mag weg.'],
      ['Druk genoeg', 'Minder aanvragen, maar betere: schrijf op wat je niet doet.'],
      ['Handel naast het werk', 'Een kleine winkel met wat nu al over de toonbank gaat.'],
      ['Geen tijd voor computers', 'Wij bellen, jij praat, en daarna lees je wat je zei.'],
    ],
    approach: [
      'En dan?',
      'Je aanvraag komt binnen bij wie je site gaat bouwen. Je hoort {responseTime} van ons, met een voorstel: even bellen, bij jou langs of bij ons aan tafel. Je tekent de offerte, of je doet het niet. Laat je niets meer horen, dan krijg je geen rij mails achter je aan.',
    ],
    question: [
      'Werken jullie ook net buiten de provincie?',
      'Ja, in de Achterhoek en in het zuiden van Drenthe komen we ook. Voor een vergunning is de grens belangrijk, voor een site niet. We moeten alleen op één dag heen en terug kunnen, met een gesprek ertussen.',
    ],
    places: ['Deventer', 'Zwolle', 'Kampen', 'Steenwijk', 'Hardenberg', 'Almelo'],
  }),
]
