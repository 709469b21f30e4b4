const SPACE = '\u00a0'

/**
 * Joins what reads wrong over two lines: € with its amount, a sum, what stands around a bar, a
 * telephone number, a time with `uur`, a postcode.
 */
export function keepTogether(text: string): string {
  return text
    .replace(/€ (?=\d)/g, `€${SPACE}`)
    .replace(/(?<![\d,.])(?:\+\d{2}|0\d{1,3})(?:[ -]?\d{2,4}){2,4}(?![\d,.]\d)/g, joined)
    .replace(/\d − (?=\d)|\d = (?=€)|[^\s] \| (?=[^\s])/g, joined)
    .replace(/\d:\d{2} uur\b|\b[1-9]\d{3} [A-Z]{2}\b/g, joined)
}

const joined = (text: string) => text.replaceAll(' ', SPACE)
