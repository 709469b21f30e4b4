import type { About } from '@/features/website/model/content'

export const about: Omit<About, 'portrait' | 'team'> = {
  founder: 'Fenna Voorbeeld, oprichter en hoofdontwerper',
  story:
    'Ik tekende jarenlang websites voor grote bureaus. Mooi werk, maar de klanten die ik in de buurt tegenkwam, de hovenier, de installateur, de man van de aanhangwagens, kregen een sjabloon en een factuur.\n\nDat kon anders. Dus begon ik voor mezelf, met één afspraak: de klant weet vooraf wat het kost en krijgt mij aan de telefoon. Inmiddels sta ik er niet meer alleen voor, en die afspraak staat nog.',
  stats: [
    { value: '{aboutWebsites}', label: 'websites gebouwd' },
    { value: '{aboutTeam}', label: 'mensen in het team' },
    { value: '{aboutRating}', label: 'van de 5 als beoordeling (voorbeeld, niet nagekeken)' },
    { value: '{aboutYears}', label: 'jaar onderweg' },
  ],
  steps: [
    {
      title: 'Kennismaken',
      text: 'Een half uur, bij jou of bij ons. We kijken wat je doet en wie je wilt bereiken.',
      day: 'maandag',
      yours: 'zet foto’s klaar op je telefoon',
    },
    {
      title: 'Ontwerp',
      text: 'Je ziet je eigen site op papier voordat er iets gebouwd wordt. Schaven mag.',
      day: 'dinsdag',
      yours: 'zegt wat je niet bevalt',
    },
    {
      title: 'Bouwen',
      text: 'Wij bouwen. Voor de teksten bellen we je een paar keer, en jij stuurt foto’s van je werk.',
      day: 'woensdag en donderdag',
      yours: 'bent gewoon aan het werk',
    },
    {
      title: 'Online, en daarna',
      text: 'De site gaat online, je krijgt uitleg, en we blijven bereikbaar.',
      day: 'vrijdag',
      yours: 'loopt alles na op je telefoon',
    },
  ],
}
