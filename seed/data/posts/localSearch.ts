import type { PostSeed } from './postSeed'

export const localSearch: PostSeed = {
  number: 2,
  slug: 'gevonden-worden-in-je-eigen-dorp',
  title: 'Gevonden worden in je eigen dorp: vijf klussen',
  excerpt:
    'Bij wie komt de zoekmachine uit als iemand om de hoek een lekkage heeft? Vijf klussen waarmee je de kans vergroot dat jij het bent.',
  category: 'vindbaarheid',
  author: 'Samira Voorbeeld',
  publishedAt: '2026-05-19T07:00:00.000Z',
  picture: 'articles/local-search.webp',
  pictureAlt:
    'Lijntekening van een dorpsstraat met een kerktoren en daarboven een grote speld zoals op een landkaart.',
  seo: {
    title: 'Lokale vindbaarheid in vijf klussen',
    description:
      'Bedrijfsprofiel, gegevens, plaatspagina’s, beoordelingen en vermeldingen: vijf klussen waarmee een vakman in zijn eigen plaats gevonden wordt.',
    keywords: 'lokale vindbaarheid, gevonden worden Google, SEO installateur, lokale SEO Twente',
  },
  body: `Een lekkende kraan in Haaksbergen wordt niet gerepareerd door iemand uit Rotterdam. Je hoeft dus niet in het hele land gevonden te worden, alleen in de dorpen waar je bus toch al rijdt. Hieronder staan vijf klussen. Elke klus past in een regenachtige middag en van techniek hoef je niets te weten.

## Klus 1: je bedrijfsprofiel in Google

Dat is het blok met je naam, je openingstijden en een kaartje dat naast of boven de zoekresultaten staat. Het profiel is gratis en vaak het eerste wat mensen van je zien.

1. Zoek op je eigen bedrijfsnaam. Staat er al een profiel, vraag dan het beheer aan. Staat er niets, maak er dan een.
2. Kies de categorie die het dichtst bij je hoofdwerk ligt. “Loodgieter” is beter dan “Dienstverlening”.
3. Werk je vanuit huis en komen er geen klanten langs, verberg dan je adres en vul de plaatsen in waar je werkt.
4. Zet er tien foto’s op van je eigen werk en je bus.
5. Vul je openingstijden in zoals ze echt zijn, ook in de bouwvak.

Die laatste stap wordt vaak vergeten. Wie volgens het profiel open is en niet opneemt, is zijn klant kwijt aan de volgende in de rij.

## Klus 2: overal dezelfde gegevens

Zoek op je telefoonnummer en op je bedrijfsnaam. Je vindt je site, je profiel, een paar bedrijvengidsen en soms een adres van drie verhuizingen geleden. Een zoekmachine die drie nummers vindt, weet niet welk nummer klopt. Je klant ook niet.

Schrijf je gegevens één keer goed op: naam, straat, postcode, plaats, telefoonnummer en webadres. Loop daarna alle vermeldingen langs en maak ze precies hetzelfde. Kies ook of je “Installatiebedrijf” voluit schrijft en houd je daaraan.

## Klus 3: een pagina per plaats waar je echt komt

Werk je vooral in Oldenzaal, Losser en Denekamp, dan mag elk van die plaatsen een eigen pagina krijgen. Wel met iets erop dat alleen daar klopt:

- een klus die je er gedaan hebt, met foto’s;
- wat voor huizen er staan en wat dat voor je werk betekent;
- hoe snel je er kunt zijn en of je voorrijkosten rekent;
- een beoordeling van iemand die er woont, als die dat goedvindt.

Wat niet werkt, is dezelfde tekst twintig keer plaatsen en alleen de plaatsnaam vervangen. Dat leest niemand voor zijn plezier, en een zoekmachine heeft het ook door. Liever drie goede pagina’s dan twintig kopieën. Heb je nog geen homepage waar je tevreden over bent, begin dan daar. In [wat er op de homepage van een hovenier moet staan](/blog/wat-op-de-homepage-van-een-hovenier-hoort) staat een opzet die ook voor een installateur werkt.

## Klus 4: om beoordelingen vragen

Tevreden klanten schrijven zelden uit zichzelf iets op. Vraag het dus, op het moment dat de klant voor zijn nieuwe ketel of schutting staat en knikt. Stuur dezelfde dag een appje met de link naar je profiel:

> Dank voor de koffie en het vertrouwen. Wil je in twee zinnen opschrijven wat we gedaan hebben en hoe het ging? Daar help je ons mee.

Antwoord op elke beoordeling, ook op een slechte. Eén keer, rustig, zonder welles-nietes. Wie het leest, let vooral op hoe jij reageert. Geef geen korting in ruil voor sterren en schrijf ze niet zelf. Het eerste mag niet van Google en het tweede is misleiding.

Twee beoordelingen per maand klinkt weinig. Na een jaar heb je er vierentwintig.

## Klus 5: genoemd worden door de buurt

Een link van een site uit je omgeving vertelt de zoekmachine dat je daar hoort. Je hebt er meer binnen handbereik dan je denkt:

- de voetbalclub waar je bord langs het veld hangt;
- de ondernemersvereniging of de winkeliers in je dorp;
- je leverancier, als die een lijst van vakmensen bijhoudt;
- collega’s met een ander vak, die jij dan ook noemt.

Vraag of ze je naam en webadres op hun site zetten. Bij de club doe je dat gewoon in de kantine.

## Bijhouden of het helpt

De volgorde van de resultaten bepaalt de zoekmachine zelf. Zoek je op je eigen naam, op je eigen telefoon, aan je eigen keukentafel, dan zie je een vertekend beeld. Leg liever een papiertje naast de telefoon en vraag elke nieuwe beller: hoe ben je bij ons gekomen? Zet streepjes en tel ze aan het eind van de maand.

Heb je na drie maanden geen idee wat je met de streepjes moet, neem het papiertje dan mee en [vraag het ons](/contact). Wil je dit werk liever uit handen geven, dan staat bij [diensten](/diensten) wat we elke maand kunnen bijhouden.
`,
}
