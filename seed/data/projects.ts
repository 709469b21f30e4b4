// The portfolio: small sites made for invented customers; their first screens are drawn from seed/pictures/projects.
export const projects = [
  {
    title: 'Groenrand Hoveniers',
    description:
      'Een rustige site voor een hoveniersbedrijf dat liever buiten is dan achter een scherm. De tuinkalender werkt zich elke maand vanzelf bij.',
    url: 'https://groenrand.example',
    category: 'Hovenier',
    picture: 'projects/groenrand-hoveniers.webp',
    pictureAlt:
      'Startscherm van Groenrand Hoveniers: een getekende tuin met een bloeiende border, een haag en een zwart houten huis, met de kop “Een tuin die het hele jaar klopt” en een tuinkalender.',
  },
  {
    title: 'Zonnepijl Installaties',
    description:
      'Voor een installateur van warmtepompen en zonnepanelen: één doorsnede van een huis die alles uitlegt. Met twee vragen ziet de bezoeker wat het ongeveer scheelt.',
    url: 'https://zonnepijl.example',
    category: 'Installateur',
    picture: 'projects/zonnepijl-installaties.webp',
    pictureAlt:
      'Startscherm van Zonnepijl Installaties: de doorsnede van een huis met zonnepanelen, boilervat en warmtepomp, de kop “Meer dak, minder gas” en onderaan een rekenhulp.',
  },
  {
    title: 'Klusbus Noaber',
    description:
      'Eén klusser, één bus en één scherm met vaste prijzen. Het telefoonnummer staat waar je het verwacht, want bellen gaat hier sneller dan mailen.',
    url: 'https://klusbusnoaber.example',
    category: 'Klusbedrijf',
    picture: 'projects/klusbus-noaber.webp',
    pictureAlt:
      'Startscherm van Klusbus Noaber: een oranje vlak met de kop “Zeg het maar, noaber”, een getekende bus vol gereedschap en een strook met vijf klussen en hun prijs.',
  },
  {
    title: 'Koppeldissel Verhuur',
    description:
      'Aanhangers verhuren zonder heen en weer te bellen: kiezen, een dag prikken en vastleggen. De verhuurder ziet in dezelfde kalender wat er buiten staat.',
    url: 'https://koppeldissel.example',
    category: 'Verhuur',
    picture: 'projects/koppeldissel-verhuur.webp',
    pictureAlt:
      'Startscherm van Koppeldissel Verhuur: links vijf getekende aanhangers met dagprijs, in het midden een boekingskalender van december 2026 en rechts de gekozen bakwagen met het totaal.',
  },
  {
    title: 'Egelhoek Vaste Planten',
    description:
      'Een webshop voor een kwekerij in vaste planten, met een tekening bij elke plant. Klanten zoeken op zon of schaduw, en de voorraad klopt met wat er op het veld staat.',
    url: 'https://egelhoek.example',
    category: 'Webshop',
    picture: 'projects/egelhoek-vaste-planten.webp',
    pictureAlt:
      'Startscherm van de webshop Egelhoek Vaste Planten: acht getekende planten met naam en prijs, en ernaast een paars vlak met een egel en de kop “Eén keer planten, jaren plezier”.',
  },
]
