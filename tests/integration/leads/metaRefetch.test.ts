import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { fetchMetaLeads, refetchMetaLead } from '@/features/leads/server/metaLeads'
import { getWebhookSetup } from '@/features/leads/server/webhookSetup'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { callFor, eventsOf, metaLeadsOf, newIds, send } from '../../support/metaCalls'
import { DAY, graphWith, minutesOn, stopGraphs } from '../../support/metaRounds'
import { mailsAbout } from '../../support/submissions'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const at = minutesOn({ ...ctx, user: await staffMember(ctx.payload, 'operator') })

afterEach(async () => {
  await stopGraphs()
  await database(ctx).drizzle.execute('delete from webhook_events')
})

/** A lead that was tried these many minutes after it came, each time with a token that has expired. */
async function notGiven(tries: number[]) {
  const [leadId = ''] = newIds(1)
  const { peer, meta } = await graphWith([leadId])
  await send(at(0), meta, callFor([leadId]))
  for (const minute of tries) await fetchMetaLeads(at(minute), { ...meta, accessToken: 'oud' })
  const [event] = await eventsOf(ctx, [leadId])
  if (!event) throw new Error('nothing was told')
  return { id: event.id, leadId, peer, meta }
}

const PUT_OFF = [0, 1, 6]
const GIVEN_UP = [0, 91 * DAY]

describe('a lead that Meta did not give', () => {
  test.each([
    ['was put off', PUT_OFF, 'received'],
    ['was given up', GIVEN_UP, 'failed'],
  ] as const)('and that %s is fetched when staff ask, with its mail', async (_name, tries, state) => {
    const { id, leadId, meta } = await notGiven([...tries])
    const [kept] = await eventsOf(ctx, [leadId])
    expect(kept?.state).toBe(state)
    const later = at((tries.at(-1) ?? 0) + 1)
    expect(await refetchMetaLead(later, id, meta)).toEqual({ kind: 'fetched' })
    const [lead, ...others] = await metaLeadsOf(ctx, [leadId])
    expect(others).toEqual([])
    expect(await eventsOf(ctx, [leadId])).toMatchObject([
      { state: 'done', leadId: lead?.id, lastError: null },
    ])
    expect(await mailsAbout(ctx, String(lead?.id))).toHaveLength(2)
    expect(await refetchMetaLead(later, id, meta)).toEqual({ kind: 'notWaiting' })
    expect(await metaLeadsOf(ctx, [leadId])).toHaveLength(1)
  })

  test('and is not given again either, keeps the reason, and can be asked for once more', async () => {
    const { id, leadId, meta } = await notGiven(GIVEN_UP)
    const expired = { ...meta, accessToken: 'ook oud' }
    expect(await refetchMetaLead(at(92 * DAY), id, expired)).toEqual({ kind: 'notGiven' })
    expect(await eventsOf(ctx, [leadId])).toMatchObject([
      { state: 'failed', attempts: 3, lastError: expect.stringContaining('has expired') },
    ])
    expect(await refetchMetaLead(at(92 * DAY), id, meta)).toEqual({ kind: 'fetched' })
  })

  test('and comes at last, brings the others that were put off', async () => {
    const first = await notGiven(PUT_OFF)
    const other = newIds(1)
    await send(at(7), first.meta, callFor(other))
    for (const minute of [7, 8, 13]) await fetchMetaLeads(at(minute), { ...first.meta, accessToken: 'oud' })
    expect(await refetchMetaLead(at(14), first.id, first.meta)).toEqual({ kind: 'fetched' })
    expect(await fetchMetaLeads(at(14), first.meta)).toBe(1)
  })
})

describe('a lead that a worker has', () => {
  test('is left to it, and ten who ask at once for another make one lead of it', async () => {
    const { id, meta } = await notGiven([0])
    expect(await refetchMetaLead(at(0), id, meta)).toEqual({ kind: 'notWaiting' })
    const again = await notGiven(GIVEN_UP)
    const asked = Array.from({ length: 10 }, () => refetchMetaLead(at(92 * DAY), again.id, again.meta))
    const kinds = (await Promise.all(asked)).map(each => each.kind).toSorted()
    expect(kinds).toEqual(['fetched', ...Array(9).fill('notWaiting')])
    expect(await metaLeadsOf(ctx, [again.leadId])).toHaveLength(1)
  })
})

describe('who may ask', () => {
  test('is who may see leads: to others nothing happens', async () => {
    const { id, leadId, peer, meta } = await notGiven(GIVEN_UP)
    const calls = peer.calls.length
    for (const user of [null, await staffMember(ctx.payload, 'editor')]) {
      await expect(refetchMetaLead({ ...at(92 * DAY), user }, id, meta)).rejects.toThrow('not allowed')
    }
    expect(peer.calls).toHaveLength(calls)
    expect(await eventsOf(ctx, [leadId])).toMatchObject([{ state: 'failed' }])
  })

  test('an event that does not exist is not waiting', async () => {
    expect(await refetchMetaLead(at(0), randomUUID())).toEqual({ kind: 'notWaiting' })
  })
})

test('the card shows what was not given, and where asking again makes sense', async () => {
  const { leadId, meta } = await notGiven([0])
  const shown = async (minute: number) => (await getWebhookSetup(at(minute), meta)).notGiven
  const event = { eventId: leadId, lastError: expect.stringContaining('has expired') }
  expect(await shown(0)).toMatchObject({ total: 1, events: [{ ...event, canRefetch: false }] })
  for (const minute of [1, 6]) await fetchMetaLeads(at(minute), { ...meta, accessToken: 'oud' })
  expect(await shown(6)).toMatchObject({ total: 1, events: [{ ...event, canRefetch: true }] })
  await fetchMetaLeads(at(30), meta)
  expect(await shown(30)).toEqual({ total: 0, events: [] })
})
