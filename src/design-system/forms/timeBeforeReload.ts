/** How long this page stood before it was loaded anew by itself: a form that goes on was seen since then. */
export const timeBeforeReload = { ms: 0 }
