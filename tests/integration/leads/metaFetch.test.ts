import { afterEach, describe, expect, test } from 'vitest'
import { metaLead } from '@/domain/leads/metaLead'
import { LEASE_MS } from '@/domain/mail/retry'
import { getClaims } from '@/server/content/getClaims'
import { getCompany } from '@/server/content/getCompany'
import type { Ctx } from '@/server/ctx'
import { fetchMetaLeads, retryMetaLeads } from '@/server/leads/fetchMetaLeads'
import type { MetaSettings } from '@/server/leads/metaSettings'
import { saveMetaLead } from '@/server/leads/saveMetaLead'
import { keptMail } from '@/server/mail/keptMail'
import { database } from '@/server/transaction'
import { fieldData, type GraphPeer, graphPeer } from '../../support/graphPeer'
import { answered, callFor, eventsOf, metaLeadsOf, newIds, send, settingsFor } from '../../support/metaCalls'
import { mailsAbout } from '../../support/submissions'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: keptMail })
const peers: GraphPeer[] = []
const DAY = 24 * 60

/** Minutes after Friday 20 November 2026, 11:00 in Enschede, when the agency is open. */
const at = (minutes: number): Ctx => ({
  ...ctx,
  now: () => new Date(Date.UTC(2026, 10, 20, 10, 0) + minutes * 60_000),
})

/** A Graph API that knows these leads, with the settings that reach it. */
async function graphWith(ids: string[]) {
  const peer = await graphPeer()
  peers.push(peer)
  answered(peer, ids)
  return { peer, meta: settingsFor(peer) }
}

/** Fetches until nothing is due, with this many workers at once. */
async function fetchAll(on: Ctx, meta: MetaSettings, workers = 1): Promise<void> {
  for (let tried = 1; tried > 0; ) {
    const turns = await Promise.all(Array.from({ length: workers }, () => fetchMetaLeads(on, meta)))
    tried = turns.reduce((sum, each) => sum + each, 0)
  }
}

/** What one test leaves waiting would be due in the next. */
afterEach(async () => {
  await Promise.all(peers.splice(0).map(peer => peer.stop()))
  await database(ctx).drizzle.execute('delete from webhook_events')
})

describe('a lead', () => {
  test('is fetched with its answers, and is promised an hour from when Meta told about it', async () => {
    const [id = ''] = newIds(1)
    const { peer, meta } = await graphWith([])
    peer.leads.set(
      id,
      fieldData({
        first_name: 'Jan',
        last_name: 'Proef',
        email: `${id}@proeftuin.example`,
        phone_number: '+31600000000',
        company_name: 'Proeftuin',
        'wat_heb_je_nodig?': 'Een webshop',
      }),
    )
    await send(at(0), meta, callFor([id]))
    expect(await fetchMetaLeads(at(180), meta)).toBe(1)
    const [lead] = await metaLeadsOf(ctx, [id])
    expect(lead).toMatchObject({
      kind: 'ads',
      source: 'meta-ads',
      name: 'Jan Proef',
      email: `${id}@proeftuin.example`,
      phone: '+31600000000',
      company: 'Proeftuin',
      service: 'Website/Webshop via Meta Ads',
      message: 'Wat heb je nodig? Een webshop',
      status: 'new',
      quarantined: false,
      createdAt: '2026-11-20T10:00:00.000Z',
      respondBy: '2026-11-20T11:00:00.000Z',
      openUntil: '2026-11-20T11:00:00.000Z',
    })
    expect(await eventsOf(ctx, [id])).toMatchObject([
      { state: 'done', attempts: 1, leadId: lead?.id, lastError: null, nextAttemptAt: null },
    ])
    const mails = await mailsAbout(ctx, String(lead?.id))
    expect(mails.map(mail => mail.to).sort()).toEqual(
      [`${id}@proeftuin.example`, 'aanvragen@webbureau-voorbeeld.example'].sort(),
    )
    expect(mails.find(mail => mail.to?.startsWith('aanvragen'))?.text).toContain('Proeftuin')
  })

  test('without an address that mail can go to is a lead all the same, and staff are told', async () => {
    const [id = ''] = newIds(1)
    const { peer, meta } = await graphWith([])
    peer.leads.set(
      id,
      fieldData({ full_name: 'Jan Proef', email: 'jan@@proef', phone_number: '+31600000000' }),
    )
    await send(at(0), meta, callFor([id]))
    await fetchAll(at(1), meta)
    const [lead] = await metaLeadsOf(ctx, [id])
    expect(lead).toMatchObject({ name: 'Jan Proef', email: '', message: 'Email: jan@@proef' })
    const mails = await mailsAbout(ctx, String(lead?.id))
    expect(mails.map(mail => mail.to)).toEqual(['aanvragen@webbureau-voorbeeld.example'])
  })
})

