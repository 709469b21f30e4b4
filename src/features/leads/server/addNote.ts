import { staffName } from '@/platform/access/actors'
import { requireOperator } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { multiLine } from '@/platform/text/format'
import type { NoteOutcome } from '../model/inbox'
import { type NewNote, noteKind } from '../model/note'
import { appendNoteText, findLead, lockLead } from './leadRepository'
import { insertNote } from './noteRepository'
import { recordContact } from './triage'

/** Once for each idempotency key. A call answers a lead: one that nobody answered moves on with it. */
export async function addNote(ctx: Ctx, note: NewNote): Promise<NoteOutcome> {
  requireOperator(ctx)
  const { id, kind } = note
  const text = multiLine(note.text)
  return transaction(ctx, async tx => {
    const lead = await lockLead(ctx, tx, note)
    if (!lead) return { id, kind: 'gone' }
    if (await insertNote(ctx, tx, { ...note, text }, authorOf(ctx))) {
      if (text) await appendNoteText(ctx, tx, note, text)
      if (noteKind(kind).isContact) await recordContact(ctx, tx, lead)
    }
    const noted = await findLead(ctx, note, tx)
    return noted ? { id, kind: 'noted', lead: noted } : { id, kind: 'gone' }
  })
}

function authorOf({ user }: Ctx): { id: string; name: string } {
  if (!user) throw new Error('a note has an author')
  return { id: user.id, name: staffName(user) }
}
