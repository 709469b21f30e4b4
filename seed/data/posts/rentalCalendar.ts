import type { PostSeed } from './postSeed'

export const rentalCalendar: PostSeed = {
  number: 4,
  slug: 'online-verhuren-van-belletje-naar-kalender',
  title: 'Online verhuren: van belletje naar kalender',
  excerpt:
    'Aanhangwagens en steigers verhuren zonder drie keer te bellen over één zaterdag. Wat je op papier regelt voordat de kalender online gaat.',
  category: 'webshop',
  author: 'Joost Voorbeeld',
  publishedAt: '2026-08-25T07:00:00.000Z',
  picture: 'articles/rental-calendar.webp',
  pictureAlt:
    'Lijntekening van een aanhangwagen naast een kalenderblad waarop een paar dagen zijn afgevinkt.',
  seo: {
    title: 'Online verhuren met een kalender',
    description:
      'Van telefonisch reserveren naar een verhuurkalender op je site: spelregels, borg, betalen met iDEAL en dubbele boekingen voorkomen.',
    keywords: 'online verhuren, verhuurkalender, aanhangwagen verhuur website, steiger verhuur online',
  },
  body: `Zaterdagochtend, kwart over acht. Twee klanten op het erf en één aanhangwagen. De ene stond op de kalender in de keuken, de andere had je vrijdag aan de lijn toen je achter het stuur zat. Zo’n ochtend is vaak het begin van een kalender op de site.

Reken ook eens uit wat het bellen kost. Stel dat je twaalf reserveringen per week hebt en voor elke reservering drie keer aan de telefoon hangt: is hij vrij, wat kost het, hoe laat kan ik komen? Vijf minuten per keer is 12 × 3 × 5 = 180 minuten. Drie uur per week, meestal als je handen vies zijn.

## Begin met een lijst op papier

Een kalender op je site doet precies wat je hem vertelt. Schrijf dus eerst per artikel op wat je nu uit je hoofd doet:

- hoeveel je er hebt, en of ze onderling inwisselbaar zijn;
- de kortste huurtijd: een dagdeel, een dag of een weekend;
- hoeveel tijd je tussen twee klanten nodig hebt om te controleren en schoon te maken;
- hoe laat iets gehaald en teruggebracht mag worden, ook op zondag;
- de prijs per dag, per weekend en per week;
- de borg, en wanneer je die inhoudt.

Kom je er bij een artikel niet uit, zet het dan voorlopig op aanvraag. Liever zes artikelen die kloppen dan veertig die bijna kloppen.

## Zet erbij wat mensen bellen om te vragen

Bij een aanhangwagen zijn dat altijd dezelfde vragen: hoe groot is de laadbak, wat mag erin, is de stekker 7- of 13-polig en mag ik hem trekken met mijn rijbewijs? Zet de maten, het laadvermogen en de toegestane maximummassa erbij. Dan kan de klant zelf nagaan of het mag.

Bij een steiger gaat het om hoogte. Noem de platformhoogte en de werkhoogte allebei, want die worden door elkaar gehaald. Gewoonlijk rekent men voor de werkhoogte twee meter boven het platform. Zet er ook bij uit hoeveel losse delen de steiger bestaat en of hij in een gewone bus past.

Elk antwoord dat op de pagina staat, hoef je niet meer aan de telefoon te geven. Een foto van het artikel op je eigen erf maakt het af. Hoe je die maakt, staat in [foto’s van je werk maken](/blog/fotos-van-je-werk-met-je-telefoon).

## Eén kalender, ook voor de telefoon

De belangrijkste regel: er is maar één kalender. Belt er iemand, dan zet je de reservering in de kalender waar ook de site in kijkt. De papieren kalender gaat van de muur. Wie er twee bijhoudt, heeft vroeg of laat weer twee klanten op het erf.

### Meteen vast of eerst op aanvraag

Je kunt klanten direct laten boeken of ze een aanvraag laten sturen die jij goedkeurt. Begin met aanvragen als je nog moet wennen of als je spullen soms zelf gebruikt. Merk je na een maand dat je alles goedkeurt, zet het dan op direct boeken. Voor grote steigers of verhuur met bezorging kan aanvragen de betere manier blijven.

## Betalen, borg en afzeggen

Laat klanten vooraf betalen met iDEAL en je hebt minder mensen die niet komen opdagen. Kies ook hoe je met borg omgaat: vooraf online of pinnen bij het ophalen. Vooraf is minder werk aan de balie, maar je moet het bedrag daarna wel terugboeken.

Verhuur je aan particulieren, laat dan prijzen inclusief btw zien. Komen er ook bedrijven, zet de prijs exclusief btw er dan apart bij.

Schrijf je regels in gewone zinnen en zet ze bij de knop:

> Afzeggen kan kosteloos tot 24 uur van tevoren. Daarna rekenen we één dag huur. Komt de aanhangwagen later terug dan afgesproken, dan rekenen we een dag extra.

Dat is een voorbeeld. Kies regels die jij durft te handhaven bij iemand die je op de markt weer tegenkomt, en laat ze nakijken als je twijfelt of ze mogen.

## De eerste maand

1. Begin met één soort, bijvoorbeeld alleen de aanhangwagens.
2. Boek zelf als klant, op je telefoon, van begin tot eind. Laat iemand anders het ook doen.
3. Zeg tegen elke beller dat het voortaan ook op de site kan, en app de link.
4. Noteer welke vragen er nog komen en zet de antwoorden op de pagina.
5. Gaat het vier weken goed, voeg dan de steigers toe.

Er blijven klanten die bellen. Laat ze. Je neemt op, kijkt in dezelfde kalender en bent in een minuut klaar.

## Wat je ervoor nodig hebt

Voor gewone verhuur per dag is een webshop met verhuurkalender genoeg. De prijs vind je [op de prijzenpagina](/prijzen). Verhuur je met bezorging, met losse onderdelen of gekoppeld aan je planning, dan kom je al gauw bij [maatwerk](/maatwerk) uit. Neem in beide gevallen je papieren lijst mee naar het eerste gesprek. Wat er in een offerte hoort te staan, lees je in [wat kost een website echt](/blog/wat-kost-een-website-echt).
`,
}
