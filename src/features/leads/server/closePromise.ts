import type { FieldHook } from 'payload'

/** A request that somebody took up no longer waits for its first answer; one that was taken up by mistake does again. */
export const closeDeadline: FieldHook = ({ context, data, originalDoc, value }) => {
  if ((data?.status ?? originalDoc?.status) !== 'new') return null
  return context.undoneStatus === 'new' ? (originalDoc?.respondBy ?? null) : value
}
