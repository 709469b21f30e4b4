import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import { getSlotOffer, listFreeMoments } from '@/features/desk/server/appointments/agenda'
import { bookAppointment } from '@/features/desk/server/appointments/bookAppointment'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { MONDAY, newAppointment, typedBooking, visitorAt } from '../../support/appointments'
import { leadsOf } from '../../support/leadForms'
import { answerOf, mailPeers } from '../../support/mailPeers'
import { absentSmtp, acceptingSmtp, hangingSmtp, refusingSmtp } from '../../support/smtpPeer'
import { mailsAbout } from '../../support/submissions'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const { through } = mailPeers()

/** Each test has a Monday of its own, so that no two want the same moment. */
let week = 0
function nextMonday(): { now: Date; slot: (hour: number, minute?: number) => string } {
  week += 1
  const now = new Date(MONDAY.getTime() + week * 7 * 86_400_000)
  const slot = (hour: number, minute = 0) => {
    const moment = new Date(now)
    moment.setUTCHours(hour, minute)
    return moment.toISOString()
  }
  return { now, slot }
}

async function rowsOf(email: string) {
  const where = { email: { equals: email } }
  const { docs } = await ctx.payload.find({ collection: 'appointments', where, depth: 0, ...asSystem })
  return { appointments: docs, leads: await leadsOf(ctx, email) }
}

describe('an appointment', () => {
  test('is a record with the id of its lead, and confirmed at once to both', async () => {
    const { now, slot } = nextMonday()
    const peer = acceptingSmtp()
    const typed = typedBooking(slot(13))
    const answer = await bookAppointment({ ...(await through(ctx, peer)), now: () => now }, typed)
    expect(answer).toMatchObject({ kind: 'booked', reference: expect.stringMatching(/^[A-Z0-9]{6}$/) })
    const { appointments, leads } = await rowsOf(typed.email)
    expect(appointments).toHaveLength(1)
    expect(appointments[0]).toMatchObject({
      ...{ id: leads[0]?.id, lead: leads[0]?.id, state: 'booked', kind: 'phone', startAt: slot(13) },
      ...{ endAt: slot(13, 30), sequence: 0, name: 'Jan Proef', subject: 'Een webshop' },
    })
    expect(leads[0]).toMatchObject({
      ...{ kind: 'appointment', appointmentAt: slot(13), appointmentState: 'booked', status: 'new' },
    })
    await expect.poll(async () => (await peer).received.length).toBe(2)
    for (const { mail } of (await peer).received) {
      const [invite] = mail.attachments
      expect(invite).toMatchObject({ filename: 'afspraak.ics', mimeType: 'text/calendar' })
      const content = new TextDecoder().decode(invite?.content as ArrayBuffer)
      for (const line of ['METHOD:REQUEST', 'STATUS:CONFIRMED', 'SEQUENCE:0', `UID:${leads[0]?.id}@`])
        expect(content).toContain(line)
    }
  })

  test('sent twice is one, with the same answer; the same key with another moment is refused', async () => {
    const { now, slot } = nextMonday()
    const typed = typedBooking(slot(14))
    const first = await bookAppointment(visitorAt(ctx, now), typed)
    expect(await bookAppointment(visitorAt(ctx, now), typed)).toEqual(first)
    expect(await bookAppointment(visitorAt(ctx, now), { ...typed, slot: slot(15) })).toEqual({
      kind: 'keyReused',
    })
    expect((await rowsOf(typed.email)).appointments).toHaveLength(1)
  })

  test('sent fifty times at once is one', async () => {
    const { now, slot } = nextMonday()
    const typed = typedBooking(slot(14))
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => bookAppointment(visitorAt(ctx, now), typed)),
    )
    expect(new Set(answers.map(each => ('key' in each ? each.key : each.kind))).size).toBe(1)
    expect((await rowsOf(typed.email)).appointments).toHaveLength(1)
  })

  test.each([
    ['refuses', 13, () => refusingSmtp(451)],
    ['is absent', 14, absentSmtp],
    ['hangs', 15, hangingSmtp],
  ] as const)('stands when the mail server %s, and says that no mail went', async (_how, hour, open) => {
    const peer = await open()
    const typed = typedBooking(`2031-03-04T${hour}:00:00.000Z`)
    const own = { ...(await through(ctx, peer)), now: () => MONDAY, clientIp: randomUUID() }
    const answer = await answerOf(peer, () => bookAppointment(own, typed))
    expect(answer.kind).toBe('bookedWithoutMail')
    expect((await rowsOf(typed.email)).appointments).toHaveLength(1)
  })
})

