import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { beforeAll, describe, expect, test } from 'vitest'
import type { InboxLead, InboxQuery } from '@/features/leads/model/inbox'
import { listInbox } from '@/features/leads/server/inboxQueries'
import { findLead } from '@/features/leads/server/leadRepository'
import { asSystem } from '@/platform/access/authority'
import { database } from '@/platform/db/transaction'
import { phoneDigits } from '@/platform/text/search'
import { newAppointment } from '../../support/appointments'
import { asking, newBot, newDoubtful, newLead, newRequest, walk } from '../../support/leads'
import { aReference } from '../../support/reference'
import { staffMember, testCtx } from '../../support/testCtx'

const base = await testCtx()
const operator = await staffMember(base.payload, 'operator')
const ctx = { ...base, user: operator }

const change = (lead: InboxLead, data: object) =>
  ctx.payload.update({ collection: lead.collection, id: lead.id, data, depth: 0, ...asSystem })

const idsOf = async (part: Parameters<typeof asking>[0]) =>
  (await listInbox(ctx, asking(part))).leads.map(lead => lead.id)

describe('the order', () => {
  const noon = new Date('2026-03-02T12:00:00Z')
  const later = new Date('2026-03-03T12:00:00Z')

  /** Some wait and some are answered, in both collections, many of them from the same moment. */
  let leads: InboxLead[] = []
  beforeAll(async () => {
    leads = [await newLead(ctx, { kind: 'ads' }, noon)]
    for (const time of [noon, noon, later]) {
      leads.push(await newLead(ctx, {}, time), await newRequest(ctx, {}, time))
    }
    for (const lead of leads.slice(-2)) await change(lead, { status: 'contacted' })
    for (const lead of leads.slice(0, 3)) await change(lead, { nextStepOn: '2026-11-23T12:00:00Z' })
    for (const lead of leads.slice(3, 5)) await change(lead, { nextStepOn: '2026-11-22T23:30:00Z' })
  })

  const created = (lead: InboxLead) => Date.parse(lead.createdAt)
  const byId = (a: InboxLead, b: InboxLead) => (a.id < b.id ? -1 : 1)
  const ORDERS: Record<InboxQuery['sort'], (a: InboxLead, b: InboxLead) => number> = {
    newest: (a, b) => created(b) - created(a) || byId(b, a),
    oldest: (a, b) => created(a) - created(b) || byId(a, b),
    waiting: (a, b) => {
      const [one, other] = [a, b].map(each => each.openUntil ?? '9999')
      return (one ?? '').localeCompare(other ?? '') || created(b) - created(a) || byId(a, b)
    },
    nextStep: (a, b) => {
      const [one, other] = [a, b].map(each => each.nextStepOn ?? '9999')
      return (one ?? '').localeCompare(other ?? '') || created(b) - created(a) || byId(a, b)
    },
  }

  test.each(Object.keys(ORDERS) as InboxQuery['sort'][])(
    '%s holds over both collections, and pages of any size neither skip nor repeat a lead',
    async sort => {
      const all = await walk(ctx, asking({ sort }), 1000)
      expect(all.map(each => each.id)).toEqual(expect.arrayContaining(leads.map(each => each.id)))
      expect(all.map(each => each.id)).toEqual([...all].sort(ORDERS[sort]).map(each => each.id))
      for (const size of [1, 2, 3, 5]) expect(await walk(ctx, asking({ sort }), size)).toEqual(all)
    },
  )

  test('asks for a lead that waits before any that was answered', async () => {
    const answers = (await walk(ctx, asking(), 1000)).map(lead => lead.openUntil !== null)
    expect(answers).toEqual([...answers].sort((a, b) => Number(b) - Number(a)))
  })

  test.each(['', 'x', 'bm9uc2Vucw', Buffer.from('["0001-01-01","x",1]').toString('base64url')])(
    'begins at the beginning with the broken cursor %j',
    async after => {
      expect(await listInbox(ctx, asking({ after }))).toEqual(await listInbox(ctx, asking()))
    },
  )
})

test('an appointment says when, how it stands and about what, and a request of the configurator neither', async () => {
  const { id } = await newAppointment(ctx, '2031-03-04T09:30:00.000Z')
  expect(await findLead(ctx, { collection: 'leads', id })).toMatchObject({
    ...{ appointmentAt: '2031-03-04T09:30:00.000Z', appointmentState: 'booked', subject: 'Een webshop' },
  })
  expect(await newRequest(ctx)).toMatchObject({ appointmentAt: null, appointmentState: null, subject: null })
})

