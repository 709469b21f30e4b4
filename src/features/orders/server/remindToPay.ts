import { sql } from '@payloadcms/db-postgres/drizzle'
import { getBookedFor, hasPendingPayment } from '@/features/billing/server/public'
import { getCompany, type OwnCompany } from '@/features/company/server/public'
import { readingFor } from '@/features/customers/model/customer'
import { hasEvent, recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { database, type Sql, type Tx, transaction } from '@/platform/db/transaction'
import { type MailDraft, type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import { onSite } from '@/platform/env'
import { withinLimit } from '@/platform/limits/counters'
import { formatAmount } from '@/platform/money/euro'
import { addDays, dayOf, formatPlainDay } from '@/platform/time/day'
import { orderTotals } from '../model/orderLines'
import { orderPath, UNPAID_DAYS } from '../model/orderStatus'
import type { StopKind } from '../model/paymentReturn'
import { nameOf, orderLetter } from './orderLetter'
import {
  findOrderByKey,
  forEachOrder,
  lockOrder,
  orderSql,
  selectOrderIds,
  tryLockOrder,
} from './orderRepository'
import type { Order } from './orderRow'

/** How long after an order that is not paid its customer is reminded. */
const REMINDER_HOURS = [1, 72] as const

/** Nothing of the log ever changes, so it says which reminders went. */
const FIRST = 'order.paymentReminded'
const SECOND = 'order.paymentRemindedAgain'
const STOPPED = 'order.remindersStopped'

/** Reminds who did not pay an order, an hour and three days after it, unless they asked not to be. */
export async function remindToPay(ctx: Ctx): Promise<void> {
  const orders = await findUnreminded(ctx, database(ctx).drizzle)
  if (orders.length === 0) return
  const company = await getCompany(ctx)
  await forEachOrder(ctx, orders, 'reminded of', async id => {
    const mails = await transaction(ctx, tx => remind(ctx, tx, id, company))
    if (mails.length > 0) await sendNow(ctx, mails)
  })
}

/** Orders that lack the reminder of their age. A bank at work is waited for, and who was erased is left alone. */
function findUnreminded(ctx: Ctx, db: Sql, only: string | null = null): Promise<string[]> {
  const id = sql`o.id`
  const [first, second] = REMINDER_HOURS.map(hours => hoursBefore(ctx.now(), hours).toISOString())
  const lacks = sql`(o.created_at <= ${second} and not ${hasEvent(id, SECOND)})
    or (o.created_at between ${second} and ${first} and not ${hasEvent(id, FIRST)} and not ${hasEvent(id, SECOND)})`
  return selectOrderIds(
    db,
    sql`${orderSql.is('awaitsPayment')} and (${only}::uuid is null or o.id = ${only}) and (${lacks})
      and o.buyer ->> 'email' <> '' and not ${hasEvent(id, STOPPED)} and not ${hasPendingPayment(id)}
    order by o.created_at`,
  )
}

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000)

/** Whoever misses the first, because the worker stood still, gets only the second. */
async function remind(ctx: Ctx, tx: Tx, id: string, company: OwnCompany): Promise<QueuedMail[]> {
  const order = await tryLockOrder(ctx, tx, id)
  const [still] = order ? await findUnreminded(ctx, tx.sql, id) : []
  if (!order || !still) return []
  const isSecond = new Date(order.createdAt) <= hoursBefore(ctx.now(), REMINDER_HOURS[1])
  const about = { collection: 'hosting-orders', id } as const
  await recordEvent(ctx, tx, about, { code: isSecond ? SECOND : FIRST })
  return queueMail(ctx, tx, [reminderMail(order, await getBookedFor(tx.sql, id), company)])
}

/** `booked` came already, in cents with VAT. */
function reminderMail(order: Order, booked: number, company: OwnCompany): MailDraft {
  const { buyer, number, lines, createdAt } = order
  const { excl, incl } = orderTotals(lines)
  const amount =
    readingFor(buyer.kind) === 'incl'
      ? `Het gaat om ${formatAmount(incl)} incl. btw.`
      : `Het gaat om ${formatAmount(excl)} excl. btw. Met btw betaal je ${formatAmount(incl)}.`
  const payLink = onSite(orderPath(order.orderKey))
  const lapsesOn = addDays(dayOf(new Date(createdAt)), UNPAID_DAYS)
  return orderLetter(
    { order: order.id, email: buyer.email, name: buyer.name, company },
    {
      template: 'hosting-order-unpaid',
      subject: `Je bestelling ${number} wacht op je betaling`,
      heading: 'Je bestelling wacht op je betaling',
      paragraphs: [
        booked > 0
          ? `Bestelling ${nameOf(order)} is binnen, maar nog niet helemaal betaald. ${amount} Daarvan is ${formatAmount(booked)} binnen: je betaalt nog ${formatAmount(incl - booked)}.`
          : `Bestelling ${nameOf(order)} is binnen, maar nog niet betaald. ${amount}`,
        `Ging er iets mis bij het betalen? Probeer het opnieuw met de knop, of bel ${company.phone}. ${
          booked > 0
            ? 'Heb je je bedacht? Laat het dan weten: dan krijg je terug wat je betaald hebt.'
            : `Heb je je bedacht? Dan hoef je niets te doen: op ${formatPlainDay(lapsesOn)} vervalt de bestelling vanzelf.`
        }`,
      ],
      button: { label: 'Alsnog betalen', href: payLink },
      links: { order: payLink },
      leave: { label: 'Geen herinneringen meer over deze bestelling', href: `${payLink}#herinneringen` },
    },
  )
}

/** For who holds the key of the order. Idempotent. */
export async function stopReminders(ctx: Ctx, orderKey: string): Promise<{ kind: StopKind }> {
  const found = await findOrderByKey(ctx, orderKey)
  if (!found) return { kind: 'unknown' }
  if (!(await withinLimit(ctx, 'reminders-stop', found.id))) return { kind: 'tooMany' }
  await transaction(ctx, async tx => {
    const order = await lockOrder(ctx, tx, found.id)
    if (!order || (await remindersStopped(tx.sql, order.id))) return
    await recordEvent(ctx, tx, { collection: 'hosting-orders', id: order.id }, { code: STOPPED }, 'Klant')
  })
  return { kind: 'stopped' }
}

export async function remindersStopped(db: Pick<Sql, 'execute'>, order: string): Promise<boolean> {
  const stopped = sql`o.id = ${order} and ${hasEvent(sql`o.id`, STOPPED)}`
  return (await selectOrderIds(db, stopped)).length > 0
}
