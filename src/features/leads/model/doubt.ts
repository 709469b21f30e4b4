import { type GuardSign, isMachine } from '@/platform/forms/fields'
import { dayOf, startOfDay } from '@/platform/time/day'

/** From `DOUBTFUL_FROM` points on a lead is doubtful. Speed has one: with any other weak sign it is still no doubt. */
export const DOUBT_SIGNS = [
  { value: 'honeypot', points: 5, label: 'Verborgen veld ingevuld' },
  { value: 'speed', points: 1, label: 'Binnen 3 seconden verzonden' },
  { value: 'linkInName', points: 5, label: 'Link in de naam' },
  { value: 'links', points: 3, label: 'Meer dan één link' },
  { value: 'manyLinks', points: 5, label: 'Veel links' },
  { value: 'markup', points: 5, label: 'Opmaakcode in de tekst' },
  { value: 'foreignScript', points: 5, label: 'Geschreven in een ander schrift' },
  { value: 'spamWord', points: 3, label: 'Woord dat vaak in reclame staat' },
  { value: 'spamWords', points: 5, label: 'Woorden die vaak in reclame staan' },
  { value: 'sameText', points: 5, label: 'Zelfde tekst van andere adressen' },
  { value: 'sameAddress', points: 3, label: 'Vaak achter elkaar vanaf dit adres' },
] as const

export type DoubtSign = (typeof DOUBT_SIGNS)[number]['value']

const DOUBTFUL_FROM = 5

/** `doubtful` waits for staff to decide. `machine` is kept apart, and deleted after a while. */
export const DOUBTS = [
  { value: 'doubtful', label: 'Twijfel' },
  { value: 'machine', label: 'Robot' },
] as const

export type Doubt = (typeof DOUBTS)[number]['value']

export function doubtLabel(doubt: Doubt): string {
  return DOUBTS.find(each => each.value === doubt)?.label ?? doubt
}

/** `text` is what was written freely; `lines` are the other answers but the name. */
export type Written = { name: string; lines: string[]; text: string }

/** What came in the day before: other addresses with the same text, and leads of the same address. */
export type Repetition = { sameText: number; sameAddress: number }

export type Judgement = { doubt: Doubt | null; score: number; signs: DoubtSign[] }

export function judge(guard: readonly GuardSign[], written: Written, repeated: Repetition): Judgement {
  const signs = [...guard, ...contentSigns(written), ...repetitionSigns(repeated)]
  const score = signs.reduce((sum, sign) => sum + pointsOf(sign), 0)
  const doubt = isMachine(signs) ? 'machine' : score >= DOUBTFUL_FROM ? 'doubtful' : null
  return { doubt, score, signs }
}

const pointsOf = (sign: DoubtSign) => DOUBT_SIGNS.find(each => each.value === sign)?.points ?? 0

/** A version before this one kept no reasons. */
const UNKNOWN_REASON = 'Eerder al apart gehouden'

export function doubtReasons(signs: readonly string[]): string[] {
  const labels = DOUBT_SIGNS.filter(each => signs.includes(each.value)).map(each => each.label)
  return labels.length > 0 ? labels : [UNKNOWN_REASON]
}

const LINK = /(?:https?:\/\/|www\.)\S+/gi
const [LINKS, MANY_LINKS] = [2, 4]
const MARKUP = /<\s*(?:a|script|iframe|img)\b[^>]*>|\[(?:url|link|img)\b[^\]]*\]/i

/** Dutch, and what else is written here, has Latin letters. A name in another script is no sign. */
const MIN_FOREIGN_LETTERS = 12

const SPAM_WORDS = [
  /\bback-?links?\b/i,
  /\bguest posts?\b/i,
  /\b(?:casino|gambling|sports? ?betting)\b/i,
  /\b(?:viagra|cialis|pharmacy)\b/i,
  /\b(?:bitcoin|crypto(?:currency)?|forex)\b/i,
  /\b(?:porn|escorts?|sexy? girls?|dating sites?)\b/i,
  /\b(?:seo (?:services|packages?|expert)|rank (?:your|higher)|first page of google|page one of google)\b/i,
  /\b(?:website traffic|domain authority|link building service)\b/i,
  /\b(?:business loans?|loan offer|make money|passive income|investment opportunity)\b/i,
  /\b(?:email|e-mail) (?:lists?|database|leads) for sale\b/i,
]

function contentSigns({ name, lines, text }: Written): DoubtSign[] {
  const all = [name, ...lines, text].join('\n')
  const links = all.match(LINK)?.length ?? 0
  const words = SPAM_WORDS.filter(word => word.test(all)).length
  return [
    ...signIf('linkInName', new RegExp(LINK.source, 'i').test(name)),
    ...signIf('manyLinks', links >= MANY_LINKS),
    ...signIf('links', links >= LINKS && links < MANY_LINKS),
    ...signIf('markup', MARKUP.test(all)),
    ...signIf('foreignScript', isForeignScript(text)),
    ...signIf('spamWords', words > 1),
    ...signIf('spamWord', words === 1),
  ]
}

function isForeignScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters - latin >= MIN_FOREIGN_LETTERS && letters > latin * 2
}

const [OTHER_ADDRESSES, EARLIER_LEADS] = [2, 4]

function repetitionSigns({ sameText, sameAddress }: Repetition): DoubtSign[] {
  return [
    ...signIf('sameText', sameText >= OTHER_ADDRESSES),
    ...signIf('sameAddress', sameAddress >= EARLIER_LEADS),
  ]
}

const signIf = (sign: DoubtSign, isSo: boolean): DoubtSign[] => (isSo ? [sign] : [])

/** People write the same short sentence. */
const MIN_COMPARED_LENGTH = 40

/** Null when the text is too short to say anything about who wrote it. */
export function comparedText({ text }: Written): string | null {
  return text.length >= MIN_COMPARED_LENGTH ? text : null
}

export const REPEATED_WITHIN_MS = 86_400_000

/** Eight hours after midnight in Amsterdam. */
const MAIL_FROM_MS = 8 * 3_600_000

/** Once a day, and not at night. */
export function isDoubtMailDue(now: Date, lastMailed: Date | null): boolean {
  const isMorning = now.getTime() - startOfDay(dayOf(now)).getTime() >= MAIL_FROM_MS
  return isMorning && (lastMailed === null || dayOf(lastMailed) < dayOf(now))
}
