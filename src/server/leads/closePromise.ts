import type { FieldHook } from 'payload'

/** A request that somebody took up no longer waits for its first answer. */
export const closePromise: FieldHook = ({ data, originalDoc, value }) =>
  (data?.status ?? originalDoc?.status) === 'new' ? value : null
