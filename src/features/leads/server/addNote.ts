import { asUser, requireOperator } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { multiLine } from '@/platform/text/format'
import type { InboxLead, NoteOutcome } from '../model/inbox'
import { type NewNote, noteKind, statusAfterNote } from '../model/note'
import { appendNoteText, findLead, lockLead } from './leadRepository'
import { insertNote } from './noteRepository'

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
      if (noteKind(kind).isContact) await recordContact(ctx, tx, lead, note)
    }
    const noted = await findLead(ctx, note, tx)
    return noted ? { id, kind: 'noted', lead: noted } : { id, kind: 'gone' }
  })
}

/** Saves it also when the status stays: a lead that asked something again no longer waits then. */
async function recordContact(ctx: Ctx, tx: Tx, lead: InboxLead, { kind }: NewNote): Promise<void> {
  const { collection, id, status } = lead
  const data = { status: statusAfterNote(kind, status) ?? status }
  await ctx.payload.update({ collection, id, data, depth: 0, req: tx.req, ...asUser(ctx) })
}

function authorOf({ user }: Ctx): { id: string; name: string } {
  if (!user) throw new Error('a note has an author')
  return { id: user.id, name: 'name' in user && typeof user.name === 'string' ? user.name : '' }
}
