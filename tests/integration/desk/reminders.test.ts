import { describe, expect, test } from 'vitest'
import {
  cancelAppointment,
  getOwnAppointment,
  moveAppointment,
} from '@/features/desk/server/appointments/changeAppointment'
import {
  appointmentsPersonalData,
  deleteOldAppointments,
} from '@/features/desk/server/appointments/personalData'
import { remindOfAppointments } from '@/features/desk/server/appointments/reminders'
import { asSystem } from '@/platform/access/authority'
import { transaction } from '@/platform/db/transaction'
import { sendDueMail } from '@/platform/email/outbox'
import { storedMail } from '@/platform/email/transport'
import { newAppointment, visitorAt } from '../../support/appointments'
import { mailPeers } from '../../support/mailPeers'
import { refusingSmtp } from '../../support/smtpPeer'
import { mailsAbout } from '../../support/submissions'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const { through } = mailPeers()
const at = (now: string) => ({ ...ctx, now: () => new Date(now) })
const reminders = async (id: string) =>
  (await mailsAbout(ctx, id)).filter(({ template }) => template === 'appointment-reminder')

describe('the day before', () => {
  test('the visitor is reminded once, however many rounds there are', async () => {
    const { id, email } = await newAppointment(ctx, '2031-03-06T10:00:00.000Z')
    await remindOfAppointments(at('2031-03-05T09:59:00Z'))
    expect(await reminders(id)).toEqual([])
    const rounds = Array.from({ length: 4 }, () => remindOfAppointments(at('2031-03-05T10:00:00Z')))
    await Promise.all(rounds)
    await remindOfAppointments(at('2031-03-06T09:00:00Z'))
    const [mail, ...more] = await reminders(id)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: email, subject: 'Je afspraak: donderdag 6 maart 2031, 11:00 uur' })
    expect(mail?.attachments).toBeNull()
  })

  test('nobody is reminded of what was chosen within a day, cancelled, or begun', async () => {
    const soon = await newAppointment(ctx, '2031-03-04T08:00:00.000Z', {}, new Date('2031-03-03T08:30:00Z'))
    const off = await newAppointment(ctx, '2031-03-06T11:00:00.000Z')
    await cancelAppointment(visitorAt(ctx), off.key)
    const begun = await newAppointment(ctx, '2031-03-06T12:00:00.000Z')
    await remindOfAppointments(at('2031-03-04T07:00:00Z'))
    await remindOfAppointments(at('2031-03-05T11:30:00Z'))
    await remindOfAppointments(at('2031-03-06T12:00:00Z'))
    for (const { id } of [soon, off, begun]) expect(await reminders(id)).toEqual([])
  })

  test('whoever moved is reminded of the new moment, also after a reminder of the old one', async () => {
    const { id, key } = await newAppointment(ctx, '2031-03-06T14:00:00.000Z')
    await remindOfAppointments(at('2031-03-05T15:00:00Z'))
    const then = visitorAt(ctx, new Date('2031-03-05T15:30:00Z'))
    await moveAppointment(then, key, '2031-03-11T10:00:00.000Z')
    await remindOfAppointments(at('2031-03-06T13:00:00Z'))
    await remindOfAppointments(at('2031-03-10T11:00:00Z'))
    expect((await reminders(id)).map(({ subject }) => subject).sort()).toEqual([
      'Je afspraak: dinsdag 11 maart 2031, 11:00 uur',
      'Je afspraak: donderdag 6 maart 2031, 15:00 uur',
    ])
  })

  test('a reminder that waits for the mail server is not sent once the appointment is off', async () => {
    const { id, key } = await newAppointment(ctx, '2031-03-12T10:00:00.000Z')
    const refused = {
      ...(await through(ctx, refusingSmtp(451))),
      now: () => new Date('2031-03-11T11:00:00Z'),
    }
    await remindOfAppointments(refused)
    await expect.poll(async () => (await reminders(id))[0]?.attempts).toBe(1)
    await cancelAppointment(visitorAt(ctx, new Date('2031-03-11T12:00:00Z')), key)
    await sendDueMail({ ...at('2031-03-12T09:00:00Z'), mail: storedMail })
    const [mail] = await reminders(id)
    expect(mail).toMatchObject({ state: 'failed', sentAt: null })
  })
})

describe('personal data', () => {
  test('of an appointment are exported and erased by address', async () => {
    const { id, email, key } = await newAppointment(ctx, '2031-03-13T10:00:00.000Z')
    const person = { id, email, phone: '' }
    const { appointments } = await appointmentsPersonalData.exportRows(ctx, person)
    expect(appointments).toMatchObject([{ id, name: 'Jan Proef', email }])
    await transaction(ctx, async tx => {
      expect(await appointmentsPersonalData.recordIds?.(ctx, tx, person)).toEqual([id])
      await appointmentsPersonalData.erase?.(ctx, tx, person)
    })
    expect(await getOwnAppointment(visitorAt(ctx), key)).toBeNull()
  })

  test('go two years after the appointment, with the mails about it', async () => {
    const [old, recent] = [
      await newAppointment(ctx, '2031-03-14T10:00:00.000Z'),
      await newAppointment(ctx, '2031-03-17T10:00:00.000Z'),
    ]
    await deleteOldAppointments(at('2033-03-16T10:00:00Z'))
    const where = { id: { in: [old.id, recent.id] } }
    const { docs } = await ctx.payload.find({ collection: 'appointments', where, depth: 0, ...asSystem })
    expect(docs.map(({ id }) => id)).toEqual([recent.id])
    expect(await mailsAbout(ctx, old.id)).toEqual([])
  })
})
