import { afterEach, describe, expect, test } from 'vitest'
import { fetchMetaLeads } from '@/features/leads/server/metaLeads'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { deadlines } from '../../support/deadlines'
import { fieldData } from '../../support/graphPeer'
import { answered, callFor, eventsOf, metaLeadsOf, newIds, send } from '../../support/metaCalls'
import { DAY, fetchAll, graphWith, minutesOn, stopGraphs, waitingWith } from '../../support/metaRounds'
import { eventually, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const at = minutesOn(ctx)

/** What one test leaves waiting would be due in the next. */
afterEach(async () => {
  await stopGraphs()
  await database(ctx).drizzle.execute('delete from webhook_events')
})

describe('when Meta gives nothing', () => {
  test('an expired token loses no lead: all are fetched once it is renewed, and no token is kept or shown', async () => {
    const ids = newIds(30)
    const { peer, meta } = await graphWith(ids)
    const expired = { ...meta, accessToken: 'oude sleutel+/=' }
    await send(at(0), meta, callFor(ids))
    await fetchAll(at(0), expired)
    const waiting = await eventsOf(ctx, ids)
    expect(waiting).toMatchObject(waitingWith(30, /^Meta: Error validating access token.*\(code 190\)$/))
    expect(JSON.stringify(waiting)).not.toMatch(/oude|sleutel/)
    expect(await metaLeadsOf(ctx, ids)).toEqual([])
    await fetchAll(at(1), meta)
    expect(await metaLeadsOf(ctx, ids)).toHaveLength(30)
    expect(peer.calls).toHaveLength(60)
  })

  test('a missing token asks nobody, and says which setting it is', async () => {
    const ids = newIds(1)
    const { peer, meta } = await graphWith(ids)
    await send(at(0), meta, callFor(ids))
    await fetchMetaLeads(at(0), { ...meta, accessToken: undefined })
    expect(await eventsOf(ctx, ids)).toMatchObject(waitingWith(1, /META_ACCESS_TOKEN/))
    expect(peer.calls).toEqual([])
  })

  test('a Graph API that is down and comes back loses no lead', async () => {
    const ids = newIds(25)
    const { peer, meta } = await graphWith(ids)
    await peer.stop()
    await send(at(0), meta, callFor(ids))
    await fetchAll(at(0), meta)
    expect(await eventsOf(ctx, ids)).toMatchObject(waitingWith(25, /ECONNREFUSED/))
    await peer.start()
    await fetchAll(at(1), meta)
    expect(await metaLeadsOf(ctx, ids)).toHaveLength(25)
    expect((await eventsOf(ctx, ids)).every(event => event.state === 'done' && !event.lastError)).toBe(true)
  })

  test.each([
    ['broken', /An unexpected error.*code 2/],
    ['gateway', /502/],
    ['empty', /geen antwoorden/],
    ['drops', /./],
  ] as const)('a Graph API that is %s is asked again', async (mood, lastError) => {
    const ids = newIds(3)
    const { peer, meta } = await graphWith(ids)
    peer.mood = mood
    await send(at(0), meta, callFor(ids))
    await fetchAll(at(0), meta)
    expect(await eventsOf(ctx, ids)).toMatchObject(waitingWith(3, lastError))
    peer.mood = 'well'
    await fetchAll(at(1), meta)
    expect(await metaLeadsOf(ctx, ids)).toHaveLength(3)
  })

  test('a Graph API that hangs is left after ten seconds, all leads at once', async () => {
    const ids = newIds(5)
    const { peer, meta } = await graphWith(ids)
    peer.mood = 'hangs'
    await send(at(0), meta, callFor(ids))
    const time = deadlines()
    const round = fetchMetaLeads(at(0), meta)
    await eventually(async () => peer.calls.length === ids.length)
    expect(time.given()).toEqual(ids.map(() => 10_000))
    time.pass()
    await round
    expect(await eventsOf(ctx, ids)).toMatchObject(waitingWith(5, /timeout/i))
    peer.mood = 'well'
    await fetchAll(at(1), meta)
    expect(await metaLeadsOf(ctx, ids)).toHaveLength(5)
  })

  test('while Meta gives nothing a round stops at once, so that the worker has time for its other rounds', async () => {
    const ids = newIds(20)
    const { peer, meta } = await graphWith(ids)
    peer.mood = 'broken'
    await send(at(0), meta, callFor(ids))
    expect(await fetchMetaLeads(at(0), meta)).toBe(8)
    expect(peer.calls).toHaveLength(8)
  })

  test('one lead that Meta does not give holds up none of the others', async () => {
    const [gone = '', ...others] = newIds(4)
    const { meta } = await graphWith(others)
    await send(at(0), meta, callFor([gone, ...others]))
    await fetchAll(at(0), meta)
    expect(await metaLeadsOf(ctx, others)).toHaveLength(3)
    expect(await eventsOf(ctx, [gone])).toMatchObject(waitingWith(1, /does not exist/))
  })

  test('it is tried with growing pauses, then every twelve hours for 90 days, and then visibly fails', async () => {
    const ids = newIds(1)
    const { peer, meta } = await graphWith([])
    await send(at(0), meta, callFor(ids))
    const tries = [0, 1, 6, 21, 81, 321, 1041, 1761, 2481]
    for (const minute of tries) {
      expect(await fetchMetaLeads(at(minute - 0.01), meta)).toBe(0)
      expect(await fetchMetaLeads(at(minute), meta)).toBe(1)
    }
    expect(await eventsOf(ctx, ids)).toMatchObject([{ state: 'received', attempts: tries.length }])
    await fetchMetaLeads(at(90 * DAY - 60), meta)
    expect(await eventsOf(ctx, ids)).toMatchObject([
      { state: 'failed', nextAttemptAt: null, lastError: expect.stringContaining('does not exist') },
    ])
    answered(peer, ids)
    expect(await fetchMetaLeads(at(91 * DAY), meta)).toBe(0)
  })

  test('the first lead that is fetched again wakes those that wait for hours', async () => {
    const [tired = '', fresh = ''] = newIds(2)
    const { meta } = await graphWith([tired, fresh])
    const expired = { ...meta, accessToken: 'oud' }
    await send(at(0), meta, callFor([tired]))
    for (const minute of [0, 1, 6, 21, 81, 321]) await fetchMetaLeads(at(minute), expired)
    expect(await fetchMetaLeads(at(330), meta)).toBe(0)
    await send(at(331), meta, callFor([fresh]))
    expect(await fetchMetaLeads(at(331), meta)).toBe(2)
    expect(await metaLeadsOf(ctx, [tired, fresh])).toHaveLength(2)
  })

  test('a lead that could not be saved is fetched again, and nobody was mailed', async () => {
    const [id = ''] = newIds(1)
    const { peer, meta } = await graphWith([])
    peer.leads.set(id, fieldData({ full_name: 'Weiger Mij', email: `${id}@proeftuin.example` }))
    const { drizzle } = database(ctx)
    await drizzle.execute(`
      create function refuse_lead() returns trigger language plpgsql as
        $$ begin if new.name = 'Weiger Mij' then raise exception 'no room'; end if; return null; end $$;
      create constraint trigger refuse_lead after insert on leads
        deferrable initially deferred for each row execute function refuse_lead();`)
    await send(at(0), meta, callFor([id]))
    await fetchMetaLeads(at(0), meta)
    expect(await metaLeadsOf(ctx, [id])).toEqual([])
    const { rows } = await drizzle.execute(
      `select 1 from mail_messages where text like '%${id}@proeftuin.example%'`,
    )
    expect(rows).toEqual([])
    expect(await eventsOf(ctx, [id])).toMatchObject(waitingWith(1, /the database refused it/))
    await drizzle.execute('drop trigger refuse_lead on leads; drop function refuse_lead() cascade;')
    await fetchMetaLeads(at(1), meta)
    expect(await metaLeadsOf(ctx, [id])).toHaveLength(1)
  })
})