test('a lead says all that the list shows of it', async () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const person = { name: 'Riet Proef', phone: '06 00 00 00 09', source: 'locatie-page', service: 'webshop' }
  const lead = await newLead(ctx, { ...person, email: 'riet@proef.example' }, now)
  await change(lead, {
    ...{ owner: operator.id, notes: 'Belt terug.', nextStep: 'Bellen', nextStepOn: '2026-11-23T12:00:00Z' },
  })
  const [found] = (await listInbox(ctx, asking({ search: 'riet@proef.example' }))).leads
  expect(found).toEqual({
    ...{
      collection: 'leads',
      id: lead.id,
      number: expect.any(Number),
      reference: aReference,
      doubt: null,
      kind: 'quote',
      source: 'locatie-page',
    },
    ...{ name: 'Riet Proef', email: 'riet@proef.example', phone: '06 00 00 00 09', company: null },
    ...{ service: 'webshop', subject: null, message: null },
    ...{ appointmentAt: null, appointmentState: null },
    ...{ status: 'new', notes: 'Belt terug.' },
    ...{ createdAt: '2026-11-20T10:00:00.000Z', updatedAt: expect.stringMatching(/^20.*Z$/) },
    ...{ respondBy: '2026-11-21T10:00:00.000Z', openUntil: '2026-11-21T10:00:00.000Z' },
    ...{ owner: { id: operator.id, name: 'Proef operator' }, nextStep: 'Bellen', nextStepOn: '2026-11-23' },
  })
})

test('a request of the configurator shows its kind of website as the service', async () => {
  const { id, email } = await newRequest(ctx)
  const [found] = (await listInbox(ctx, asking({ search: email, tab: 'configurator' }))).leads
  const request = { id, kind: 'configurator', company: 'Proeftuin', message: 'Twee regels\nover ons.' }
  expect(found).toMatchObject({ ...request, service: expect.stringMatching(/website/i) })
})

describe('a filter', () => {
  const mark = randomUUID().slice(0, 8)
  let leads: Record<string, InboxLead> = {}
  beforeAll(async () => {
    const name = `Filter ${mark}`
    const quote = await newLead(ctx, { name })
    const ads = await newLead(ctx, { name, kind: 'ads' })
    const request = await newRequest(ctx, { name })
    const bot = await newBot(ctx, { name })
    const doubtful = await newDoubtful(ctx, { name })
    await change(ads, { status: 'won', owner: operator.id })
    leads = { quote, ads, request, bot, doubtful }
  })

  const CASES: [string, Parameters<typeof asking>[0], string[]][] = [
    ['none', {}, ['ads', 'quote', 'request']],
    ['the tab of the advertisements', { tab: 'ads' }, ['ads']],
    ['the tab of the configurator', { tab: 'configurator' }, ['request']],
    ['a status', { status: 'new' }, ['quote', 'request']],
    ['an owner', { owner: operator.id }, ['ads']],
    ['nobody as owner', { owner: 'none' }, ['quote', 'request']],
    ['all at once', { tab: 'ads', status: 'won', owner: operator.id }, ['ads']],
    ['what machines sent', { apart: 'true' }, ['bot']],
    ['the tab of what is doubtful', { tab: 'doubt' }, ['doubtful']],
  ]
  test.each(CASES)('on %s finds what it names and nothing else', async (_name, part, expected) => {
    for (const sort of ['waiting', 'newest', 'oldest']) {
      const found = await idsOf({ search: mark, sort, ...part })
      const names = Object.entries(leads).filter(([, lead]) => found.includes(lead.id))
      expect([names.map(([name]) => name).sort(), found.length]).toEqual([expected, expected.length])
    }
  })
})

describe('a search', () => {
  let leads: Record<string, InboxLead> = {}
  beforeAll(async () => {
    leads = {
      percent: await newLead(ctx, { name: 'Zoek 100%zeker_weten' }),
      other: await newLead(ctx, { name: 'Zoek 100 keer zekerXweten' }),
      slash: await newLead(ctx, { name: 'Zoek C:\\map' }),
      phone: await newRequest(ctx, { name: 'Zoek Toestel', phone: '+31 (0)6 98 76 54 32' }),
      letter: await newLead(ctx, { name: 'Öznur Zoek', email: 'OZNUR@zoekers.example' }),
    }
  })

  const CASES: [string, string[]][] = [
    ['100%zeker', ['percent']],
    ['zeker_weten', ['percent']],
    ['c:\\map', ['slash']],
    ['ÖZNUR', ['letter']],
    ['oznur@ZOEKERS', ['letter']],
    ['zoek  toestel', ['phone']],
    ['0698765432', ['phone']],
    ['06-98 76', ['phone']],
    ['+31 6 9876', ['phone']],
    ['0031698765432', ['phone']],
    ['31698765432', ['phone']],
    ['98765', ['phone']],
    ['öz', ['letter']],
    ["' or 1=1 --", []],
    ['\u0000%', []],
  ]
  test.each(CASES)('for %j finds %j', async (search, expected) => {
    const found = await idsOf({ search })
    expect(found.toSorted()).toEqual(expected.map(name => leads[name]?.id).toSorted())
  })

  test('finds a lead by its number, also while that is being typed', async () => {
    const { number, id } = await newLead(ctx)
    expect(await idsOf({ search: String(number).padStart(5, '0') })).toContain(id)
    expect(await idsOf({ search: String(number).slice(0, 2), sort: 'newest' })).toContain(id)
  })

  test('knows the digits of a telephone as the database does', async () => {
    const phones = [
      '06-12345678',
      '+31 (0)6 1234 5678',
      '0031612345678',
      '31612345678',
      '+49 171 23',
      '310 0',
      '',
    ]
    const { rows } = await database(ctx).drizzle.execute<{ digits: string }>(sql`
      select bureau.phone_digits(phone) as digits from json_array_elements_text(${JSON.stringify(phones)}) phone`)
    expect(rows.map(each => each.digits)).toEqual(phones.map(phoneDigits))
  })
})
