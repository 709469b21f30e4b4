/** In milliseconds. */
export const timeBeforeReload = { ms: 0 }
