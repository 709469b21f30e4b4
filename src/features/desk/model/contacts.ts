const EMAIL = /[^\s@<>()[\],;:"']+@[^\s@<>()[\],;:"']+\.[a-z]{2,}/i
/** `20-11-2026`, `2026-11-20` and `09.00 - 17.00` have as many digits as a telephone number. */
const DATES = /(?<![\d./-])(\d{1,2}([-./])\d{1,2}\2\d{2,4}|\d{4}-\d{1,2}-\d{1,2})(?![./-]?\d)/g
const TIMES = /(?<![\d.])\d{1,2}[.:]\d{2}(?![.:]?\d)/g
/** What begins as only a telephone number does may be written in more ways: `06 - 12.34.56.78`. */
const PHONE =
  /(?<!\w|\d[.,])(?:(?:\+\d{1,3}|00[1-9]\d)(?:(?:[ ./-]| [/-] )?\d){4,12}|0[1-9](?:(?:[ ./-]| [/-] )?\d){7,8}|\d(?:[ -]?\d){5,13})(?!\w)/

/** The zero in `+31 (0)6` is for who calls from within the country. */
const AFTER_COUNTRY = /(\+\d{1,3}|00[1-9]\d) ?\(0\) ?/g

export function findEmail(message: string): string | null {
  return EMAIL.exec(message)?.[0] ?? null
}

/** The first thing that looks like a telephone number: 6 to 14 digits, with a country before them or not. */
export function findPhone(message: string): string | null {
  const numbers = message
    .replace(new RegExp(EMAIL, 'gi'), ' ')
    .replace(DATES, ' ')
    .replace(TIMES, ' ')
    .replace(AFTER_COUNTRY, '$1 ')
    .replace(/[()]/g, '')
  return PHONE.exec(numbers)?.[0] ?? null
}

const NAME =
  "([A-Z][\\p{L}'-]+(?: (?:van|de|der|den|te|ter) ?)?(?:(?<= ) ?[A-Z][\\p{L}'-]+| [A-Z][\\p{L}'-]+)?)"
const INTRODUCED = new RegExp(
  `(?:[Mm]ijn naam is|[Ii]k heet|[Ii]k ben|[Nn]aam:?|[Mm]et|[Gg]roet(?:en|jes)?,?) (?:(?:mevrouw|meneer|mevr\\.?|dhr\\.?|de heer) )?${NAME}`,
  'u',
)
const AFTER_PHONE = new RegExp(`\\d[\\d ./-]{5,}\\d[,.]? ${NAME}`, 'u')
const NO_NAMES =
  /^(?:Enschede|Twente|Hengelo|Almelo|Google|WhatsApp|Maandag|Dinsdag|Woensdag|Donderdag|Vrijdag|Zaterdag|Zondag|Morgen|Vandaag|Graag|Bel)$/

/** Of somebody who tells it: `mijn naam is Jan de Boer`, or behind a telephone number. */
export function findName(raw: string): string | null {
  const found = (AFTER_PHONE.exec(raw)?.[1] ?? INTRODUCED.exec(raw)?.[1])?.trim()
  return found && !NO_NAMES.test(found) ? found : null
}
