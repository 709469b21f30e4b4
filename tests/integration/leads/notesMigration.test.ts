import path from 'node:path'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect, test } from 'vitest'
import { listInbox } from '@/features/leads/server/inboxQueries'
import { readLeadTimeline } from '@/features/leads/server/leadTimeline'
import { recordEvent } from '@/platform/audit/auditLog'
import { database } from '@/platform/db/transaction'
import { asking, newLead, newRequest } from '../../support/leads'
import { staffMember, testCtx } from '../../support/testCtx'

type Step = (args: unknown) => Promise<void>

/** Written by Payload, and therefore not for our compiler to read. */
const { migrations }: { migrations: { name: string; up: Step; down: Step }[] } = await import(
  path.resolve('src/migrations/index.ts')
)

const base = await testCtx()
const ctx = { ...base, user: await staffMember(base.payload, 'operator') }
const db = database(ctx).drizzle
const migration = migrations.find(({ name }) => name.endsWith('_lead_notes'))

test('what was noted becomes the first note, at the moment it was written, and is found', async () => {
  const [lead, request, silent] = [await newLead(ctx), await newRequest(ctx), await newLead(ctx)]
  await migration?.down({ db })
  const written = new Date('2026-03-04T10:00:00.000Z')
  await db.execute(sql`update leads set notes = 'Belt liever na zessen' where id = ${lead.id}`)
  await db.execute(sql`update leads set notes = '' where id = ${silent.id}`)
  await db.execute(sql`
    update configurator_requests set notes = 'Heeft haast', updated_at = '2026-02-01T10:00:00Z' where id = ${request.id}`)
  const event = { code: 'lead.notesChanged', from: '', to: 'Belt liever na zessen' } as const
  await recordEvent({ ...ctx, now: () => written }, null, { collection: 'leads', id: lead.id }, event)
  await migration?.up({ db })

  const noteOf = async (of: { collection: 'leads' | 'configurator-requests'; id: string }) =>
    (await readLeadTimeline(ctx, { lead: of, kind: 'note', after: null }))?.entries.map(
      ({ at, title, detail, author }) => [at, title, detail, author],
    )
  expect(await noteOf(lead)).toEqual([[written.toISOString(), 'Notitie', 'Belt liever na zessen', null]])
  expect(await noteOf(request)).toEqual([['2026-02-01T10:00:00.000Z', 'Notitie', 'Heeft haast', null]])
  expect(await noteOf(silent)).toEqual([])
  const { leads } = await listInbox(ctx, asking({ search: 'na zessen' }))
  expect(leads.map(({ id, notes }) => [id, notes])).toEqual([[lead.id, 'Belt liever na zessen']])
})
