import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import type { InboxLead } from '@/features/leads/model/inbox'
import type { NewNote } from '@/features/leads/model/note'
import { addNote } from '@/features/leads/server/addNote'
import { listInbox } from '@/features/leads/server/inboxQueries'
import { findLead, reopenDeadline } from '@/features/leads/server/leadRepository'
import { deleteOldLeads } from '@/features/leads/server/personalData'
import { triage } from '@/features/leads/server/triage'
import { asSystem } from '@/platform/access/authority'
import { listEvents } from '@/platform/audit/auditLog'
import { database, transaction } from '@/platform/db/transaction'
import { asking, newLead, newRequest } from '../../support/leads'
import { staffMember, testCtx } from '../../support/testCtx'

const base = await testCtx()
const operator = await staffMember(base.payload, 'operator')
const ctx = { ...base, user: operator }
const db = database(ctx).drizzle

const noteOn = ({ collection, id }: InboxLead, part: Partial<NewNote> = {}): NewNote => ({
  ...{ collection, id, kind: 'note', text: 'Wil een webshop.', idempotencyKey: randomUUID() },
  ...part,
})
const now = async (lead: InboxLead) => {
  const found = await findLead(ctx, lead)
  if (!found) throw new Error('the lead is gone')
  return found
}

async function notesOf({ id }: { id: string }) {
  const { rows } = await db.execute<{ kind: string; text: string | null; author: string | null }>(sql`
    select kind::text, text, author_name as author from lead_notes where coalesce(lead_id, request_id) = ${id}
    order by created_at, id`)
  return rows
}

describe('a note', () => {
  test.each(['leads', 'configurator-requests'] as const)(
    'of %s is kept with its author',
    async collection => {
      const lead = collection === 'leads' ? await newLead(ctx) : await newRequest(ctx)
      const outcome = await addNote(ctx, noteOn(lead, { text: ' Regel\u0000 een\r\nregel twee ' }))
      expect(outcome).toEqual({ id: lead.id, kind: 'noted', lead: await now(lead) })
      await addNote(ctx, noteOn(lead, { text: 'Nog een' }))
      expect(await notesOf(lead)).toEqual([
        { kind: 'note', text: 'Regel een\nregel twee', author: 'Proef operator' },
        { kind: 'note', text: 'Nog een', author: 'Proef operator' },
      ])
      expect(await now(lead)).toMatchObject({
        ...{ notes: 'Regel een\nregel twee\n\nNog een', status: 'new', openUntil: lead.openUntil },
      })
      expect(await listEvents(ctx, lead.id)).toEqual([])
    },
  )

  test('that is sent twice, also at once, is one', async () => {
    const lead = await newLead(ctx)
    const note = noteOn(lead)
    const both = await Promise.all([addNote(ctx, note), addNote(ctx, note)])
    expect([...both, await addNote(ctx, note)].map(each => each.kind)).toEqual(['noted', 'noted', 'noted'])
    expect(await notesOf(lead)).toHaveLength(1)
    expect((await now(lead)).notes).toBe('Wil een webshop.')
  })

  test('of what is gone is not kept', async () => {
    const id = randomUUID()
    expect(await addNote(ctx, noteOn({ ...(await newLead(ctx)), id }))).toEqual({ id, kind: 'gone' })
  })

  test.each(['editor', null] as const)('is written by nobody who does not sell: %s', async role => {
    const lead = await newLead(ctx)
    const nobody = { ...base, user: role && (await staffMember(base.payload, role)) }
    await expect(addNote(nobody, noteOn(lead))).rejects.toThrow('not allowed')
    expect(await notesOf(lead)).toEqual([])
  })

  test('is changed by nobody, also on the page of the lead', async () => {
    const lead = await newLead(ctx)
    await addNote(ctx, noteOn(lead))
    const { id, collection } = lead
    const own = { overrideAccess: false, user: operator, depth: 0 } as const
    await ctx.payload.update({ collection, id, data: { notes: 'Anders' }, ...own })
    expect((await now(lead)).notes).toBe('Wil een webshop.')
    const where = { lead: { equals: id } }
    await expect(
      ctx.payload.update({ collection: 'lead-notes', where, data: { text: 'x' }, ...own }),
    ).rejects.toThrow()
    await expect(ctx.payload.delete({ collection: 'lead-notes', where, ...own })).rejects.toThrow()
  })
})

