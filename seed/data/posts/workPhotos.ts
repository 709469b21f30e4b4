import type { PostSeed } from './postSeed'

export const workPhotos: PostSeed = {
  number: 3,
  slug: 'fotos-van-je-werk-met-je-telefoon',
  title: 'Foto’s van je werk maken met de telefoon die je al hebt',
  excerpt:
    'Een doekje, een vaste plek en bij elke klus dezelfde vijf foto’s. Zo maak je beelden waar je site en je volgende klant iets aan hebben.',
  category: 'website',
  author: 'Fenna Voorbeeld',
  publishedAt: '2026-07-07T07:00:00.000Z',
  picture: 'articles/work-photos.webp',
  pictureAlt: 'Lijntekening van een hand met een telefoon die een pas bestraat terras fotografeert.',
  seo: {
    title: 'Goede foto’s van je werk met je telefoon',
    description:
      'Foto’s maken voor je website met je telefoon: licht, standpunt, voor en na, toestemming van de klant en versturen zonder kwaliteitsverlies.',
    keywords: 'foto’s voor website, foto’s van je werk, bedrijfsfoto’s telefoon, foto’s hovenier',
  },
  body: `De meeste vakmensen hebben honderden foto’s van hun werk. Ze staan tussen de kinderen, de hond en een typeplaatje van een cv-ketel, en op de helft staat een duim. Jammer, want een foto van een echte klus overtuigt meer dan een alinea tekst. Een camera hoef je niet te kopen. Een gewoonte is genoeg.

## Voor je op de knop drukt

Drie dingen, samen een minuut werk:

1. **Veeg de lens schoon.** Je telefoon woont in een broekzak met zaagsel. Een vette lens maakt van elke foto een mistige ochtend.
2. **Ruim het beeld op.** Kruiwagen weg, koffiebekers weg, kabels opgerold. Haal er nog even een bezem over.
3. **Houd de telefoon dwars.** Een brede foto past bijna overal op een site. Maak er daarna voor de zekerheid ook één rechtop.

Laat het zoomen aan je benen over. Zoom je met twee vingers ver in, dan lever je bij de meeste telefoons scherpte in.

## Licht en standpunt

Buiten is een licht bewolkte dag het mooist. Dan zijn er geen harde schaduwen en zie je de voegen. Schijnt de zon toch, ga dan met de zon in je rug staan en let op je eigen schaduw.

Binnen doe je alle lampen aan en maak je de foto met het raam achter je. Fotografeer je naar het raam toe, dan wordt de nieuwe badkamer een donker hol met een wit vierkant.

Houd de telefoon recht. Een scheve schutting op de foto is in de ogen van de klant een scheve schutting. In de instellingen van de camera kun je meestal een raster aanzetten. Leg een lijn daarvan langs iets dat recht hoort te zijn. Een waterpas heb je vast bij je, maar zo hoef je hem niet uit de bus te halen.

## De vijf foto’s van elke klus

Maak van elke klus dezelfde vijf foto’s. Dan hoef je niet na te denken en mis je nooit iets.

1. **Ervoor.** Kies een plek die je terugvindt, zoals de drempel van de achterdeur. Daar ga je straks weer staan.
2. **Halverwege.** De fundering, de leidingen, het zandbed. Dit werk ziet de klant later nooit meer, en juist hier zit je vakmanschap.
3. **Erna.** Vanaf dezelfde plek als de eerste. Bekijk die eerst nog even, dan krijg je hetzelfde beeld.
4. **Dichtbij.** Een hoek, een naad, een aansluiting waar je trots op bent.
5. **Met een mens.** Jij aan het werk, of een collega die dat goedvindt. Niet lachend met een duim omhoog, gewoon bezig.

Doe je drie klussen per maand, dan heb je na een jaar 36 klussen en 180 foto’s. Daar kun je een site, een profiel en een jaar aan berichten mee vullen.

## Vraag het de klant

Het is andermans huis, dus vraag of het mag. Een appje is genoeg en dan heb je het meteen zwart op wit:

> Mogen we de foto’s van je terras op onze site zetten? Je naam en adres komen er niet bij, alleen de plaats.

Kijk daarna wat er nog meer op staat. Huisnummers, kentekens, kinderen en de buurvrouw in haar badjas horen niet op je site. Bijsnijden helpt vaak al. In een telefoonfoto zit soms ook de plek waar hij gemaakt is. Zet de locatie voor de camera uit of haal die eraf voordat je de foto doorstuurt.

## Bewaren en versturen

Maak in je telefoon een album per klus en noem het naar plaats en werk: “Rijssen bestrating”. Gooi dezelfde avond nog weg wat mislukt is. Vijf goede foto’s per klus zijn meer waard dan veertig waar je later in moet zoeken.

Stuur je foto’s naar degene die je site bijhoudt, doe dat dan per mail of met een gedeelde map. Een berichtenapp maakt ze vaak kleiner. Dat merk je pas als de foto groot op een scherm komt.

Zet je ze zelf op je site, dan mogen ze juist kleiner. Een foto van 4000 bij 3000 punten bestaat uit 12 miljoen punten. Voor een brede foto op een site is 1600 bij 1200 meestal genoeg, en dat zijn er nog geen 2 miljoen. De pagina staat er dan veel sneller, en je bezoeker met slecht bereik in het buitengebied hoeft niet te wachten.

## Schrijf er één regel bij

Een foto zonder tekst is een plaatje. Schrijf erbij wat het is en waar: “Terras van keramische tegels in Rijssen, gelegd in vier dagen.” Die regel helpt de klant, de zoekmachine en iemand die slecht ziet en de pagina laat voorlezen.

Waar je ze kwijt kunt, lees je in [wat er op de homepage van een hovenier moet staan](/blog/wat-op-de-homepage-van-een-hovenier-hoort) en in [gevonden worden in je eigen dorp](/blog/gevonden-worden-in-je-eigen-dorp). Heb je een map vol foto’s en nog geen site, dan is het lastigste deel al klaar. De rest vink je aan in [de configurator](/configurator).
`,
}
