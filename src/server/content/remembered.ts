/** Everything that pages remember, by the tag under which it is forgotten. */
export const REMEMBERED = ['company', 'claims', 'home', 'configurator', 'services'] as const
export type RememberedTag = (typeof REMEMBERED)[number]
