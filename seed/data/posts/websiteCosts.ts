import type { PostSeed } from './postSeed'

export const websiteCosts: PostSeed = {
  number: 5,
  slug: 'wat-kost-een-website-echt',
  title: 'Wat kost een website echt? Eenmalig, per maand en je eigen tijd',
  excerpt:
    'Drie potjes, één rekensom en acht vragen voor elke offerte. Zo vergelijk je een website zoals je ook een partij hout vergelijkt.',
  category: 'website',
  author: 'Samira Voorbeeld',
  publishedAt: '2026-10-06T07:00:00.000Z',
  picture: 'articles/website-costs.webp',
  pictureAlt: 'Lijntekening van een ingevulde werkbon met een rekenmachine en een potlood erop.',
  seo: {
    title: 'Wat kost een website echt?',
    description:
      'Wat je voor een website eenmalig betaalt, wat per maand terugkomt en hoeveel tijd je er zelf in steekt. Met rekenvoorbeeld en acht vragen.',
    keywords:
      'wat kost een website, kosten website per maand, website abonnement, offerte website vergelijken',
  },
  body: `Vraag drie bureaus wat een website kost en je krijgt drie bedragen die niets met elkaar te maken hebben. Dat kent iedereen die zelf offertes maakt. De een rekent de afvoer mee, de ander niet. Verdeel de kosten daarom over drie potjes: wat je één keer betaalt, wat elke maand terugkomt en wat je er zelf aan tijd in steekt. Dan kun je ze naast elkaar leggen.

## Potje 1: wat je één keer betaalt

Dit is de bouw. Daar hoort in elk geval in:

- het ontwerp, voor telefoon en computer;
- het bouwen van de pagina’s en het formulier;
- de teksten, of hulp bij het schrijven ervan;
- foto’s uitzoeken, bijsnijden en plaatsen;
- het overzetten van wat je al had;
- uitleg, zodat je er zelf mee uit de voeten kunt.

Wat dit potje groter maakt, is vooral het aantal dingen dat anders is dan de rest. Vijf pagina’s met dezelfde opbouw zijn minder werk dan drie pagina’s die elk iets bijzonders moeten kunnen. Een verhuurkalender, een inlog voor klanten of een koppeling met je planning telt flink mee. Bij een badkamer is de rechte wand ook het goedkope stuk.

## Potje 2: wat elke maand of elk jaar terugkomt

Een site staat ergens, en die plek kost geld. Reken op:

- **domeinnaam**, per jaar;
- **hosting**, per maand of per jaar;
- **mail**, soms bij de hosting, soms per adres;
- **onderhoud**: bijwerken, reservekopieën, beveiliging;
- **licenties**, als er onderdelen in zitten waar je elk jaar voor betaalt;
- **kosten per betaling**, als je online verkoopt. Een betaaldienst rekent per iDEAL-betaling meestal een vast bedrag.

Vooral een WordPress-site met veel uitbreidingen moet worden bijgehouden. Doet niemand dat, dan merk je het pas als er iets stukgaat. Meestal op een vrijdag.

## Potje 3: je eigen uren

Dit potje staat op geen enkele offerte. Iemand moet vertellen wat je doet, foto’s aanleveren en nakijken of het klopt. Bij ons schrijven we de teksten samen en lever jij de foto’s. Doe je alles zelf, dan is twee uur per pagina voor een eerste versie een redelijke gok. Bij zes pagina’s is dat 6 × 2 = 12 uur. Vermenigvuldig dat met je eigen uurtarief en je weet wat “dat doe ik zelf wel even” kost.

Dat kan nog steeds de goede keus zijn. In januari heeft een hovenier meer tijd dan geld, in mei andersom. En een deel kan niemand van je overnemen. Foto’s van de klus maak je terwijl je er bent. Hoe je dat aanpakt, staat in [foto’s van je werk maken](/blog/fotos-van-je-werk-met-je-telefoon).

## Eenmalig of per maand: de rekensom

Bij een maandpakket zit de bouw in het maandbedrag. Prettig als je niet alles in één keer wilt betalen, maar reken wel uit waar het kantelpunt ligt. Een voorbeeld met verzonnen, ronde bedragen, excl. btw:

- Site A kost eenmalig € 1.000 en daarna € 20 per maand.
- Site B kost niets vooraf en € 120 per maand.
- Het verschil per maand is 120 − 20 = € 100.
- Het kantelpunt ligt op 1.000 ÷ 100 = 10 maanden.

Tot dat punt ben je met B minder kwijt, daarna met A. Maar kijk wat er bij B in zit. Wordt daar elke maand een uur aan je site gewerkt en bij A niet, dan vergelijk je een bus met onderhoudscontract met een losse bus. Zet dus bij allebei hetzelfde op de lijst. Onze eigen bedragen staan [op de prijzenpagina](/prijzen), zodat je de som ook daarmee kunt maken.

## Acht vragen voor elke offerte

Stel ze aan ons en aan ieder ander:

1. Is dit een vaste prijs of een schatting?
2. Wie schrijft de teksten?
3. Wat betaal ik na de oplevering elke maand, en waarvoor?
4. Op wiens naam staat de domeinnaam?
5. Kan ik zelf een foto of een prijs veranderen?
6. Wat kost een wijziging die ik niet zelf kan doen?
7. Hoelang zit ik vast, en wat mag ik meenemen als ik wegga?
8. Wie neemt er op als de site platligt?

Krijg je op vraag 4 een vaag antwoord, vraag dan door. Een domeinnaam die niet op jouw naam staat, is een bus met het kenteken van een ander. Wat dat bij een overstap betekent, lees je in [je website verhuizen](/blog/website-verhuizen-zonder-mailuitval).

## Waar je gerust op kunt besparen

Begin met minder pagina’s. Met vier goede kun je al gebeld worden, en erbij bouwen kan later. Laat weg wat je nooit bijhoudt, zoals een nieuwspagina waar twee keer per jaar iets op komt. En maak je foto’s zelf.

Waar je beter niet op bespaart: reservekopieën, iemand die opneemt en een site die op een telefoon goed te lezen is.

Wil je weten waar jij op uitkomt, vul dan [de configurator](/configurator) in. De bon rekent mee terwijl je aanvinkt, en wat je weer uitvinkt, gaat er gewoon af.
`,
}
