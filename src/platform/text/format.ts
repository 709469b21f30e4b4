const CONTROL = /(?![\n\t])[\p{Cc}\u2028\u2029]/gu

/** Without what could end a mail header or a database string. */
export function singleLine(typed: string): string {
  return typed.toWellFormed().replace(/\s+/g, ' ').replace(CONTROL, '').trim()
}

export function multiLine(typed: string): string {
  return typed.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL, '').trim()
}

export function initialsOf(name: string): string {
  const words = name.split(',')[0]?.match(/\p{L}+/gu) ?? []
  const first = words[0]?.[0] ?? '?'
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''
  return (first + last).toUpperCase()
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** `a, b en c` */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat('nl-NL').format(names)
}

/** The length of the column that stores the page of a form. */
export const MAX_SLUG_LENGTH = 120

export const PAGING = 'pagina'

export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}

export function isRecordSlug(text: string): boolean {
  return isSlug(text) && text !== PAGING && !/^\d+$/.test(text)
}

export function slugify(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean)
  const fits = (count: number) => words.slice(0, count).join('-').length <= MAX_SLUG_LENGTH
  const count = words.findIndex((_word, index) => !fits(index + 1))
  return words.slice(0, count < 0 ? words.length : count).join('-')
}

/** What a table calls one of its values. */
export const labelIn = <Value extends string>(
  table: readonly { value: Value; label: string }[],
  value: NoInfer<Value>,
) => table.find(each => each.value === value)?.label ?? value
