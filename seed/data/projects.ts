import type { Story } from '@/features/website/model/projects'

type ProjectSeed = {
  title: string
  slug: string
  site: string
  description: string
  category: string
  story: Story
  seo: { keywords: string }
  pictureAlt: string
  phoneAlt: string
}

// The portfolio: small sites made for invented businesses (`public/werk`). Their jobs are invented too, and marked so.
export const projects: ProjectSeed[] = [
  {
    title: 'Groenrand Hoveniers',
    slug: 'groenrand-hoveniers',
    site: 'groenrand-hoveniers',
    description:
      'Een rustige site voor een hoveniersbedrijf dat liever buiten is dan achter een scherm. De tuinkalender laat per maand zien wat er in de tuin te doen is.',
    category: 'Hovenier',
    story: {
      question:
        'Elke maandag drie telefoontjes over maaien, en nooit één over een nieuwe tuin. Kan dat andersom?',
      lines: [
        { label: 'Soort website', answer: 'Bedrijfswebsite, één lange pagina' },
        { label: 'Teksten', answer: 'Door ons, na een ochtend meelopen' },
        { label: 'Beeld', answer: 'Getekende tuin, geen foto’s van een ander' },
        { label: 'Extra', answer: 'Tuinkalender van twaalf maanden' },
      ],
      quoted: 1_240_00,
      invoiced: 1_240_00,
      weeks: 2,
      changed:
        'Elf aanvragen voor aanleg in acht weken. Over maaien belt nog één mevrouw, en die mag blijven.\n\nDe kalender wordt het meest bekeken op zondagavond.',
    },
    seo: { keywords: 'website hovenier, voorbeeld hovenierssite, tuinkalender' },
    pictureAlt:
      'Groenrand Hoveniers op een groot scherm: een getekende tuin met een bloeiende border, een haag en een zwart houten huis, met de kop “Een tuin die het hele jaar klopt”.',
    phoneAlt: 'Groenrand Hoveniers op een telefoon: de kop boven de getekende tuin.',
  },
  {
    title: 'Zonnepijl Installaties',
    slug: 'zonnepijl-installaties',
    site: 'zonnepijl-installaties',
    description:
      'Voor een installateur van warmtepompen en zonnepanelen: één doorsnede van een huis die alles uitlegt. Met twee vragen ziet de bezoeker hoeveel hij ongeveer bespaart.',
    category: 'Installateur',
    story: {
      question: 'Wij leggen drie keer per dag hetzelfde uit aan de keukentafel. Kan de site dat doen?',
      lines: [
        { label: 'Soort website', answer: 'Bedrijfswebsite' },
        { label: 'Beeld', answer: 'Doorsnede van een huis, met de hand getekend' },
        { label: 'Extra', answer: 'Rekenhulp: woning en gasverbruik' },
        { label: 'Vindbaarheid', answer: 'Drie landingspagina’s, per dienst een' },
      ],
      quoted: 2_180_00,
      invoiced: 2_320_00,
      weeks: 3,
      changed:
        'Het eerste gesprek duurt nog een half uur in plaats van anderhalf. Mensen komen met hun eigen gasverbruik aanzetten.\n\nDe rekenhulp kwam er halverwege bij; dat is het verschil op de factuur, en daar was vooraf voor getekend.',
    },
    seo: { keywords: 'website installateur, voorbeeld site warmtepomp, rekenhulp website' },
    pictureAlt:
      'Zonnepijl Installaties op een groot scherm: de doorsnede van een huis met zonnepanelen, boilervat en warmtepomp, en de kop “Meer dak, minder gas”.',
    phoneAlt: 'Zonnepijl Installaties op een telefoon: de kop en het huis eronder.',
  },
  {
    title: 'Klusbus Noaber',
    slug: 'klusbus-noaber',
    site: 'klusbus-noaber',
    description:
      'Eén klusser, één bus en één scherm met vaste prijzen. Je vinkt aan wat er moet gebeuren, en de som staat onderaan.',
    category: 'Klusbedrijf',
    story: {
      question: 'Ik sta op een ladder als de telefoon gaat. Zorg dat ze de prijs al weten voor ze bellen.',
      lines: [
        { label: 'Soort website', answer: 'Landingspagina' },
        { label: 'Teksten', answer: 'Zoals hij praat, kort en Twents' },
        { label: 'Extra', answer: 'Klussenlijst die zelf optelt' },
      ],
      quoted: 695_00,
      invoiced: 645_00,
      weeks: 1,
      changed:
        'Eén op de drie belt nu met een lijstje in de hand. De bus staat tot januari vol.\n\nHij leverde zijn teksten zelf, op de achterkant van een bonnetje. Dat scheelde een halve dag.',
    },
    seo: { keywords: 'website klusbedrijf, voorbeeld klussite, vaste prijzen website' },
    pictureAlt:
      'Klusbus Noaber op een groot scherm: een oranje vlak met de kop “Zeg het maar, noaber”, een getekende bus vol gereedschap en een strook met klussen en hun prijs.',
    phoneAlt: 'Klusbus Noaber op een telefoon: de kop op oranje, met de bus eronder.',
  },
  {
    title: 'Koppeldissel Verhuur',
    slug: 'koppeldissel-verhuur',
    site: 'koppeldissel-verhuur',
    description:
      'Aanhangers verhuren zonder heen en weer te bellen: kies een aanhanger en het aantal dagen, en de huur staat er meteen.',
    category: 'Verhuur',
    story: {
      question: 'De helft van de telefoontjes is “is hij vrij?” en “wat kost dat dan?”. Daar wil ik vanaf.',
      lines: [
        { label: 'Soort website', answer: 'Bedrijfswebsite' },
        { label: 'Extra', answer: 'Huurprijs per aanhanger en per dag' },
        { label: 'Extra', answer: 'Maandoverzicht: vrij, half en verhuurd' },
        { label: 'Beeld', answer: 'Vijf aanhangers, op schaal getekend' },
      ],
      quoted: 2_650_00,
      invoiced: 2_650_00,
      weeks: 4,
      changed:
        'Van vijftien telefoontjes op zaterdagochtend naar vier. De plateauwagen is vaker buiten dan binnen.',
    },
    seo: { keywords: 'website verhuurbedrijf, aanhanger verhuur site, verhuurkalender voorbeeld' },
    pictureAlt:
      'Koppeldissel Verhuur op een groot scherm: getekende aanhangers met dagprijs, een keuze van dagen en de huur op een geel vlak.',
    phoneAlt: 'Koppeldissel Verhuur op een telefoon: een geel kenteken als logo en de eerste aanhangers.',
  },
  {
    title: 'Egelhoek Vaste Planten',
    slug: 'egelhoek-vaste-planten',
    site: 'egelhoek-vaste-planten',
    description:
      'Een webshop voor een kwekerij van vaste planten, met een tekening bij elke plant. Klanten kiezen op zon of schaduw en vullen hun eigen krat.',
    category: 'Webshop',
    story: {
      question: 'Op de kwekerij vraagt iedereen eerst: zon of schaduw? Laat de site dat ook eerst vragen.',
      lines: [
        { label: 'Soort website', answer: 'Webshop' },
        { label: 'Beeld', answer: 'Acht planten, elk apart getekend' },
        { label: 'Extra', answer: 'Kiezen op plek: zon, halfschaduw, schaduw' },
        { label: 'Teksten', answer: 'Van de kweker, door ons ingekort' },
      ],
      quoted: 2_940_00,
      invoiced: 2_890_00,
      weeks: 5,
      changed:
        'Klanten komen op zaterdag afhalen met een krat die al klopt. Er gaat minder terug: wat in de schaduw moet, komt nu ook in de schaduw.',
    },
    seo: { keywords: 'webshop kwekerij, webshop planten voorbeeld, vaste planten site' },
    pictureAlt:
      'Egelhoek Vaste Planten op een groot scherm: acht getekende planten met naam en prijs, en ernaast een paars vlak met een egel en de kop “Eén keer planten, jaren plezier”.',
    phoneAlt: 'Egelhoek Vaste Planten op een telefoon: de kop op paars, met de egel en de eerste planten.',
  },
]
