import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import { eraseCustomer, exportOwnData } from '@/features/customers/server/personalData'
import { cancelByStaff } from '@/features/desk/server/appointments/changeAppointment'
import { formatReference } from '@/features/leads/model/lead'
import { addNote } from '@/features/leads/server/addNote'
import { getLeadSlip } from '@/features/leads/server/inboxQueries'
import { readLeadTimeline } from '@/features/leads/server/leadTimeline'
import { triage } from '@/features/leads/server/triage'
import { toProspect } from '@/features/quotes/model/quote'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import type { TimelineEntry, TimelineKind } from '@/platform/timeline/model/timeline'
import { newAppointment } from '../../support/appointments'
import { loggedIn, newCustomer } from '../../support/customers'
import { recordsFor } from '../../support/hostingRecords'
import { newBot, newLead, newRequest } from '../../support/leads'
import { answerAs, holderAt, keyOf, quoteDraft, sentQuote } from '../../support/quotes'
import { staffMember, testCtx } from '../../support/testCtx'

const base = await testCtx({ mail: storedMail })
const operator = await staffMember(base.payload, 'operator')
const ctx = { ...base, user: operator }
const db = database(ctx).drizzle

type Key = { collection: 'leads' | 'configurator-requests'; id: string }

async function timelineOf(
  lead: Key,
  kind: TimelineKind | null = null,
  size?: number,
): Promise<TimelineEntry[]> {
  const entries: TimelineEntry[] = []
  for (let after: string | null = null; ; ) {
    const page = await readLeadTimeline(ctx, { lead, kind, after }, size)
    if (!page) throw new Error('the lead is gone')
    entries.push(...page.entries)
    after = page.next
    if (!after) return entries
  }
}

const titles = (entries: TimelineEntry[], kind: TimelineKind) =>
  entries.filter(each => each.kind === kind).map(({ title, badge }) => [title, badge?.label ?? ''])

const note = (lead: Key, part: object = {}) =>
  addNote(ctx, {
    ...{ collection: lead.collection, id: lead.id, kind: 'note', text: 'Belt terug.' },
    ...{ idempotencyKey: randomUUID(), ...part },
  })

const randomDigits = () => String(Math.random()).slice(2, 10).padEnd(8, '0')

/** Somebody with one of everything, and another with as much. */
async function everything() {
  const own = await loggedIn(ctx)
  const { email } = own
  const digits = randomDigits()
  const lead = await newLead(ctx, {
    email: email.toUpperCase(),
    phone: `06-${digits}`,
    message: 'Een site',
  })
  const request = await newRequest(ctx, { email })
  const byPhone = await newLead(ctx, { phone: `+31 6 ${digits}` })
  await newBot(ctx, { email })
  await note(request)
  await note(lead, { kind: 'call', text: '' })
  const appointment = await newAppointment(ctx, '2031-03-04T09:30:00.000Z', { email })
  await cancelByStaff(ctx, appointment.id)
  const draft = quoteDraft({ prospect: toProspect({ kind: 'business', name: 'Hanna Olthof', email }) })
  const quote = await sentQuote(ctx, draft)
  const reason = { edition: '1', reason: 'price', message: '' }
  await answerAs(holderAt(ctx), await keyOf(ctx, quote), 'decline', reason)
  const records = await recordsFor(ctx, own.id)
  return { own, email, lead, request, byPhone, appointment, quote, records }
}

