import { weekdayOf } from '@/features/company/model/openingDays'
import { WEEKDAYS } from '@/features/company/model/openingHours'
import { addDays, dayOf } from '@/platform/time/day'
import { findName, findPhone } from './contacts'
import type { Asks } from './topic'
import { type Meaning, type ReadWord, readSentence } from './words/meanings'
import { inFigures, mendWords } from './words/mend'

/** A question as the topics read it: lower case, no accents, one space around each word, typing errors mended. */
export type Question = {
  raw: string
  words: string
  sentences: readonly Sentence[]
  phone: string | null
  name: string | null
}

export type Sentence = { words: readonly ReadWord[]; isAsking: boolean; asks: Asks | null }

export function readQuestion(raw: string, sold: readonly string[] = []): Question {
  const sentences = raw
    .replace(OWN_DOMAIN, ' domeinnaam ')
    .replace(ANOTHER, `${JOINED}$1`)
    .split(BETWEEN_SENTENCES)
    .map(each => ({ typed: each, words: mendWords(normalise(each)) }))
    .filter(({ words }) => !['', 'en'].includes(words.trim()))
  return {
    raw,
    words: ` ${sentences.map(({ words }) => words.trim()).join(' ')} `,
    sentences: sentences.map(({ typed, words }) => ({
      words: readSentence(words, sold),
      asks: asksOf(words),
      isAsking: typed.includes('?') || typed.endsWith(JOINED) || ASKING.test(words),
    })),
    phone: findPhone(raw),
    name: findName(raw),
  }
}

function asksOf(words: string): Asks | null {
  const [, first = ''] =
    /^ (?:(?:en|maar|of|hoi|hallo|goedemorgen|goedemiddag) )?(waar|wie|wanneer|waarom) /.exec(words) ?? []
  return ASKS[first] ?? null
}

export const isMeant = ({ sentences }: Question, meaning: Meaning) =>
  sentences.some(({ words }) => words.some(({ meanings }) => meanings.has(meaning)))

const ASKS: Record<string, Asks> = { waar: 'where', wie: 'who', wanneer: 'when', waarom: 'why' }

const ASKING =
  /^ (?:en |maar |of |hoi |hallo )?(?:(?:voor|op|in|met|bij|van|onder|binnen|aan|tot|vanaf) )?(?:wat|wie|waar\w*|hoe\w*|wanneer|welke?|waarom|kan|kun|kunt|kunnen|mag|moet|moeten|is|zijn|bent?|zit|zitten|doen|doet|doe|hebben|heeft|heb je|krijg|regel\w*|maken|werk\w*|wil je|willen|zou\w*) /

/** At `en` another question may begin: `wat kost dat en hoe lang duurt het`. Behind a comma, one about what was told. */
const FIRST_WORDS =
  'wat|wie|waar|hoe|hoelang|wanneer|welke|kan|kun|kunt|kunnen|mag|moet|is|zijn|bent|ben|doen|doet|krijg|regelen|komt|komen|klopt|heb|hebben|zit'
const JOINED = ' en'
const ANOTHER = new RegExp(`,? (?:en|maar)( (?:${FIRST_WORDS}) )`, 'gi')
const BETWEEN_SENTENCES = new RegExp(
  `(?<=[.!?;\\n])(?!\\w)|(?<= en)(?= (?:${FIRST_WORDS}) )|, (?=(?:${FIRST_WORDS}) )`,
  'i',
)

const APOSTROPHES = /['’`´]/g
const OWN_ADDRESS = /[\w.+-]*@[\w-]*\.?\w*/g
const OWN_DOMAIN = /\b(?:www\.)?[\w-]+\.(?:nl|com|eu|net|org|be|de|shop|online)\b/gi

function normalise(raw: string): string {
  const plain = raw
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .replace(OWN_ADDRESS, ' eigenmailadres ')
    .replace(OWN_DOMAIN, ' domeinnaam ')
    .replace(/e-mail/g, 'email')
    .replace(/€/g, ' euro ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return ` ${plain} `
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

/** Only where no day is named: `Door de week sta ik op de steiger, kan het zaterdag?` asks about Saturday. */
const groupsIn = (words: string) => [
  ...(/ (?:weekend|weekeinde)\w* /.test(words) ? [6, 7] : []),
  ...(/ (?:doordeweeks\w*|werkdag\w*|door de week) /.test(words) ? WORKDAYS : []),
]

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
  const day = ahead === null ? null : addDays(today, ahead)
  const weekdays = [
    ...new Set([
      ...(named.length > 0 ? named : groupsIn(words)),
      ...(day && named.length === 0 ? [weekdayOf(day)] : []),
    ]),
  ]
  const partOfDay = dayPartOf(words)
  return { weekdays, day, times: readTimes(inFigures(raw.toLowerCase()), partOfDay), partOfDay }
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
