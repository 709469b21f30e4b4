/** On a part of a page that needs the framework before anybody acts: once it is in view. */
export const NEEDED_IN_VIEW = { 'data-framework-in-view': '' }

/** The same, as soon as the page is painted. */
export const NEEDED_NOW = { 'data-framework-now': '' }

/** Around what does something of its own with the arrow keys. */
export const TAKES_ARROWS = { 'data-arrows': '' }

/** On a link that does something of its own where it stands. */
export const ACTS_IN_PLACE = { 'data-acts': '' }

/**
 * On a part of a page until it shows what was filled in before, which would replace what is chosen meanwhile. The boot
 * script repeats those choices; on a page without it, nothing can be chosen.
 */
export const busyWhile = (restoring: boolean) => ({
  'aria-busy': restoring,
  inert: restoring && !document.querySelector('script[data-framework]'),
})

/** Not what is gone from the page. */
export const BUSY = 'body [aria-busy=true]'

/** By which the boot script finds them. */
export const SELECTORS = {
  inView: '[data-framework-in-view]',
  now: '[data-framework-now]',
  arrows: '[data-arrows]',
  pressed: 'button, [data-acts]',
} as const
