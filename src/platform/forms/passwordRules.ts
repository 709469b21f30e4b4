export const MIN_PASSWORD_LENGTH = 12
export const MAX_PASSWORD_LENGTH = 200

export const SET_LINK_HOURS = 72
export const RESET_LINK_MINUTES = 60
export type LinkPurpose = 'set' | 'reset'

export function linkExpiresAt(purpose: LinkPurpose, now: Date): Date {
  const minutes = purpose === 'set' ? SET_LINK_HOURS * 60 : RESET_LINK_MINUTES
  return new Date(now.getTime() + minutes * 60_000)
}

export const RESET_LINK_DURATION = 'een uur'

const MIN_OWN_CHARACTERS = 6
const MIN_DISTINCT_CHARACTERS = 5
const MIN_OWN_WORD_LENGTH = 3

const COMMON_PATTERNS =
  /w[a4@]chtw[o0]{2}rd|p[a4@][s5$]{2}w[o0]rd|p[a4@][s5$]{2}|welk[o0]m|geheim|admin|hosting|qwerty(uiop)?|azerty|asdfghjkl|zxcvbnm|abc(def)?|iloveyou|(19|20)\d\d|0?123(4(5(6(7(8(90?)?)?)?)?)?)?|[!?.\s]/g

export const PASSWORD_MESSAGES = {
  notCurrent: 'Dit is niet je huidige wachtwoord.',
  short: `Kies een wachtwoord van minstens ${MIN_PASSWORD_LENGTH} tekens.`,
  long: `Kies een wachtwoord van hoogstens ${MAX_PASSWORD_LENGTH} tekens.`,
  easy: 'Dit wachtwoord is te makkelijk te raden. Neem een paar woorden die niets met jou te maken hebben.',
  breached:
    'Dit wachtwoord is uitgelekt en staat op lijsten die aanvallers proberen. Neem een ander, dat je nergens anders gebruikt.',
} as const

/** What is wrong with a new password, in Dutch; null when it is good. */
export function checkPasswordRules(password: string, owner: { email: string; name: string }): string | null {
  if ([...password].length < MIN_PASSWORD_LENGTH) return PASSWORD_MESSAGES.short
  if (password.length > MAX_PASSWORD_LENGTH) return PASSWORD_MESSAGES.long
  const left = withoutWords(password.toLowerCase(), owner).replace(COMMON_PATTERNS, '')
  const tooFew = new Set(password).size < MIN_DISTINCT_CHARACTERS || [...left].length < MIN_OWN_CHARACTERS
  return tooFew ? PASSWORD_MESSAGES.easy : null
}

function withoutWords(password: string, { email, name }: { email: string; name: string }): string {
  const words = `${email} ${name}`.toLowerCase().split(/[^\p{L}\d]+/u)
  const long = words.filter(word => word.length >= MIN_OWN_WORD_LENGTH)
  return long
    .sort((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, ''), password)
}
