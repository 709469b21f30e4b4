import { getCompany, type OwnCompany } from '@/features/company/server/public'
import { appointmentState } from '@/features/leads/model/appointmentState'
import { recordAppointment } from '@/features/leads/server/public'
import { requireOperator } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { withdrawMail } from '@/platform/email/mailRepository'
import { type MailDraft, type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import { withinLimit } from '@/platform/limits/counters'
import { type ChangeResult, momentLabel, type OwnAppointment } from '../../model/booking'
import { chosenSlot } from '../../model/bookingSchema'
import { findFreeSlot, type SlotDay } from '../../model/slots'
import { nearestMoments, readAgenda } from './agenda'
import { readAppointmentKey } from './appointmentKey'
import {
  APPOINTMENT_REMINDER,
  calendarFile,
  cancelledByStaffMails,
  cancelledByVisitorMails,
  movedMails,
} from './appointmentMails'
import {
  type Appointment,
  findAppointment,
  lockAppointment,
  lockBookings,
  updateCancelled,
  updateMoment,
} from './appointmentRepository'

/** Null for a key that opens nothing. */
export async function getOwnAppointment(ctx: Ctx, key: string): Promise<OwnAppointment | null> {
  const id = readAppointmentKey(key)
  const found = id ? await findAppointment(ctx, id) : null
  if (!found) return null
  const { reference, kind, start, name, subject } = found
  return {
    ...{ reference, kind, name, subject, start: start.toISOString(), moment: momentLabel(start) },
    stand: standOf(found, ctx.now()),
  }
}

function standOf({ state, start }: Appointment, now: Date): OwnAppointment['stand'] {
  if (!appointmentState(state).isOn) return 'cancelled'
  return start > now ? 'planned' : 'started'
}

/** Null for a key that opens nothing. */
export async function getCalendarFile(ctx: Ctx, key: string): Promise<string | null> {
  const id = readAppointmentKey(key)
  const [found, company] = await Promise.all([id ? findAppointment(ctx, id) : null, getCompany(ctx)])
  return found && calendarFile(found, { company, made: ctx.now() })
}

type Changed = { result: ChangeResult; mails: QueuedMail[] }

const unchanged = (kind: Exclude<ChangeResult, { moment: string } | { kind: 'taken' }>['kind']): Changed => ({
  result: { kind },
  mails: [],
})

/** Choosing the moment that it already has changes nothing. */
export async function moveAppointment(ctx: Ctx, key: string, start: unknown): Promise<ChangeResult> {
  const chosen = chosenSlot.safeParse(start)
  if (!chosen.success) return { kind: 'notChosen' }
  return changeByKey(ctx, key, async (id, company) => {
    const { days } = await readAgenda(ctx, id)
    const wanted = { days, start: chosen.data, company }
    return transaction(ctx, tx => move(ctx, tx, id, wanted))
  })
}

type Wanted = { days: SlotDay[]; start: Date; company: OwnCompany }

async function move(ctx: Ctx, tx: Tx, id: string, { days, start, company }: Wanted): Promise<Changed> {
  await lockBookings(tx)
  const before = await lockAppointment(tx, id)
  if (!before) return unchanged('unknown')
  const stand = standOf(before, ctx.now())
  if (stand !== 'planned') return unchanged(STAND_REFUSALS[stand])
  if (before.start.getTime() === start.getTime()) return asMoved(before, [])
  const slot = findFreeSlot(days, start)
  const after = slot && (await updateMoment(ctx, tx, id, slot))
  if (!after) return { result: { kind: 'taken', nearest: nearestMoments(days, start) }, mails: [] }
  const drafts = movedMails(after, { company, made: ctx.now(), before: before.start })
  return asMoved(after, await recordChange(ctx, tx, after, drafts, before))
}

const STAND_REFUSALS = { started: 'started', cancelled: 'alreadyCancelled' } as const

const asMoved = ({ start }: Appointment, mails: QueuedMail[]): Changed => ({
  result: { kind: 'moved', moment: momentLabel(start) },
  mails,
})

/** Idempotent. Once it has begun it can no longer be cancelled. */
export function cancelAppointment(ctx: Ctx, key: string): Promise<ChangeResult> {
  return changeByKey(ctx, key, (id, company) =>
    transaction(ctx, tx => cancel(ctx, tx, id, { company, mailsOf: cancelledByVisitorMails })),
  )
}

/** Null when there is no such appointment. */
export async function cancelByStaff(ctx: Ctx, id: string): Promise<ChangeResult | null> {
  requireOperator(ctx)
  const company = await getCompany(ctx)
  const { result, mails } = await transaction(ctx, tx =>
    cancel(ctx, tx, id, { company, mailsOf: cancelledByStaffMails }),
  )
  await sendNow(ctx, mails)
  return result.kind === 'unknown' ? null : result
}

type Cancelling = { company: OwnCompany; mailsOf: typeof cancelledByVisitorMails }

async function cancel(ctx: Ctx, tx: Tx, id: string, { company, mailsOf }: Cancelling): Promise<Changed> {
  const before = await lockAppointment(tx, id)
  if (!before) return unchanged('unknown')
  const stand = standOf(before, ctx.now())
  if (stand !== 'planned') return unchanged(STAND_REFUSALS[stand])
  const after = await updateCancelled(ctx, tx, id)
  const mails = await recordChange(ctx, tx, after, mailsOf(after, { company, made: ctx.now() }))
  return { result: { kind: 'cancelled', moment: momentLabel(after.start) }, mails }
}

/** A reminder that still waits for the mail server would name a moment that is no longer true. */
async function recordChange(
  ctx: Ctx,
  tx: Tx,
  appointment: Appointment,
  drafts: MailDraft[],
  before?: Appointment,
): Promise<QueuedMail[]> {
  const { id, start, state } = appointment
  await recordAppointment(ctx, tx, id, { at: start, state })
  const at = start.toISOString()
  const event = before
    ? ({ code: 'appointment.moved', from: before.start.toISOString(), to: at } as const)
    : ({ code: 'appointment.cancelled', at } as const)
  const actor = ctx.user ? undefined : 'Bezoeker'
  await recordEvent(ctx, tx, { collection: 'appointments', id }, event, actor)
  await withdrawMail(tx, id, APPOINTMENT_REMINDER)
  return queueMail(ctx, tx, drafts)
}

/** The limit counts per appointment: an invalid key never reaches the database. */
async function changeByKey(
  ctx: Ctx,
  key: string,
  change: (id: string, company: OwnCompany) => Promise<Changed>,
): Promise<ChangeResult> {
  const id = readAppointmentKey(key)
  if (!id) return { kind: 'unknown' }
  try {
    if (!(await withinLimit(ctx, 'appointment-change', id))) return { kind: 'tooMany' }
    const { result, mails } = await change(id, await getCompany(ctx))
    await sendNow(ctx, mails)
    return result
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'an appointment was not changed' })
    return { kind: 'notSaved' }
  }
}
