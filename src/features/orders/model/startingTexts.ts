import { formatPlainDay } from '@/platform/time/day'
import { formatMoment } from '@/platform/time/zone'
import type { StartAgreement } from './starting'

export const beginsOn = (day: string) => `Begint op ${formatPlainDay(day)}`

/** What a consumer asks for and declares, in the words of the boxes in the overview. */
export const AT_ONCE = {
  label: 'Begin meteen, tijdens mijn bedenktijd',
  means:
    'Herroep ik daarna, dan betaal ik voor de dagen die al geleverd zijn en voor het werk dat al af is. De rest krijg ik terug.',
} as const

export const nameBox = (name: string, price: string) => ({
  register: {
    label: `Leg ${name} meteen vast, tijdens mijn bedenktijd`,
    means: `Het eerste jaar kost ${price}.`,
  },
  final: {
    label: 'Ik weet dat ik de naam niet meer kan herroepen zodra hij vastligt',
    means: 'Het eerste jaar van de naam betaal ik dan, ook als ik de hosting herroep.',
  },
})

type Agreed = StartAgreement & { name: string | null }

/** What was agreed about the beginning, as it stands in the confirmation. Empty for what begins once it is paid. */
export function startSentences({
  startsOn,
  startRequestedAt,
  nameFrom,
  nameConsentAt,
  name,
}: Agreed): string[] {
  return [
    startsOn &&
      `Je bestelling begint op ${formatPlainDay(startsOn)}, de dag na je bedenktijd. Termijnen en verlengingen tellen vanaf die dag.${name ? ` Voor die tijd leggen we ${name} niet vast; op de dag zelf kijken we de naam opnieuw na.` : ''}`,
    startRequestedAt &&
      `Op ${formatMoment(new Date(startRequestedAt))} vroeg je ons om meteen te beginnen, tijdens je bedenktijd. Herroep je, dan betaal je voor de dagen die al geleverd zijn en voor het werk dat al af is. De rest krijg je terug.`,
    nameConsentAt &&
      `Je vroeg ons ook om ${name} meteen vast te leggen. Je weet dat je de naam niet meer kunt herroepen zodra hij vastligt, en dat je het eerste jaar ervan dan betaalt.`,
    nameFrom && `${name} leggen we vast vanaf ${formatPlainDay(nameFrom)}, de dag na je bedenktijd.`,
  ].filter(sentence => typeof sentence === 'string')
}
