import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deleteOldLeads } from '@/features/leads/server/personalData'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { newCustomer } from '../../support/customers'
import { newLead, newRequest } from '../../support/leads'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const LONG_AGO = new Date('2024-11-20T12:00:00Z')
const LATELY = new Date('2024-11-22T12:00:00Z')
const later = { ...ctx, now: () => new Date('2026-11-21T12:00:00Z') }

async function isKept(table: string, id: string): Promise<boolean> {
  const { rows } = await database(ctx).drizzle.execute(`select 1 from ${table} where id = '${id}'`)
  return rows.length > 0
}

async function mailsAbout(id: string): Promise<number> {
  const { rows } = await database(ctx).drizzle.execute(`select 1 from mail_messages where about_id = '${id}'`)
  return rows.length
}

test('a lead and a request are forgotten two years after the last contact, with their mail', async () => {
  const lead = await newLead(ctx, {}, LONG_AGO)
  const request = await newRequest(ctx, {}, LONG_AGO)
  const recent = await newLead(ctx, {}, LATELY)
  expect(await mailsAbout(lead.id)).toBeGreaterThan(0)
  await deleteOldLeads(later)
  expect(await isKept('leads', lead.id)).toBe(false)
  expect(await isKept('configurator_requests', request.id)).toBe(false)
  expect(await mailsAbout(lead.id)).toBe(0)
  expect(await isKept('leads', recent.id)).toBe(true)
  expect(await mailsAbout(recent.id)).toBeGreaterThan(0)
})

test('leads without an address are each forgotten, though another like them is recent', async () => {
  const [old, recent] = [await newLead(ctx, {}, LONG_AGO), await newLead(ctx, {}, LATELY)]
  for (const { id } of [old, recent])
    await database(ctx).drizzle.execute(`update leads set email = '' where id = '${id}'`)
  await deleteOldLeads(later)
  expect([await isKept('leads', old.id), await isKept('leads', recent.id)]).toEqual([false, true])
})

test('what the log says of a forgotten person goes, that something happened stays', async () => {
  const lead = await newLead(ctx, {}, LONG_AGO)
  const step = { collection: 'leads', id: lead.id, data: { nextStep: 'Belt liever na zessen' } } as const
  await ctx.payload.update({ ...step, depth: 0, overrideAccess: true })
  await database(ctx).drizzle.execute(
    `update leads set updated_at = '${LONG_AGO.toISOString()}' where id = '${lead.id}'`,
  )
  await deleteOldLeads(later)
  const { rows } = await database(ctx).drizzle.execute(
    `select code, details from events where subject_id = '${lead.id}'`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('zessen')
})

test('who asked again, by either way, is remembered whole', async () => {
  const email = `${randomUUID()}@proeftuin.example`
  const first = await newLead(ctx, { email }, LONG_AGO)
  await newRequest(ctx, { email: email.toUpperCase() }, LATELY)
  await deleteOldLeads(later)
  expect(await isKept('leads', first.id)).toBe(true)
})

test('who became a customer is remembered', async () => {
  const { email } = await newCustomer(ctx)
  const lead = await newLead(ctx, { email }, LONG_AGO)
  await deleteOldLeads(later)
  expect(await isKept('leads', lead.id)).toBe(true)
})
