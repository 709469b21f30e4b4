/** A form stores the page that it is on in a column of this length. */
export const MAX_SLUG_LENGTH = 120

/** `/blog/pagina/2` */
export const PAGING = 'pagina'

/** Whether a text can be the last part of an address. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}

/** What stands in an address where the name of a record would: a number of the old site, and the pages of the blog. */
export function isRecordSlug(text: string): boolean {
  return isSlug(text) && text !== PAGING && !/^\d+$/.test(text)
}

/** A title as the last part of an address: lower case, without accents, joined with hyphens, cut between words. */
export function slugify(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean)
  const fits = (count: number) => words.slice(0, count).join('-').length <= MAX_SLUG_LENGTH
  const count = words.findIndex((_word, index) => !fits(index + 1))
  return words.slice(0, count < 0 ? words.length : count).join('-')
}
