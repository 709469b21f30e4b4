import type { PostSeed } from './postSeed'

export const gardenerHome: PostSeed = {
  number: 1,
  slug: 'wat-op-de-homepage-van-een-hovenier-hoort',
  title: 'Wat er op de homepage van een hovenier moet staan',
  excerpt:
    'Doe je dit werk, kom je hier en hoe krijg ik je te pakken? Zo geeft je homepage antwoord voordat de klant verder zoekt.',
  category: 'website',
  author: 'Fenna Voorbeeld',
  publishedAt: '2026-04-14T07:00:00.000Z',
  picture: 'articles/gardener-home.webp',
  pictureAlt:
    'Lijntekening van een hoveniersbus voor een haag en een gazon, met op de voorgrond een telefoon waarop een webpagina openstaat.',
  seo: {
    title: 'Homepage voor hoveniers: wat moet erop?',
    description:
      'Wat er op de homepage van een hovenier hoort: het eerste scherm, je diensten, voorbeelden, prijs en planning. Met een test die je vandaag doet.',
    keywords: 'website hovenier, homepage hovenier, website tuinaanleg, website hovenier Twente',
  },
  body: `Wie een hovenier zoekt, zit meestal op de bank met een telefoon in de hand en uitzicht op een tuin waar dit weekend weer niets van terechtgekomen is. Hij wil drie dingen weten: doe je dit werk, kom je hier in de buurt en hoe krijg ik je te pakken? Beantwoord die drie vragen en je homepage doet zijn werk.

## Het eerste scherm

Open je eigen site op je telefoon. Wat je ziet zonder te vegen, is het eerste scherm. Daar horen vier dingen op:

- **Eén zin over wat je doet en waar.** “Tuinaanleg en onderhoud in Borne, Hengelo en Delden” is genoeg. “Passie voor groen” mag weg. Dat heeft de buurman met zijn moestuin ook.
- **Een foto van je eigen werk.** Liever een nette oprit in Borne dan een gekocht plaatje van een Engels landgoed.
- **Je telefoonnummer als knop.** Tikken is bellen. Een nummer dat in een plaatje staat, kun je niet aantikken.
- **Een tweede weg.** Een kort formulier of een appje, voor wie ’s avonds om elf uur aan zijn schutting denkt.

### De test van vijf tellen

Geef je telefoon aan iemand die je bedrijf niet kent. Laat hem vijf tellen kijken en pak de telefoon terug. Vraag dan wat je doet, waar je werkt en hoe hij je bereikt. Op elke vraag waar hij “eh” zegt, weet jij wat je moet aanpassen.

## Noem je werk zoals je klant het noemt

Bijna niemand zoekt op “groenvoorziening”. Mensen zoeken op gazon aanleggen, beukenhaag snoeien of terras bestraten. Schrijf dus zes tot acht regels in die woorden. Heb je over een klus veel te vertellen, geef die dan een eigen pagina en zet er op de homepage een link naartoe.

Schrijf ook op wat je niet doet. “Hoge bomen laten we over aan een boomverzorger. Bel gerust, we weten er een.” Dat scheelt je ritjes voor niets, en de klant onthoudt dat je eerlijk was. Hetzelfde geldt voor de grootte van een klus: doe je niets onder een dagdeel, zet dat er dan bij.

## Drie tuinen is genoeg

Een fotoalbum met tachtig plaatjes kijkt niemand uit. Kies drie tuinen die lijken op het werk dat je vaker wilt doen. Bij elke tuin: een foto van ervoor, een foto van erna en een paar zinnen. Bijvoorbeeld zo:

> Achtertuin van 80 m² in Hengelo. De klant wilde minder tegels en een plek in de avondzon. Er ging 45 m² tegels uit. Er kwamen borders, een strook gras en een klein terras van gebakken klinkers. Zes dagen werk met twee man.

Daar staat alles in wat de volgende klant wil weten: hoe groot, waar, wat er gebeurd is en hoe lang het duurde. Hoe je goede foto’s maakt zonder dure camera, lees je in [foto’s van je werk maken](/blog/fotos-van-je-werk-met-je-telefoon).

## Iets over prijs en planning

Een vaste prijs voor een tuin die je nog niet gezien hebt, verwacht niemand. Wat je wel kunt uitleggen, is waar de prijs van afhangt:

- Past de minikraan door de poort of moet alles met de kruiwagen?
- Hoeveel grond en puin moet er weg?
- Welke tegels of klinkers komen erin?
- Wil de klant zelf meehelpen met slopen?

Vermeld ook wanneer je tijd hebt. “Aanleg: weer plek vanaf september. Onderhoud: binnen drie weken.” Zet meteen een herinnering in je agenda om dat elke maand na te lopen. Een site die in november meldt dat er plek is vanaf maart, roept de vraag op welke maart dat was.

## Laat het seizoen meedoen

Eén regel op je homepage mag met het jaar meegaan. In de winter snoeien en ontwerpen, in het voorjaar gazons en borders, in de zomer hagen en beregening, in het najaar planten en blad. Vier keer per jaar tien minuten werk, dus veertig minuten in totaal. Wie in oktober leest dat het nu een goede tijd is om een haag te planten, heeft een reden om te bellen.

## Wat eraf mag

- “Welkom op onze website.” De bezoeker weet waar hij is.
- Foto’s die vanzelf wisselen, zonder knop om ze stil te zetten.
- Een rij berichten van social media waarvan het laatste twee jaar oud is.
- Gekochte foto’s van mensen met schone tuinhandschoenen.

Onderaan komt je nummer nog een keer, met de plaatsen waar je werkt, je KVK-nummer en je btw-id.

## Begin met potlood

Teken een telefoonscherm op een vel papier en zet de onderdelen in de volgorde van dit verhaal. Wat er niet op past, was waarschijnlijk niet nodig. Laat je het liever maken, vul dan [de bon](/configurator) in. Of zorg eerst dat je buurt je kan vinden: daarvoor hebben we [vijf klussen](/blog/gevonden-worden-in-je-eigen-dorp) op een rij gezet.
`,
}
