import { cycleOf } from '@/features/catalogue/model/terms'
import { getCompany, type OwnCompany } from '@/features/company/server/public'
import { readingFor } from '@/features/customers/model/customer'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { type MailDraft, type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import { onSite } from '@/platform/env'
import { amountReadings, VAT_LABELS } from '@/platform/money/readings'
import { capitalised } from '@/platform/text/format'
import { dayOf, formatPlainDay } from '@/platform/time/day'
import { orderIs } from '../../model/orderStatus'
import { whatRuns } from '../../model/orderSubject'
import { type AnnouncedPrice, raisePrices } from '../../model/priceRise'
import { orderLetter } from '../orderLetter'
import { forEachOrder, tryLockOrder, updateOrder } from '../orderRepository'
import type { Order } from '../orderRow'
import { isAnnounced, previewPriceRise } from './planPriceRise'
import {
  countLetter,
  findPriceRise,
  moveRise,
  type PriceRise,
  selectOrdersOf,
  startDueRises,
} from './priceRiseRepository'

/** Sends the letters of the price rises whose day has come. Each order hears of a rise once, whatever runs twice. */
export async function announcePriceRises(ctx: Ctx): Promise<void> {
  const due = await startDueRises(ctx)
  if (due.length === 0) return
  const company = await getCompany(ctx)
  for (const id of due) {
    const rise = await findPriceRise(ctx, id)
    if (rise) await announceRise(ctx, rise, company)
  }
}

async function announceRise(ctx: Ctx, rise: PriceRise, company: OwnCompany): Promise<void> {
  const orders = await selectOrdersOf(database(ctx).drizzle, rise.prices)
  await forEachOrder(ctx, orders, 'told of a price rise', async id => {
    const mails = await transaction(ctx, tx => announce(ctx, tx, id, rise, company))
    if (mails.length > 0) await sendNow(ctx, mails)
  })
  // Somebody may hold an order, and its letter comes a round later.
  if ((await previewPriceRise(ctx, rise)).length > 0) return
  await transaction(ctx, async tx => {
    if (!(await moveRise(ctx, tx.sql, rise.id, { from: 'sending', to: 'sent' }))) return
    await recordEvent(ctx, tx, { collection: 'price-rises', id: rise.id }, { code: 'priceRise.sent' })
  })
}

async function announce(
  ctx: Ctx,
  tx: Tx,
  id: string,
  rise: PriceRise,
  company: OwnCompany,
): Promise<QueuedMail[]> {
  const order = await tryLockOrder(ctx, tx, id)
  if (!order || isAnnounced(order, rise)) return []
  const raised = raisePrices(order, rise, { today: dayOf(ctx.now()), from: rise.from })
  const [first] = raised
  if (!first) return []
  await updateOrder(ctx, tx, id, { announcedPrices: [...order.announcedPrices, ...raised] })
  await countLetter(tx, rise.id)
  const about = { collection: 'hosting-orders', id } as const
  await recordEvent(ctx, tx, about, { code: 'order.priceRiseAnnounced', day: first.from })
  return queueMail(ctx, tx, [riseLetter(order, rise, { raised, from: first.from }, company)])
}

type Announcement = { raised: AnnouncedPrice[]; from: string }

function riseLetter(
  order: Order,
  { reason }: PriceRise,
  { raised, from }: Announcement,
  company: OwnCompany,
): MailDraft {
  const { buyer, number } = order
  const day = formatPlainDay(from)
  const heading = `Vanaf ${day} een nieuwe prijs`
  return orderLetter(
    { order: order.id, email: buyer.email, name: buyer.name, company },
    {
      template: 'hosting-order-price-rise',
      subject: `${heading}: ${number}`,
      heading,
      paragraphs: [
        reason,
        ...raised.map(price => changeOf(order, price)),
        `De nieuwe prijs geldt vanaf ${day}, als je bestelling verlengt. Wat al betaald of gefactureerd is, verandert niet. Je hoeft niets te doen.`,
        `Wil je dit niet? ${howToLeave(order, day)} ${capitalised(whatRuns(order))} stopt dan op zijn laatst op ${day}, en je betaalt de nieuwe prijs niet.`,
      ],
      button: { label: 'Naar je bestelling', href: onSite(`/hosting-dashboard/bestelling/${order.id}`) },
    },
  )
}

/** An order that waits for its day can be withdrawn from until then, and cancelled from then on. */
function howToLeave(order: Order, day: string): string {
  if (!orderIs('isScheduled', order) || !order.startsOn) return `Zeg dan voor ${day} op in je klantomgeving.`
  const begins = formatPlainDay(order.startsOn)
  return `Je bestelling begint op ${begins}. Tot die dag kun je haar herroepen, en daarna tot ${day} opzeggen in je klantomgeving.`
}

function changeOf({ lines, buyer, billingCycle }: Order, { kind, key, amount }: AnnouncedPrice): string {
  const line = lines.find(each => each.kind === kind && each.key === key)
  if (!line?.renewal) throw new Error(`no line of ${kind} ${key} renews`)
  const reading = readingFor(buyer.kind)
  const price = (cents: number) => amountReadings(cents, line.vatRate)[reading]
  return `${line.label}: nu ${price(line.renewal.amount)}, straks ${price(amount)} ${cycleOf(billingCycle).per}, ${VAT_LABELS[reading]}.`
}
