import config from '@payload-config'
import { handleEndpoints } from 'payload'
import { describe, expect, test } from 'vitest'
import {
  cancelAppointment,
  getCalendarFile,
  getOwnAppointment,
  moveAppointment,
} from '@/features/desk/server/appointments/changeAppointment'
import { asSystem } from '@/platform/access/authority'
import { listEvents } from '@/platform/audit/auditLog'
import { unsealLinks } from '@/platform/email/sealedLinks'
import { env } from '@/platform/env'
import { newAppointment, visitorAt } from '../../support/appointments'
import { mailsAbout } from '../../support/submissions'
import { staffMember, staffToken, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const visitor = () => visitorAt(ctx)
const operator = { ...visitor(), user: await staffMember(ctx.payload, 'operator') }

const read = (id: string) => ctx.payload.findByID({ collection: 'appointments', id, depth: 0, ...asSystem })
const leadOf = (id: string) => ctx.payload.findByID({ collection: 'leads', id, depth: 0, ...asSystem })

const TUESDAY = '2031-03-04T09:00:00.000Z'
const LATER = '2031-03-04T10:00:00.000Z'

describe('the link in the mail', () => {
  test('shows the appointment, and changes nothing by being opened', async () => {
    const { id, key } = await newAppointment(ctx, '2031-03-04T13:00:00.000Z')
    const before = await read(id)
    expect(await getOwnAppointment(visitor(), key)).toMatchObject({
      ...{ stand: 'planned', moment: 'dinsdag 4 maart 2031, 14:00 uur', kind: 'phone', name: 'Jan Proef' },
    })
    expect(await getCalendarFile(visitor(), key)).toContain('STATUS:CONFIRMED')
    expect(await read(id)).toEqual(before)
  })

  test('is sealed in the stored mail, to the visitor alone', async () => {
    const { id, key } = await newAppointment(ctx, '2031-03-04T13:30:00.000Z')
    const [toVisitor, toStaff] = await mailsAbout(ctx, id)
    const mails = [toVisitor, toStaff].filter(each => each !== undefined)
    expect(mails).toHaveLength(2)
    for (const mail of mails) expect(JSON.stringify({ ...mail, sealed: '' })).not.toContain(key.split('.')[1])
    const links = mails.map(mail => unsealLinks({ id: mail.id, sealed: mail.sealed ?? null }).appointment)
    expect(links.filter(Boolean)).toEqual([`${env.SITE_URL}/afspraak/${key}`])
  })

  test('of another, or made up, opens nothing', async () => {
    const { id, key } = await newAppointment(ctx, '2031-03-04T14:00:00.000Z')
    const { id: other } = await newAppointment(ctx, '2031-03-04T14:30:00.000Z')
    const forged = [
      id,
      `${id}.`,
      `${other}.${key.split('.')[1]}`,
      key.slice(0, -1),
      `${key}x`,
      '',
      'x.y',
      '../..',
    ]
    for (const each of forged) {
      expect(await getOwnAppointment(visitor(), each)).toBeNull()
      expect(await getCalendarFile(visitor(), each)).toBeNull()
      expect(await cancelAppointment(visitor(), each)).toEqual({ kind: 'unknown' })
      expect(await moveAppointment(visitor(), each, LATER)).toEqual({ kind: 'unknown' })
    }
    expect(await read(id)).toMatchObject({ state: 'booked' })
  })
})

describe('moving', () => {
  const TAKEN = '2031-03-05T09:00:00.000Z'
  const STARTS = ['10', '11', '12', '13', '14'].map(hour => `2031-03-05T${hour}:00:00.000Z`)

  test('frees the old moment, takes the new one, and tells both', async () => {
    const { id, key } = await newAppointment(ctx, TUESDAY)
    const answer = await moveAppointment(visitor(), key, LATER)
    expect(answer).toEqual({ kind: 'moved', moment: 'dinsdag 4 maart 2031, 11:00 uur' })
    expect(await read(id)).toMatchObject({ state: 'moved', startAt: LATER, sequence: 1 })
    expect(await leadOf(id)).toMatchObject({ appointmentAt: LATER, appointmentState: 'moved' })
    const mails = await mailsAbout(ctx, id)
    expect(mails).toHaveLength(4)
    const moved = mails.filter(({ subject }) => /verzet/i.test(subject ?? ''))
    expect(moved).toHaveLength(2)
    for (const mail of moved) expect(JSON.stringify(mail.attachments)).toContain('SEQUENCE:1')
    const events = await listEvents(operator, id)
    expect(events[0]).toMatchObject({ code: 'appointment.moved', actorName: 'Bezoeker' })
    await newAppointment(ctx, TUESDAY)
  })

  test('to where it is already changes nothing and mails nobody', async () => {
    const { id, key } = await newAppointment(ctx, '2031-03-04T15:00:00.000Z')
    expect((await moveAppointment(visitor(), key, '2031-03-04T15:00:00.000Z')).kind).toBe('moved')
    expect(await read(id)).toMatchObject({ state: 'booked', sequence: 0 })
    expect(await mailsAbout(ctx, id)).toHaveLength(2)
  })

  test.each([
    ['what another has', TAKEN, 'taken'],
    ['Sunday', '2031-03-09T10:00:00.000Z', 'taken'],
    ['nothing', undefined, 'notChosen'],
    ['words', 'morgen', 'notChosen'],
    ['an object', {}, 'notChosen'],
  ])('to %s leaves it where it was', async (_what, slot, kind) => {
    if (slot === TAKEN) await newAppointment(ctx, TAKEN)
    const { id, key } = await newAppointment(ctx, STARTS.shift() ?? '')
    const before = await read(id)
    expect((await moveAppointment(visitor(), key, slot)).kind).toBe(kind)
    expect(await read(id)).toEqual(before)
  })

  test('two to one moment at once: one has it, the other is offered others', async () => {
    const [one, other] = [
      await newAppointment(ctx, '2031-03-06T09:00:00.000Z'),
      await newAppointment(ctx, '2031-03-06T09:30:00.000Z'),
    ]
    const target = '2031-03-06T13:00:00.000Z'
    const answers = await Promise.all([one, other].map(({ key }) => moveAppointment(visitor(), key, target)))
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['moved', 'taken'])
  })
})

