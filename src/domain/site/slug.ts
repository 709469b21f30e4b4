/** A form says which page it stands on, and what is kept of that has room for no longer name. */
export const LONGEST_SLUG = 120

/** Whether a text can be the last part of an address. */
export function isSlug(text: string): boolean {
  return text.length <= LONGEST_SLUG && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}
