import { randomUUID } from 'node:crypto'
import { appointmentKey } from '@/features/desk/server/appointments/appointmentKey'
import { bookAppointment } from '@/features/desk/server/appointments/bookAppointment'
import type { Ctx } from '@/platform/ctx'
import { storedMail } from '@/platform/email/transport'
import type { FormValues } from '@/platform/http/formInput'

/** A Monday morning on which nobody is closed. */
export const MONDAY = new Date('2031-03-03T08:00:00Z')

/** At some moment, as somebody whom no limit counts together with others. */
export const visitorAt = (ctx: Ctx, now: Date = MONDAY): Ctx => ({
  ...ctx,
  ...{ user: null, clientIp: randomUUID(), mail: storedMail, now: () => now },
})

/** A filled in form as a browser with scripts sends it. Each call is another visitor. */
export function typedBooking(slot: string, part: FormValues = {}): FormValues & { email: string } {
  return {
    ...{ slot, kind: 'phone', source: 'afspraak', name: 'Jan Proef', phone: '06 00 00 00 09' },
    ...{ email: `${randomUUID()}@proeftuin.example`, subject: 'Een webshop' },
    ...{ submissionKey: randomUUID(), filledInMs: '60000', website: '' },
    ...part,
  }
}

/** Booked by the real form. */
export async function newAppointment(ctx: Ctx, slot: string, part: FormValues = {}, now: Date = MONDAY) {
  const typed = typedBooking(slot, part)
  const answer = await bookAppointment(visitorAt(ctx, now), typed)
  if (!('key' in answer)) throw new Error(`it was not booked: ${answer.kind}`)
  const [id = ''] = answer.key.split('.')
  return { id, key: appointmentKey(id), email: typed.email, reference: answer.reference }
}
