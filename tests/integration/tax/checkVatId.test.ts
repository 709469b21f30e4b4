import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askWatchedVatIds, checkVatId, knownVatId, watchVatId } from '@/features/tax/server/checkVatId'
import { syntaxOnly, viesService } from '@/features/tax/server/vies'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { testCtx } from '../../support/testCtx'
import { type ViesPeer, viesPeer } from '../../support/viesPeer'

const HOUR = 3_600_000
const START = Date.parse('2026-11-25T09:00:00Z')
const belgian = { country: 'BE', kind: 'business', vatId: 'BE0123456749' } as const

let ctx: Ctx
let peer: ViesPeer
let now: Date

beforeAll(async () => {
  peer = await viesPeer()
  ctx = await testCtx({ vatIds: viesService(peer.url, 300), now: () => now })
})

beforeEach(async () => {
  now = new Date(START)
  peer.ids.clear()
  peer.calls.length = 0
  await database(ctx).drizzle.execute(sql`delete from vat_id_checks`)
  await database(ctx).drizzle.execute(sql`delete from bureau.vat_id_watch`)
  await database(ctx).drizzle.execute(sql`delete from bureau.rate_limits`)
})

afterAll(() => peer.close())

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

test('an answer is kept, and not asked for again on the same day', async () => {
  peer.ids.set(belgian.vatId, 'valid')
  const { standing, check } = await checkVatId(ctx, belgian)
  expect(standing).toBe('valid')
  expect(check).toMatchObject({ name: 'VOORBEELD BV', checkedAt: now.toISOString() })
  pass(23 * HOUR)
  await checkVatId(ctx, belgian)
  expect(peer.calls).toHaveLength(1)
  pass(2 * HOUR)
  await checkVatId(ctx, belgian)
  expect(peer.calls).toHaveLength(2)
})

test('the newest answer counts', async () => {
  peer.ids.set(belgian.vatId, 'valid')
  await checkVatId(ctx, belgian)
  pass(25 * HOUR)
  peer.ids.set(belgian.vatId, 'invalid')
  expect((await checkVatId(ctx, belgian)).standing).toBe('invalid')
  expect((await knownVatId(database(ctx).drizzle, belgian)).standing).toBe('invalid')
})

test('while the service is down the older answer stays', async () => {
  peer.ids.set(belgian.vatId, 'valid')
  await checkVatId(ctx, belgian)
  pass(48 * HOUR)
  peer.ids.set(belgian.vatId, 'down')
  expect((await checkVatId(ctx, belgian)).standing).toBe('valid')
})

test.each([
  ['of a private person', { ...belgian, kind: 'private' as const }, 'none'],
  ['that is empty', { ...belgian, vatId: '' }, 'none'],
  ['of a Swiss', { ...belgian, country: 'CH', vatId: 'CHE123456789' }, 'none'],
  ['with wrong check digits', { ...belgian, vatId: 'BE0123456748' }, 'unchecked'],
  ['of another country than the address', { ...belgian, country: 'DE' }, 'unchecked'],
])('nobody is asked about an id %s', async (_what, holder, standing) => {
  expect((await checkVatId(ctx, holder)).standing).toBe(standing)
  expect(peer.calls).toEqual([])
})

test('out of the box nothing is asked, and nothing is checked', async () => {
  const plain = { ...ctx, vatIds: syntaxOnly }
  expect((await checkVatId(plain, belgian)).standing).toBe('unchecked')
  await watchVatId(plain, database(ctx).drizzle, belgian)
  await askWatchedVatIds(plain)
  expect(await watched()).toHaveLength(1)
})

test('past the limit of an address nobody is asked', async () => {
  const visitor = { ...ctx, clientIp: '192.0.2.7' }
  peer.ids.set(belgian.vatId, 'down')
  for (let asked = 0; asked < 25; asked++) await checkVatId(visitor, belgian)
  expect(peer.calls).toHaveLength(20)
})

test('a service that is down is asked every hour for three days, and no longer', async () => {
  peer.ids.set(belgian.vatId, 'down')
  await watchVatId(ctx, database(ctx).drizzle, belgian)
  for (let minutes = 0; minutes <= 80 * 60; minutes += 10) {
    await askWatchedVatIds(ctx)
    pass(HOUR / 6)
  }
  expect(peer.calls).toHaveLength(73)
  expect(await watched()).toEqual([])
})

test('the first answer ends it', async () => {
  peer.ids.set(belgian.vatId, 'slow')
  await watchVatId(ctx, database(ctx).drizzle, belgian)
  await askWatchedVatIds(ctx)
  peer.ids.set(belgian.vatId, 'valid')
  await askWatchedVatIds(ctx)
  expect(peer.calls).toHaveLength(1)
  pass(HOUR)
  await askWatchedVatIds(ctx)
  expect((await knownVatId(database(ctx).drizzle, belgian)).standing).toBe('valid')
  expect(await watched()).toEqual([])
})

test('who orders twice while it is down is asked about once an hour, and who was answered not at all', async () => {
  peer.ids.set(belgian.vatId, 'down')
  await watchVatId(ctx, database(ctx).drizzle, belgian)
  await askWatchedVatIds(ctx)
  await watchVatId(ctx, database(ctx).drizzle, belgian)
  await askWatchedVatIds(ctx)
  expect(peer.calls).toHaveLength(1)
  peer.ids.set(belgian.vatId, 'invalid')
  pass(HOUR)
  await askWatchedVatIds(ctx)
  await watchVatId(ctx, database(ctx).drizzle, belgian)
  expect(await watched()).toEqual([])
})

async function watched() {
  return (await database(ctx).drizzle.execute(sql`select vat_id from bureau.vat_id_watch`)).rows
}