describe('a call', () => {
  test('moves a lead that nobody answered on, closes its deadline, and can be taken back', async () => {
    const lead = await newLead(ctx)
    await addNote(ctx, noteOn(lead, { kind: 'call', text: '' }))
    const called = await now(lead)
    expect(called).toMatchObject({ status: 'contacted', openUntil: null, notes: null })
    expect(await notesOf(lead)).toEqual([{ kind: 'call', text: null, author: 'Proef operator' }])
    expect(await listEvents(ctx, lead.id)).toMatchObject([
      { change: 'Status', after: 'Contact gehad', actorName: 'Proef operator' },
    ])
    const { collection, id, updatedAt } = called
    const leads = [{ collection, id, updatedAt }]
    expect(await triage(ctx, { leads, change: { status: 'new' }, undo: true })).toMatchObject([
      { kind: 'changed', lead: { openUntil: lead.openUntil } },
    ])
  })

  test('leaves any other status, and answers what was asked again', async () => {
    const lead = await newLead(ctx)
    const { collection, id, updatedAt } = lead
    await triage(ctx, { leads: [{ collection, id, updatedAt }], change: { status: 'quoted' } })
    const again = { respondBy: new Date('2026-12-01T10:00:00Z'), nextStep: 'Vraag over de offerte' }
    await transaction(ctx, tx => reopenDeadline(ctx, tx, lead, again))
    expect((await now(lead)).openUntil).toBe('2026-12-01T10:00:00.000Z')
    await addNote(ctx, noteOn(lead, { kind: 'call', text: 'Uitgelegd.' }))
    expect(await now(lead)).toMatchObject({ status: 'quoted', openUntil: null, notes: 'Uitgelegd.' })
  })

  test('that is sent twice moves the lead once', async () => {
    const lead = await newLead(ctx)
    const call = noteOn(lead, { kind: 'call' })
    await Promise.all([addNote(ctx, call), addNote(ctx, call)])
    expect(await listEvents(ctx, lead.id)).toHaveLength(1)
  })
})

describe('the search', () => {
  const found = async (search: string) =>
    (await listInbox(ctx, asking({ search }))).leads.map(each => each.id)

  test('finds what a visitor wrote and what staff noted, at the start of every line', async () => {
    const [one, other] = [`zoek${randomUUID().slice(0, 8)}`, `vind${randomUUID().slice(0, 8)}`]
    const lead = await newLead(ctx, { kind: 'contact', message: `Dag,\n${one} heet mijn bedrijf.` })
    const request = await newRequest(ctx)
    expect(await found(one)).toEqual([lead.id])
    await addNote(ctx, noteOn(request, { text: `Heeft nu een site bij ${other.toUpperCase()}` }))
    expect(await found(other)).toEqual([request.id])
    expect(await found(`dag, ${one}`)).toEqual([lead.id])
  })
})

describe('what becomes of notes', () => {
  test('they go with a lead that is deleted, by staff or for its age', async () => {
    const [thrown, old] = [await newLead(ctx), await newLead(ctx, {}, new Date('2020-01-08T09:00:00Z'))]
    await addNote(ctx, noteOn(thrown))
    await addNote({ ...ctx, now: () => new Date('2020-01-09T09:00:00Z') }, noteOn(old))
    await ctx.payload.delete({ collection: 'leads', id: thrown.id, ...asSystem })
    await deleteOldLeads(ctx)
    expect([await notesOf(thrown), await notesOf(old)]).toEqual([[], []])
    expect(await findLead(ctx, old)).toBeNull()
  })
})