describe('a moment', () => {
  test.each([
    ['Sunday at three in the morning', '2031-03-09T02:00:00.000Z'],
    ['within the lead time', '2031-03-03T10:00:00.000Z'],
    ['that is over', '2020-01-06T10:00:00.000Z'],
    ['between two moments', '2031-03-03T13:10:00.000Z'],
    ['after the horizon', '2031-06-03T13:00:00.000Z'],
  ])('%s is not booked, and the nearest free ones are offered', async (_what, slot) => {
    const typed = typedBooking(slot)
    const answer = await bookAppointment(visitorAt(ctx), typed)
    expect(answer).toMatchObject({ kind: 'taken', nearest: [{}, {}, {}] })
    expect(await rowsOf(typed.email)).toEqual({ appointments: [], leads: [] })
  })

  test.each([
    ['', 'Kies een moment.'],
    ['morgen', 'Kies een moment.'],
  ])('%j is no moment', async (slot, message) => {
    const answer = await bookAppointment(visitorAt(ctx), typedBooking(slot))
    expect(answer).toEqual({ kind: 'invalid', errors: { slot: message } })
  })

  test('is had by one of twenty who want it at once', async () => {
    const { now, slot } = nextMonday()
    const typed = Array.from({ length: 20 }, () => typedBooking(slot(15)))
    const answers = await Promise.all(typed.map(each => bookAppointment(visitorAt(ctx, now), each)))
    expect(answers.filter(each => each.kind === 'booked')).toHaveLength(1)
    const others = answers.filter(each => each.kind === 'taken')
    expect(others).toHaveLength(19)
    const nearest = others.flatMap(each => each.nearest.map(({ start }) => start))
    expect(new Set(nearest)).toEqual(new Set([slot(14), slot(14, 30), slot(15, 30)]))
    const rows = await Promise.all(typed.map(({ email }) => rowsOf(email)))
    expect(rows.flatMap(each => each.leads)).toHaveLength(1)
    expect(rows.flatMap(each => each.appointments)).toHaveLength(1)
  })

  test('is kept by the database itself: no two appointments that are on overlap', async () => {
    const { id } = await newAppointment(ctx, '2031-03-05T09:00:00.000Z')
    const overlapping = sql`
      insert into appointments (id, reference, kind, state, sequence, start_at, end_at, chosen_at, name, email)
      select ${randomUUID()}, reference, kind, 'moved', 0, start_at + interval '10 minutes',
        end_at + interval '1 hour', chosen_at, name, email from appointments where id = ${id}`
    await expect(database(ctx).drizzle.execute(overlapping)).rejects.toThrow()
    await database(ctx).drizzle.execute(sql`update appointments set state = 'cancelled' where id = ${id}`)
    await database(ctx).drizzle.execute(overlapping)
  })

  test('longer than the strips covers more of them', async () => {
    await setRules({ minutes: 60 })
    await newAppointment(ctx, '2031-03-06T12:00:00.000Z')
    await setRules({ minutes: 30 })
    const offer = await getSlotOffer(visitorAt(ctx))
    const taken = offer.days.find(({ day }) => day === '2031-03-06')?.slots.filter(each => !each.isFree)
    expect(taken?.map(({ start }) => start)).toEqual(['2031-03-06T12:00:00.000Z', '2031-03-06T12:30:00.000Z'])
  })
})

async function setRules(data: object) {
  await ctx.payload.updateGlobal({ slug: 'appointment-settings', data, depth: 0, ...asSystem })
}

describe('what looks like a bot', () => {
  test('takes no moment, gets no mail, and is told nothing that is not true', async () => {
    const typed = typedBooking('2031-03-07T13:00:00.000Z', { website: 'https://spam.example' })
    const answer = await bookAppointment(visitorAt(ctx), typed)
    expect(answer).toEqual({ kind: 'held', reference: expect.any(String) })
    const { appointments, leads } = await rowsOf(typed.email)
    expect(appointments).toEqual([])
    expect(leads[0]).toMatchObject({ quarantined: true, appointmentState: null })
    expect(await mailsAbout(ctx, leads[0]?.id ?? '')).toEqual([])
    await newAppointment(ctx, typed.slot ?? '')
  })
})

describe('what is on offer', () => {
  const at = (now: string) => visitorAt(ctx, new Date(now))
  const days = async (own: Ctx) => (await getSlotOffer(own)).days.map(({ day }) => day)

  test('leaves out the seeded holidays', async () => {
    const offered = await days(at('2026-12-22T20:00:00Z'))
    expect(offered).toContain('2026-12-24')
    for (const holiday of ['2026-12-25', '2026-12-26', '2027-01-01']) expect(offered).not.toContain(holiday)
  })

  test('leaves out a closure that staff add, and a day on which everybody is away', async () => {
    const noon = (day: string) => `${day}T12:00:00.000Z`
    const add = (data: object) =>
      ctx.payload.create({ collection: 'closures', data: data as never, depth: 0, ...asSystem })
    const now = at('2032-05-10T07:00:00Z')
    await add({
      label: 'Verhuizing',
      kind: 'closed',
      firstDay: noon('2032-05-12'),
      lastDay: noon('2032-05-13'),
    })
    expect(await days(now)).not.toEqual(expect.arrayContaining(['2032-05-12']))
    const { docs } = await ctx.payload.find({ collection: 'staff', pagination: false, depth: 0, ...asSystem })
    const sellers = docs.filter(({ roles }) => roles?.some(role => role !== 'editor'))
    for (const { id } of sellers)
      await add({ label: 'Vrij', kind: 'absence', staff: id, firstDay: noon('2032-05-14') })
    expect(await days(now)).not.toContain('2032-05-14')
    await staffMember(ctx.payload, 'operator')
    expect(await days(now)).toContain('2032-05-14')
  })

  test('is nothing once neither way is offered, and then nothing can be booked', async () => {
    await setRules({ byPhone: false, atOffice: false })
    expect(await getSlotOffer(visitorAt(ctx))).toMatchObject({ days: [], kinds: [] })
    await setRules({ byPhone: false, atOffice: true })
    const answer = await bookAppointment(visitorAt(ctx), typedBooking('2031-03-07T14:00:00.000Z'))
    expect(answer.kind).toBe('taken')
    await setRules({ byPhone: true, atOffice: true })
  })

  test('begins with the first three moments', async () => {
    const moments = await listFreeMoments(at('2033-03-07T08:00:00Z'), 3)
    expect(moments.map(({ label }) => label)).toEqual([
      'maandag 7 maart 2033, 13:00 uur',
      'maandag 7 maart 2033, 13:30 uur',
      'maandag 7 maart 2033, 14:00 uur',
    ])
  })
})
