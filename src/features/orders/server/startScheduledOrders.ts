import { sql } from '@payloadcms/db-postgres/drizzle'
import { getCompany, type OwnCompany } from '@/features/company/server/public'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { type MailDraft, type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { capitalised } from '@/platform/text/format'
import { dayOf, formatPlainDay } from '@/platform/time/day'
import { formatMoment } from '@/platform/time/zone'
import { checklistFor, scheduledDeadline, withNameTask } from '../model/checklist'
import { domainState } from '../model/domain'
import { canOrderBecome, orderIs, STATUS_AFTER } from '../model/orderStatus'
import { whatRuns } from '../model/orderSubject'
import { nameWaits, registersName, startsLater } from '../model/starting'
import { checkHeldDomain } from './domainLookup'
import { orderLetter } from './orderLetter'
import {
  findOrder,
  forEachOrder,
  orderSql,
  selectOrderIds,
  tryLockOrder,
  updateOrder,
} from './orderRepository'
import type { Order } from './orderRow'
import { nameTaskMail, startTaskMail } from './orderTaskMails'
import { startOrder } from './startOrder'

/** Starts the orders whose day has come, and gives staff the names that may be registered from today. */
export async function startScheduledOrders(ctx: Ctx): Promise<void> {
  const [db, today] = [database(ctx).drizzle, dayOf(ctx.now())]
  const isDue = sql`${orderSql.is('isScheduled')} and o.starts_on <= ${today} order by o.starts_on`
  const mayRegister = sql`${orderSql.is('isWorkedOn')} and o.name_from <= ${today} order by o.name_from`
  const [due, names] = [await selectOrderIds(db, isDue), await selectOrderIds(db, mayRegister)]
  if (due.length + names.length === 0) return
  const company = await getCompany(ctx)
  await forEachOrder(ctx, due, 'started', id => act(ctx, id, company, start))
  await forEachOrder(ctx, names, 'told of its name', id => act(ctx, id, company, releaseName))
}

type Act = (
  ctx: Ctx,
  tx: Tx,
  order: Order,
  about: { isTaken: boolean; company: OwnCompany },
) => Promise<QueuedMail[]>

/** The look-up asks the network, so it comes before the lock. */
async function act(ctx: Ctx, id: string, company: OwnCompany, done: Act): Promise<void> {
  const found = await findOrder(ctx, database(ctx).drizzle, id)
  const isTaken = found !== null && (await isNameTaken(ctx, found))
  const mails = await transaction(ctx, async tx => {
    const order = await tryLockOrder(ctx, tx, id)
    return order ? done(ctx, tx, order, { isTaken, company }) : []
  })
  if (mails.length > 0) await sendNow(ctx, mails)
}

/** Only of a name that we still have to register. */
async function isNameTaken(
  ctx: Ctx,
  { domainName, domainMode, domainState: state }: Order,
): Promise<boolean> {
  if (!domainName || !domainMode || !state || !registersName({ mode: domainMode })) return false
  return domainState(state).task !== null && (await checkHeldDomain(ctx, domainName)) === 'taken'
}

const start: Act = async (ctx, tx, order, { isTaken, company }) => {
  const { startsOn: day } = order
  if (!day || startsLater(order, dayOf(ctx.now()))) return []
  if (!orderIs('isScheduled', order) || !canOrderBecome(order.status, STATUS_AFTER.payment, 'system'))
    return []
  const work = checklistFor(order)
  const checklist = isTaken ? withNameTask(work, order, isTaken) : work
  const promised = scheduledDeadline(day, ctx.now())
  await startOrder(ctx, tx, order, { day, checklist, promised })
  const setUpBy = checklist.length > 0 ? promised.toISOString() : null
  const started = { ...order, checklist, setUpBy }
  return queueMail(ctx, tx, [startedLetter(started, company), startTaskMail(started, isTaken, company)])
}

/** Once an order: who has no day any more is not told again. */
const releaseName: Act = async (ctx, tx, order, { isTaken, company }) => {
  if (!order.nameFrom || nameWaits(order, dayOf(ctx.now())) || !orderIs('isWorkedOn', order)) return []
  const checklist = withNameTask(order.checklist, order, isTaken)
  await updateOrder(ctx, tx, order.id, { nameFrom: null, checklist })
  const isToDo = order.domainState !== null && domainState(order.domainState).task !== null
  if (!isToDo) return []
  await recordEvent(ctx, tx, { collection: 'hosting-orders', id: order.id }, { code: 'order.nameReleased' })
  return queueMail(ctx, tx, [nameTaskMail(order, isTaken, company)])
}

function startedLetter(order: Order, company: OwnCompany): MailDraft {
  const { buyer, number, startsOn, setUpBy } = order
  const heading = `${capitalised(whatRuns(order))} begint vandaag`
  const ready = setUpBy ? ` Alles staat klaar voor ${formatMoment(new Date(setUpBy))}.` : ''
  return orderLetter(
    { order: order.id, email: buyer.email, name: buyer.name, company },
    {
      template: 'hosting-order-started',
      subject: `${heading}: ${number}`,
      heading,
      paragraphs: [
        `Je bedenktijd is voorbij, dus we gaan aan de slag.${ready}`,
        `Je termijn telt vanaf ${formatPlainDay(startsOn ?? '')}. Je hebt al betaald en hoeft niets te doen. Vragen? Bel ${company.phone} of antwoord op deze mail.`,
      ],
      button: { label: 'Naar je klantomgeving', href: `${env.SITE_URL}/hosting-dashboard` },
    },
  )
}
