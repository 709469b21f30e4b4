import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { subscribe } from '@/features/newsletter/server/subscription'
import { asSystem } from '@/platform/access/authority'
import { MAX_UNRECORDED_PERSONS } from '@/platform/audit/bulkReads'
import { storedMail } from '@/platform/email/transport'
import { bearing, JSON_BODY, loggedIn, newCustomer, rest } from '../../support/customers'
import { recordsFor } from '../../support/hostingRecords'
import { newLead, newRequest } from '../../support/leads'
import { signUp } from '../../support/subscriptions'
import { staffToken, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const operator = await staffToken(ctx.payload, 'operator')
const ENOUGH = MAX_UNRECORDED_PERSONS + 1

for (let turn = 0; turn < ENOUGH; turn++) {
  await Promise.all([newLead(ctx), newRequest(ctx), subscribe({ ...ctx, clientIp: randomUUID() }, signUp())])
  await recordsFor(ctx, (await newCustomer(ctx)).id)
}

/** What was written down of one request. */
async function writtenFor(path: string, init: RequestInit = {}, token = operator): Promise<unknown[]> {
  const where = { code: { equals: 'personalDataExported' } }
  const read = {
    collection: 'security-events',
    where,
    sort: 'createdAt',
    depth: 0,
    pagination: false,
  } as const
  const before = (await ctx.payload.find({ ...read, ...asSystem })).docs.length
  const answer = await rest(path, { ...init, headers: { ...JSON_BODY, ...bearing(token), ...init.headers } })
  expect({ path, status: answer.status }).toEqual({ path, status: 200 })
  const { docs } = await ctx.payload.find({ ...read, ...asSystem })
  return docs.slice(before).map(each => (each.details as { what?: unknown } | null)?.what)
}

test.each([
  ['leads', 'leads'],
  ['configurator-requests', 'requests'],
  ['newsletter-subscribers', 'subscribers'],
  ['hosting-customers', 'customers'],
  ['hosting-orders', 'orders'],
  ['hosting-invoices', 'invoices'],
  ['mail-messages', 'mails'],
])('who reads many %s over REST is written down, once', async (collection, what) => {
  expect(await writtenFor(`/${collection}?limit=${ENOUGH}`)).toEqual([what])
  expect(await writtenFor(`/${collection}?limit=0&select[id]=true`)).toEqual([what])
  expect(await writtenFor(`/${collection}?limit=${MAX_UNRECORDED_PERSONS}`)).toEqual([])
})

test('so is who is shown the customers beside their orders', async () => {
  const written = await writtenFor(`/hosting-orders?limit=${ENOUGH}&depth=1`)
  expect(written.toSorted()).toEqual(['customers', 'orders'])
})

test('so is a question that is sent as a body, and a change of many at once', async () => {
  const headers = { 'X-HTTP-Method-Override': 'GET', 'content-type': 'application/x-www-form-urlencoded' }
  const asked = { method: 'POST', headers, body: `limit=${ENOUGH}` }
  expect(await writtenFor('/leads', asked)).toEqual(['leads'])
  const change = { method: 'PATCH', body: JSON.stringify({ owner: null }) }
  expect(await writtenFor('/leads?where[id][exists]=true', change)).toEqual(['leads'])
})

test('what everybody may read, and a customer’s own records, are no export', async () => {
  expect(await writtenFor('/services?limit=0')).toEqual([])
  const customer = await loggedIn(ctx)
  expect(await writtenFor('/hosting-orders?limit=0', {}, customer.token)).toEqual([])
})