describe('the timeline of a person', () => {
  test('holds everything with this person, the newest first, and nothing of another', async () => {
    const [mine, theirs] = [await everything(), await everything()]
    const entries = await timelineOf(mine.lead)
    expect(entries.map(each => each.at)).toEqual(
      entries
        .map(each => each.at)
        .sort()
        .reverse(),
    )
    expect(new Set(entries.map(each => each.key)).size).toBe(entries.length)
    expect(titles(entries, 'request')).toHaveLength(4)
    expect(titles(entries, 'request')).toContainEqual([
      `Offerteaanvraag ${formatReference(mine.lead.number)}`,
      'Contact gehad',
    ])
    expect(titles(entries, 'note')).toEqual([
      ['Gebeld', ''],
      ['Notitie', ''],
    ])
    expect(titles(entries, 'change')).toContainEqual(['Status', ''])
    expect(titles(entries, 'appointment')).toEqual([
      [expect.stringMatching(/^Afspraak: /), 'Afgezegd'],
      ['Afspraak afgezegd', ''],
    ])
    expect(titles(entries, 'quote').map(([title]) => title?.replace(/^OF\d{4}-\d+: /, ''))).toEqual(
      expect.arrayContaining(['Offerte gemaakt', 'Offerte verstuurd', 'Offerte afgewezen']),
    )
    expect(titles(entries, 'order')).toContainEqual([`Bestelling HO-${mine.records.mark}`, 'Actief'])
    expect(
      titles(entries, 'invoice')
        .map(([, status]) => status)
        .filter(Boolean)
        .sort(),
    ).toEqual(['Betaald', 'Concept', 'Openstaand'])
    expect(titles(entries, 'mail').length).toBeGreaterThan(6)
    const text = JSON.stringify(entries)
    for (const other of [theirs.records.mark, theirs.quote, theirs.lead.id, theirs.appointment.id])
      expect(text).not.toContain(other)
  })

  test('says who did it, what became of what, and where it stands', async () => {
    const lead = await newLead(ctx, { kind: 'contact', message: 'Een vraag' })
    const { collection, id, updatedAt } = lead
    await triage(ctx, { leads: [{ collection, id, updatedAt }], change: { status: 'quoted' } })
    await note(lead, { text: 'Twee\nregels' })
    const [first, change, ...rest] = await timelineOf(lead)
    expect([first, change]).toMatchObject([
      { kind: 'note', title: 'Notitie', detail: 'Twee\nregels', author: 'Proef operator', link: null },
      {
        kind: 'change',
        title: 'Status',
        detail: 'van “Nieuw” naar “Offerte verstuurd”',
        author: 'Proef operator',
      },
    ])
    expect(rest.find(each => each.kind === 'request')).toMatchObject({
      ...{ detail: 'Een vraag', link: `/admin/collections/leads/${id}` },
      badge: { label: 'Offerte verstuurd', tone: 'amber' },
    })
  })

  test('shows a mail that did not arrive, with why', async () => {
    const lead = await newLead(ctx)
    await db.execute(sql`
      update mail_messages set state = 'failed', last_error = '550 bestaat niet' where lower("to") = ${lead.email}`)
    expect((await timelineOf(lead, 'mail')).find(each => each.badge?.label === 'Mislukt')).toMatchObject({
      detail: `Aan ${lead.email}. 550 bestaat niet`,
    })
  })

  test('shows nothing of mail about accounts of staff to who is no administrator', async () => {
    const lead = await newLead(ctx)
    await db.execute(sql`
      update mail_messages set about_collection = 'staff', about_id = ${randomUUID()} where lower("to") = ${lead.email}`)
    const before = await timelineOf(lead, 'mail')
    const admin = { ...base, user: await staffMember(base.payload, 'admin') }
    const all = await readLeadTimeline(admin, { lead, kind: 'mail', after: null })
    expect([before.length + 1, all?.entries.length]).toEqual([all?.entries.length, before.length + 1])
  })

  test.each([1, 2, 3, 7])('comes in parts of %i that neither skip nor repeat', async size => {
    const { lead } = await everything()
    expect(await timelineOf(lead, null, size)).toEqual(await timelineOf(lead))
    expect(await timelineOf(lead, 'quote', size)).toEqual(await timelineOf(lead, 'quote'))
  })

  test('of somebody without telephone or with a mere country code holds nobody else', async () => {
    await newLead(ctx, { phone: '+31' })
    const lead = await newLead(ctx, { phone: '0031' })
    expect(await timelineOf(lead, 'request')).toHaveLength(1)
  })

  test('of who left a number alone holds no mail, order or invoice of anybody', async () => {
    await everything()
    const lead = await newLead(ctx, {
      kind: 'callback',
      source: 'terugbellen',
      when: 'asap',
      email: '',
      phone: '06 10000001',
    })
    const kinds = new Set((await timelineOf(lead)).map(each => each.kind))
    expect([...kinds].filter(kind => ['order', 'invoice', 'quote'].includes(kind))).toEqual([])
  })

  test('of what is gone is null, and begins anew with a broken cursor', async () => {
    const lead = await newLead(ctx)
    const read = (key: Key, after: string | null) => readLeadTimeline(ctx, { lead: key, kind: null, after })
    expect(await read({ collection: 'leads', id: randomUUID() }, null)).toBeNull()
    for (const after of ['', 'x', Buffer.from('["2026",1]').toString('base64url')])
      expect(await read(lead, after)).toEqual(await read(lead, null))
  })

  test.each(['editor', null] as const)('is read by nobody who does not sell: %s', async role => {
    const { collection, id } = await newLead(ctx)
    const nobody = { ...base, user: role && (await staffMember(base.payload, role)) }
    const read = readLeadTimeline(nobody, { lead: { collection, id }, kind: null, after: null })
    await expect(read).rejects.toThrow('not allowed')
  })
})

describe('the slip of an opened lead', () => {
  test('holds what a form asked', async () => {
    const lead = await newLead(ctx, { kind: 'contact', message: 'Een vraag' })
    const slip = await getLeadSlip(ctx, lead)
    expect(slip?.lines.map(({ label }) => label)).toEqual(['Naam', 'E-mail', 'Bericht'])
    expect(slip?.total).toBe('')
  })

  test('holds every answer of the configurator and what it comes to', async () => {
    const slip = await getLeadSlip(ctx, await newRequest(ctx))
    const labels = slip?.lines.map(({ label }) => label)
    for (const label of [
      'Soort website',
      'Diensten',
      'Planning',
      'Extra',
      'Branche',
      'Omschrijving',
      'Telefoon',
    ])
      expect(labels).toContain(label)
    expect(slip?.total).toMatch(/excl\. btw \/ .*incl\. btw$/)
  })

  test('of what is gone is null', async () => {
    for (const collection of ['leads', 'configurator-requests'] as const)
      expect(await getLeadSlip(ctx, { collection, id: randomUUID() })).toBeNull()
  })
})

describe('the person of a timeline', () => {
  test('gets in a copy when staff called or noted something, and no word of it', async () => {
    const own = await loggedIn(ctx)
    const lead = await newLead(ctx, { email: own.email })
    const mark = randomUUID()
    await note(lead, { kind: 'call', text: mark })
    await note(await newLead(ctx))
    const data = await exportOwnData(own.ctx)
    expect(data).toMatchObject({ contactMoments: [{ kind: 'call', createdAt: expect.anything() }] })
    expect(JSON.stringify(data)).not.toContain(mark)
  })

  test('is forgotten with every note', async () => {
    const customer = await newCustomer(ctx)
    const mark = randomUUID()
    await note(await newLead(ctx, { email: customer.email }), { text: mark })
    await note(await newRequest(ctx, { email: customer.email }), { text: mark })
    expect(await eraseCustomer(ctx, customer.id)).toEqual({ kind: 'erased' })
    const { rows } = await db.execute(sql`select from lead_notes where text = ${mark}`)
    expect(rows).toEqual([])
  })
})
