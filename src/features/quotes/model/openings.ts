export const OPENED = 'Waarschijnlijk geopend'

/** What a link grants: to answer, or only to read along. */
export type QuoteRight = 'answer' | 'read'

/** When an edition was probably opened, and with which of its links. The moment is an ISO string. */
export type QuoteOpening = { at: string; edition: number; right: QuoteRight }

/** Of one quote. Older ones make place for newer. */
export const MAX_OPENINGS = 20

/** Whoever is back within these minutes is still reading. */
export const SAME_OPENING_MINUTES = 5

/** What only somebody does. A script scrolls too, and the browser trusts the scroll event: what scrolls is asked for. */
export const READER_INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/** Input in a page that is in view. What a script makes up, as scanners of mail do, is not trusted. */
export const isReader = ({ isTrusted }: { isTrusted: boolean }, visibility: string): boolean =>
  isTrusted && visibility === 'visible'