describe('one lead for one id', () => {
  test('a batch of 1,000 with two workers at once: each is asked for once and kept once', async () => {
    const ids = newIds(1000)
    const { peer, meta } = await graphWith(ids)
    expect(await send(at(0), meta, callFor(ids))).toEqual({ kind: 'accepted' })
    expect(await eventsOf(ctx, ids)).toHaveLength(1000)
    await fetchAll(at(1), meta, 2)
    expect(peer.calls.toSorted()).toEqual(ids)
    const leads = await metaLeadsOf(ctx, ids)
    expect(leads.map(lead => lead.name).toSorted()).toEqual(ids.map(id => `Jan ${id}`))
    expect((await eventsOf(ctx, ids)).every(event => event.state === 'done')).toBe(true)
    expect(await send(at(2), meta, callFor(ids))).toEqual({ kind: 'accepted' })
    expect(await fetchMetaLeads(at(3), meta)).toBe(0)
    expect(await metaLeadsOf(ctx, ids)).toHaveLength(1000)
  }, 120_000)

  test('the same call ten times at once, and an id twice in one call, are kept once', async () => {
    const ids = newIds(50)
    const { peer, meta } = await graphWith(ids)
    const body = callFor([...ids, ...ids])
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(at(0), meta, body)))
    expect(answers).toEqual(Array(10).fill({ kind: 'accepted' }))
    expect(await eventsOf(ctx, ids)).toHaveLength(50)
    await fetchAll(at(1), meta, 4)
    expect(peer.calls).toHaveLength(50)
    expect(await metaLeadsOf(ctx, ids)).toHaveLength(50)
  })

  test('a call that comes again while its lead waits, and after it is done, changes nothing', async () => {
    const ids = newIds(1)
    const { peer, meta } = await graphWith(ids)
    await send(at(0), meta, callFor(ids))
    peer.mood = 'broken'
    await fetchMetaLeads(at(0), meta)
    const [waiting] = await eventsOf(ctx, ids)
    await send(at(0.5), meta, callFor(ids))
    expect(await eventsOf(ctx, ids)).toEqual([waiting])
    peer.mood = 'well'
    await fetchMetaLeads(at(1), meta)
    const [done] = await eventsOf(ctx, ids)
    const [lead] = await metaLeadsOf(ctx, ids)
    await send(at(2), meta, callFor(ids))
    await fetchAll(at(3), meta)
    expect(await eventsOf(ctx, ids)).toEqual([done])
    expect(await metaLeadsOf(ctx, ids)).toEqual([lead])
    expect(await mailsAbout(ctx, String(lead?.id))).toHaveLength(2)
  })

  test('two workers that hold the same lead after all make one, with one pair of mails', async () => {
    const [id = ''] = newIds(1)
    const { meta } = await graphWith([])
    await send(at(0), meta, callFor([id]))
    const [event] = await eventsOf(ctx, [id])
    const [company, { responseTime }] = await Promise.all([getCompany(ctx), getClaims(ctx)])
    const lead = metaLead(fieldData({ full_name: 'Jan Proef', email: 'jan@proeftuin.example' }))
    if (!event || !lead) throw new Error('nothing to save')
    const waiting = { id: event.id, leadId: id, attempts: 0, received: new Date(event.createdAt) }
    const queued = await Promise.all(
      Array.from({ length: 8 }, () => saveMetaLead(at(1), waiting, lead, { company, responseTime })),
    )
    expect(queued.map(mails => mails.length).toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 2])
    const [kept, ...others] = await metaLeadsOf(ctx, [id])
    expect(others).toEqual([])
    expect(await eventsOf(ctx, [id])).toMatchObject([{ state: 'done', leadId: kept?.id }])
  })

  test('a worker that dies gives its lead to the next one once its lease is over', async () => {
    const ids = newIds(1)
    const { peer, meta } = await graphWith(ids)
    await send(at(0), meta, callFor(ids))
    const leased = at(LEASE_MS / 60_000)
      .now()
      .toISOString()
    await database(ctx).drizzle.execute(`update webhook_events set next_attempt_at = '${leased}'`)
    await retryMetaLeads(at(0))
    expect(await fetchMetaLeads(at(1), meta)).toBe(0)
    expect(await fetchMetaLeads(at(1.5), meta)).toBe(1)
    expect(peer.calls).toEqual(ids)
    expect(await metaLeadsOf(ctx, ids)).toHaveLength(1)
  })
})

describe('when Meta gives nothing', () => {
  /** What is kept of an attempt that failed, for each of these leads. */
  const waitingWith = (count: number, lastError: RegExp) =>
    Array(count).fill({ state: 'received', attempts: 1, lastError: expect.stringMatching(lastError) })

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
    const begun = Date.now()
    await fetchMetaLeads(at(0), meta)
    expect(Date.now() - begun).toBeLessThan(13_000)
    expect(await eventsOf(ctx, ids)).toMatchObject(waitingWith(5, /timeout/i))
    peer.mood = 'well'
    await fetchAll(at(1), meta)
    expect(await metaLeadsOf(ctx, ids)).toHaveLength(5)
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
    expect(await fetchMetaLeads(at(331), meta)).toBe(1)
    expect(await fetchMetaLeads(at(331), meta)).toBe(1)
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
    expect(await eventsOf(ctx, [id])).toMatchObject(waitingWith(1, /no room/))
    await drizzle.execute('drop trigger refuse_lead on leads; drop function refuse_lead() cascade;')
    await fetchMetaLeads(at(1), meta)
    expect(await metaLeadsOf(ctx, [id])).toHaveLength(1)
  })
})
