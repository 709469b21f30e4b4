import type { CollectionBeforeChangeHook } from 'payload'

/** Whoever may not log in any more is out at once. */
export const endSessionsOfDisabled: CollectionBeforeChangeHook = ({ data }) =>
  data.disabled ? { ...data, sessions: [] } : data
