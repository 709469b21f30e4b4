import * as z from 'zod/mini'
import { INBOX_COLLECTIONS } from './inbox'

/** `isContact`: whoever asked was spoken to. */
export const NOTE_KINDS = [
  { value: 'note', label: 'Notitie', isContact: false },
  { value: 'call', label: 'Gebeld', isContact: true },
] as const

export type NoteKind = (typeof NOTE_KINDS)[number]['value']

export const NOTE: NoteKind = 'note'
export const CALL: NoteKind = 'call'

export const MAX_NOTE_LENGTH = 10_000

export function noteKind(value: NoteKind) {
  const kind = NOTE_KINDS.find(each => each.value === value)
  if (!kind) throw new Error(`unknown kind of note ${value}`)
  return kind
}

/** A call may say nothing: that somebody was called is enough. */
export const newNoteSchema = z
  .object({
    ...{ collection: z.enum(INBOX_COLLECTIONS), id: z.uuid(), idempotencyKey: z.uuid() },
    kind: z.enum(NOTE_KINDS.map(each => each.value)),
    text: z.string().check(z.trim(), z.maxLength(MAX_NOTE_LENGTH)),
  })
  .check(z.refine(({ kind, text }) => noteKind(kind).isContact || text !== ''))

export type NewNote = z.infer<typeof newNoteSchema>