describe('cancelling', () => {
  test('frees the moment, and is one thing however often it is pressed', async () => {
    const slot = '2031-03-07T09:00:00.000Z'
    const { id, key } = await newAppointment(ctx, slot)
    const answers = await Promise.all([1, 2, 3].map(() => cancelAppointment(visitor(), key)))
    expect(answers.map(({ kind }) => kind).sort()).toEqual([
      'alreadyCancelled',
      'alreadyCancelled',
      'cancelled',
    ])
    expect(await read(id)).toMatchObject({ state: 'cancelled', sequence: 1 })
    expect(await leadOf(id)).toMatchObject({ appointmentState: 'cancelled' })
    const mails = await mailsAbout(ctx, id)
    expect(mails).toHaveLength(4)
    expect(mails.filter(each => JSON.stringify(each.attachments).includes('METHOD:CANCEL'))).toHaveLength(2)
    expect((await moveAppointment(visitor(), key, LATER)).kind).toBe('alreadyCancelled')
    await newAppointment(ctx, slot)
  })

  test('after it has begun is refused, and says so', async () => {
    const slot = '2031-03-07T10:00:00.000Z'
    const { id, key } = await newAppointment(ctx, slot)
    const late = visitorAt(ctx, new Date('2031-03-07T10:00:00.000Z'))
    expect(await getOwnAppointment(late, key)).toMatchObject({ stand: 'started' })
    expect(await cancelAppointment(late, key)).toEqual({ kind: 'started' })
    expect(await moveAppointment(late, key, '2031-03-10T10:00:00.000Z')).toEqual({ kind: 'started' })
    expect(await read(id)).toMatchObject({ state: 'booked' })
  })

  test('is limited for each appointment', async () => {
    const { key } = await newAppointment(ctx, '2031-03-07T11:00:00.000Z')
    const kinds = new Set<string>()
    for (let turn = 0; turn < 21; turn++) kinds.add((await cancelAppointment(visitor(), key)).kind)
    expect(kinds).toContain('tooMany')
  })
})

describe('the office', () => {
  const ask = (id: string, token?: string) =>
    handleEndpoints({
      config,
      request: new Request(`${env.SITE_URL}/api/appointments/${id}/cancel`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json', ...(token && { Authorization: `JWT ${token}` }) },
      }),
    })

  test('cancels with a mail to the visitor, and writes who did', async () => {
    const { id, email } = await newAppointment(
      ctx,
      '2040-03-05T09:00:00.000Z',
      {},
      new Date('2040-03-01T09:00:00Z'),
    )
    const [seller, editor] = [
      await staffToken(ctx.payload, 'operator'),
      await staffToken(ctx.payload, 'editor'),
    ]
    expect((await ask(id)).status).toBe(404)
    expect((await ask(id, editor)).status).toBe(404)
    expect((await ask('x', seller)).status).toBe(404)
    expect(await read(id)).toMatchObject({ state: 'booked' })
    expect(await (await ask(id, seller)).json()).toMatchObject({ kind: 'cancelled' })
    expect(await (await ask(id, seller)).json()).toMatchObject({ kind: 'alreadyCancelled' })
    const mails = await mailsAbout(ctx, id)
    expect(mails.filter(({ subject }) => /gaat niet door/.test(subject ?? '')).map(({ to }) => to)).toEqual([
      email,
    ])
    expect((await listEvents(operator, id))[0]).toMatchObject({
      code: 'appointment.cancelled',
      actorName: 'Proef',
    })
  })

  test('is the only one to read appointments, and nobody writes them over REST', async () => {
    const { id } = await newAppointment(ctx, '2031-03-10T09:00:00.000Z')
    const rest = (method: string, token?: string) =>
      handleEndpoints({
        config,
        request: new Request(`${env.SITE_URL}/api/appointments/${method === 'POST' ? '' : id}`, {
          method,
          ...(method !== 'GET' && { body: JSON.stringify({ name: 'Ander', state: 'cancelled' }) }),
          headers: { 'content-type': 'application/json', ...(token && { Authorization: `JWT ${token}` }) },
        }),
      })
    const seller = await staffToken(ctx.payload, 'operator')
    const editor = await staffToken(ctx.payload, 'editor')
    expect([
      (await rest('GET', seller)).status,
      (await rest('GET', editor)).status,
      (await rest('GET')).status,
    ]).toEqual([200, 403, 403])
    for (const method of ['POST', 'PATCH', 'DELETE'])
      for (const token of [seller, editor, undefined]) expect((await rest(method, token)).status).toBe(403)
    expect(await read(id)).toMatchObject({ name: 'Jan Proef', state: 'booked' })
  })
})
