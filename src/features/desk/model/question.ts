import { weekdayOf } from '@/features/company/model/openingDays'
import { WEEKDAYS } from '@/features/company/model/openingHours'
import { addDays, dayOf } from '@/platform/time/day'
import { findName, findPhone } from './contacts'

/** A question as the topics read it: lower case, no accents, one space around each word, typing errors mended. */
export type Question = { raw: string; words: string; phone: string | null; name: string | null }

export function readQuestion(raw: string): Question {
  return { raw, words: normalise(raw), phone: findPhone(raw), name: findName(raw) }
}

const APOSTROPHES = /['’`´]/g
const OWN_ADDRESS = /[\w.+-]*@[\w-]*\.?\w*/g
const OWN_DOMAIN = /\b(?:www\.)?[\w-]+\.(?:nl|com|eu|net|org|be|de|shop|online)\b/g

function normalise(raw: string): string {
  const plain = raw
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .replace(OWN_ADDRESS, ' mailadres ')
    .replace(OWN_DOMAIN, ' domeinnaam ')
    .replace(/e-mail/g, 'email')
    .replace(/€/g, ' euro ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return ` ${plain.split(' ').map(mend).join(' ')} `
}

/** Words that decide what a question is about. One wrong letter in them is mended. */
const KNOWN_WORDS =
  'website websites webshop webshops webwinkel hosting pakket domeinnaam domein onderhoud onderhouden offerte offertes afspraak afspraken afspreken openingstijden openingsuren telefoonnummer telefoon nummer terugbellen terugbel opzeggen opzegtermijn abonnement factuur facturen betalen vooraf vooruit vooruitbetalen aanbetaling teksten tekst fotos vindbaar vindbaarheid zoekmachine google bovenaan configurator storing bereikbaar onbereikbaar reserveren reservering kalender contract contact korting goedkoper garantie eigendom eigenaar verhuizen overzetten gevestigd kantoor vestiging prijzen kosten tarief tarieven bedragen maandelijks privacy gegevens cookies cookiemelding wordpress portfolio voorbeelden referenties gesloten geopend zaterdag zondag maandag dinsdag woensdag donderdag vrijdag vandaag vanmiddag vanmorgen morgen bedankt dankjewel goedemorgen goedemiddag goedenavond subsidie vacature stage sponsoren levertijd emailadres mailadres back reservekopie beveiliging beveiligd hovenier aannemer restaurant medewerker klacht spoed haast'.split(
    ' ',
  )
const KNOWN = new Set(KNOWN_WORDS)
/** Look like one of them by a letter, and mean something else. */
const OTHER_WORDS = new Set(
  'contant contante testen bepalen behalen contacten gezegd koster planten klanten praten bestellen bedank vooral posten kostte pakken tekens schone morgens'.split(
    ' ',
  ),
)
const MIN_MENDED_LENGTH = 6

function mend(word: string): string {
  if (word.length < MIN_MENDED_LENGTH - 1 || KNOWN.has(word) || OTHER_WORDS.has(word)) return word
  const near = KNOWN_WORDS.find(
    known => known.length >= MIN_MENDED_LENGTH && known[0] === word[0] && isOneLetterOff(word, known),
  )
  return near ?? word
}

/** One letter added, left out, replaced, or two that changed places. */
function isOneLetterOff(typed: string, known: string): boolean {
  if (Math.abs(typed.length - known.length) > 1) return false
  let from = 0
  while (from < known.length && typed[from] === known[from]) from++
  const tails = [
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const
  if (tails.some(([skip, miss]) => typed.slice(from + skip) === known.slice(from + miss))) return true
  const swapped = `${known.slice(0, from)}${known[from + 1] ?? ''}${known[from] ?? ''}${known.slice(from + 2)}`
  return typed === swapped
}

export type AskedTime = {
  /** ISO weekdays. */
  weekdays: number[]
  /** `vandaag`, `morgen`: a calendar day in Amsterdam. */
  day: string | null
  /** `19:30`, as both readings of the clock: without a part of the day `half 8` may be either. */
  times: string[]
  partOfDay: 'morning' | 'afternoon' | 'evening' | null
}

const WORKDAYS = [1, 2, 3, 4, 5]

export function askedTime({ words, raw }: Question, now: Date): AskedTime {
  const today = dayOf(now)
  const named = WEEKDAYS.filter(({ label, short }) =>
    new RegExp(` (?:${label.toLowerCase()}\\w*|${short}) `).test(words),
  ).map(({ value }) => value as number)
  const ahead = / overmorgen /.test(words)
    ? 2
    : / (?:(?<!goede )morgen(?:ochtend|middag|avond|vroeg)?) /.test(words)
      ? 1
      : / (?:vandaag|vanmiddag|vanavond|vanmorgen|vanochtend|straks) /.test(words)
        ? 0
        : null
  const groups = [
    ...(/ (?:weekend|weekeinde)\w* /.test(words) ? [6, 7] : []),
    ...(/ (?:doordeweeks\w*|werkdag\w*|door de week) /.test(words) ? WORKDAYS : []),
  ]
  const day = ahead === null ? null : addDays(today, ahead)
  const weekdays = [...new Set([...named, ...groups, ...(day && named.length === 0 ? [weekdayOf(day)] : [])])]
  const partOfDay = dayPartOf(words)
  return { weekdays, day, times: readTimes(raw.toLowerCase(), partOfDay), partOfDay }
}

function dayPartOf(words: string): AskedTime['partOfDay'] {
  if (/avond/.test(words)) return 'evening'
  if (/middag/.test(words)) return 'afternoon'
  return /(?:ochtend|vroeg|(?:van|zaterdag|maandag|s )morgens? )/.test(words) ? 'morning' : null
}

const CLOCK =
  /(om|na|voor|vanaf|tot|tegen|rond)? ?\b(half |kwart over |kwart voor )?(\d{1,2})(?:[:.](\d{2}))?( ?uur\b| ?u\b)?(?![\d.,]*\d| ?(?:%|euro|dagen|weken|pag|fotos))/g

/** Of a clock of twelve hours, both readings, unless the part of the day says which. */
function readTimes(raw: string, partOfDay: AskedTime['partOfDay']): string[] {
  const found = [...raw.matchAll(CLOCK)].findLast(
    ([, before, part, hour, minutes, unit]) => Number(hour) <= 24 && (part || minutes || unit || before),
  )
  if (!found) return []
  const [, , part = '', hour, minutes = '00'] = found
  const at = Number(hour) % 24
  const [early, over] = MINUTES_OF[part.trim()]?.(at) ?? [at, minutes]
  if (Number(over) > 59) return []
  const [first, second] = [early, early + 12].map(each => `${String(each % 24).padStart(2, '0')}:${over}`)
  if (at > 12 || partOfDay === 'morning') return [first ?? '']
  return partOfDay ? [second ?? ''] : [first ?? '', second ?? '']
}

const MINUTES_OF: Record<string, (hour: number) => [number, string]> = {
  half: hour => [hour - 1, '30'],
  'kwart over': hour => [hour, '15'],
  'kwart voor': hour => [hour - 1, '45'],
}
