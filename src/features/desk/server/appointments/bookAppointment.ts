import { respondBy } from '@/features/company/model/openingTime'
import { INITIAL_STATUS } from '@/features/leads/model/lead'
import { recordAppointment, type SaveResult, saveSubmission } from '@/features/leads/server/public'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { sendNow, wasSent } from '@/platform/email/outbox'
import { type FormGuard, fieldErrors } from '@/platform/forms/fields'
import { sourceSchema } from '@/platform/forms/sources'
import { type FormValues, readFormGuard } from '@/platform/http/formInput'
import { withinVisitorLimits } from '@/platform/limits/checkLimits'
import { BOOKING_FIELDS, type BookingResult, missingBookingFields, momentLabel } from '../../model/booking'
import { type Booking, bookingSchema } from '../../model/bookingSchema'
import { findFreeSlot } from '../../model/slots'
import { nearestMoments, readAgenda } from './agenda'
import { appointmentKey } from './appointmentKey'
import { APPOINTMENT_CONFIRMATION, bookedMails } from './appointmentMails'
import {
  type Appointment,
  BOOKED,
  findAppointment,
  insertAppointment,
  lockBookings,
} from './appointmentRepository'

/** A lead and its appointment, or neither. Whoever is second for a moment is told which ones are free. */
export async function bookAppointment(ctx: Ctx, typed: FormValues): Promise<BookingResult> {
  const form = parseBooking(typed, ctx.now())
  if ('errors' in form) return { kind: 'invalid', errors: form.errors }
  const saved = await saveOrFail(ctx, form)
  if (saved === 'taken') return offerOthers(ctx, form)
  if (saved.kind === 'keyReused') return { kind: 'keyReused' }
  if (!('id' in saved)) return saved
  const { reference } = saved
  const appointment = await findAppointment(ctx, saved.id)
  if (!appointment) return { kind: 'held', reference }
  const mailed =
    saved.kind === 'saved'
      ? await sendNow(ctx, saved.mails)
      : await wasSent(ctx, saved.id, APPOINTMENT_CONFIRMATION)
  return {
    kind: mailed ? 'booked' : 'bookedWithoutMail',
    ...{ reference, moment: momentLabel(appointment.start), key: appointmentKey(appointment.id) },
  }
}

type BookingForm = { booking: Booking; source: string; gate: FormGuard }

function parseBooking(typed: FormValues, now: Date): BookingForm | { errors: Record<string, string> } {
  const asked = Object.fromEntries(BOOKING_FIELDS.map(name => [name, typed[name] ?? '']))
  const booking = bookingSchema.safeParse(asked)
  const source = sourceSchema.safeParse(typed.source ?? '')
  if (!booking.success) {
    return { errors: { ...fieldErrors(booking.error.issues), ...missingBookingFields(asked as never) } }
  }
  if (!source.success) return { errors: {} }
  const gate = readFormGuard(typed, { source: source.data, booking: booking.data }, now)
  return gate.success ? { booking: booking.data, source: source.data, gate: gate.data } : { errors: {} }
}

class SlotTaken extends Error {}

async function saveOrFail(ctx: Ctx, form: BookingForm): Promise<SaveResult | 'taken' | { kind: 'notSaved' }> {
  try {
    return await saveBooking(ctx, form)
  } catch (err) {
    if (err instanceof SlotTaken) return 'taken'
    ctx.payload.logger.error({ err, msg: 'an appointment was not saved' })
    return { kind: 'notSaved' }
  }
}

async function saveBooking(ctx: Ctx, { booking, source, gate }: BookingForm): Promise<SaveResult> {
  const { days, kinds, company, closed } = await readAgenda(ctx)
  const { slot: chosen, ...asked } = booking
  const slot = kinds.includes(asked.kind) ? findFreeSlot(days, chosen) : null
  const promised = respondBy(ctx.now(), company.openingHours, closed).toISOString()
  const end = slot?.end ?? chosen
  const appointmentOf = ({ id, reference }: SavedLead): Appointment => ({
    ...{ id, reference, state: BOOKED, sequence: 0, start: chosen, end },
    ...asked,
  })
  return saveSubmission(ctx, {
    collection: 'leads',
    gate,
    email: asked.email,
    phone: asked.phone,
    content: { source, booking },
    written: { name: asked.name, lines: [asked.phone, asked.subject], text: '' },
    row: {
      ...{ kind: 'appointment', source: source || null, status: INITIAL_STATUS },
      ...{ name: asked.name, email: asked.email },
      ...{ phone: asked.phone || null, subject: asked.subject || null },
      ...{ appointmentAt: chosen.toISOString(), respondBy: promised, openUntil: promised },
    },
    alsoSave: async (tx, saved) => {
      if (!slot || !(await takeSlot(ctx, tx, appointmentOf(saved)))) throw new SlotTaken()
    },
    mails: saved => bookedMails(appointmentOf(saved), { company, source, made: ctx.now() }),
  })
}

type SavedLead = { id: string; reference: string }

async function takeSlot(ctx: Ctx, tx: Tx, appointment: Appointment): Promise<boolean> {
  await lockBookings(tx)
  if (!(await insertAppointment(ctx, tx, appointment))) return false
  await recordAppointment(ctx, tx, appointment.id, { at: appointment.start, state: appointment.state })
  return true
}

/** Nothing was written that a limit could count: it is counted here. */
async function offerOthers(ctx: Ctx, { booking }: BookingForm): Promise<BookingResult> {
  if (!(await withinVisitorLimits(ctx, booking.email))) return { kind: 'tooMany' }
  const { days } = await readAgenda(ctx)
  return { kind: 'taken', nearest: nearestMoments(days, booking.slot) }
}
