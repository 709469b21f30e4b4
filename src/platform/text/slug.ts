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
