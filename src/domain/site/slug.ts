/** A form says which page it stands on, and what is kept of that has room for no longer name. */
export const LONGEST_SLUG = 120

/** `/blog/pagina/2` */
export const PAGING = 'pagina'

/** Whether a text can be the last part of an address. */
export function isSlug(text: string): boolean {
  return text.length <= LONGEST_SLUG && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}

/** What stands in an address where the name of a record would: a number of the old site, and the pages of the blog. */
export function isRecordSlug(text: string): boolean {
  return isSlug(text) && text !== PAGING && !/^\d+$/.test(text)
}
