import { afterEach, describe, expect, test } from 'vitest'
import { getClaims } from '@/features/catalogue/server/catalogue'
import { getCompany } from '@/features/company/server/getCompany'
import { parseMetaLead } from '@/features/leads/model/meta'
import { LEASE_MS } from '@/features/leads/model/webhookEvents'
import { fetchMetaLeads, retryMetaLeads, saveMetaLead } from '@/features/leads/server/metaLeads'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { fieldData } from '../../support/graphPeer'
import { callFor, eventsOf, metaLeadsOf, newIds, send } from '../../support/metaCalls'
import { fetchAll, graphWith, minutesOn, stopGraphs } from '../../support/metaRounds'
import { mailsAbout } from '../../support/submissions'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const at = minutesOn(ctx)
/** A round that has time for everything, on a machine that has other work as well. */
const LONG = 150_000

/** What one test leaves waiting would be due in the next. */
afterEach(async () => {
  await stopGraphs()
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
  test('a batch of 1,000 takes two instances one round: each is asked for once and kept once', async () => {
    const ids = newIds(1000)
    const { peer, meta } = await graphWith(ids)
    expect(await send(at(0), meta, callFor(ids))).toEqual({ kind: 'accepted' })
    expect(await eventsOf(ctx, ids)).toHaveLength(1000)
    const rounds = [fetchMetaLeads(at(1), meta, LONG), fetchMetaLeads(at(1), meta, LONG)]
    const [one = 0, other = 0] = await Promise.all(rounds)
    expect([one + other, Math.min(one, other) > 0]).toEqual([1000, true])
    expect(peer.calls.toSorted()).toEqual(ids)
    const leads = await metaLeadsOf(ctx, ids)
    expect(leads.map(lead => lead.name).toSorted()).toEqual(ids.map(id => `Jan ${id}`))
    expect((await eventsOf(ctx, ids)).every(event => event.state === 'done')).toBe(true)
    expect(await send(at(2), meta, callFor(ids))).toEqual({ kind: 'accepted' })
    expect(await fetchMetaLeads(at(3), meta)).toBe(0)
    expect(await metaLeadsOf(ctx, ids)).toHaveLength(1000)
  })

  test('a round begins no lead after its time, asks for eight at once at most, and leaves the rest due', async () => {
    const ids = newIds(20)
    const { peer, meta } = await graphWith(ids)
    await send(at(0), meta, callFor(ids))
    expect(await fetchMetaLeads(at(1), meta, 0)).toBe(8)
    expect(peer.calls).toHaveLength(8)
    expect(await fetchMetaLeads(at(1), meta)).toBe(12)
  })

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
    const lead = parseMetaLead(fieldData({ full_name: 'Jan Proef', email: 'jan@proeftuin.example' }))
    if (!event || !lead) throw new Error('nothing to save')
    const waiting = { id: event.id, leadId: id, attempts: 0, received: new Date(event.createdAt) }
    const queued = await Promise.all(
      Array.from({ length: 8 }, () =>
        saveMetaLead(at(1), waiting, lead, { company, responseTime, closed: [] }),
      ),
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
