import { getCompany } from '@/features/company/server/public'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { queueMail, sendNow } from '@/platform/email/outbox'
import { reminderMail } from './appointmentMails'
import { findUnreminded, markReminded } from './appointmentRepository'

const MAX_PER_RUN = 100

/** A transaction each: whether it is still due is asked again with the row locked. */
export async function remindOfAppointments(ctx: Ctx): Promise<void> {
  const due = await findUnreminded(ctx, MAX_PER_RUN)
  if (due.length === 0) return
  const company = await getCompany(ctx)
  for (const id of due) {
    const mails = await transaction(ctx, async tx => {
      const appointment = await markReminded(ctx, tx, id)
      return appointment ? queueMail(ctx, tx, [reminderMail(appointment, { company, made: ctx.now() })]) : []
    })
    await sendNow(ctx, mails)
  }
}
