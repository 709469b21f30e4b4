import { sql } from '@payloadcms/db-postgres/drizzle'
import { getCompany, type OwnCompany } from '@/features/company/server/public'
import { readingFor } from '@/features/customers/model/customer'
import { getLeavingTerms } from '@/features/customers/server/public'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { type MailDraft, type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { formatAmount } from '@/platform/money/euro'
import { calculateTotals } from '@/platform/money/tax'
import { capitalised, listed } from '@/platform/text/format'
import { dayOf, formatPlainDay } from '@/platform/time/day'
import { renewalLabel } from '../model/orderLines'
import { whatRuns } from '../model/orderSubject'
import { announcedUntil, type RenewalToAnnounce, renewalToAnnounce } from '../model/renewal'
import { orderLetter } from './orderLetter'
import { forEachOrder, orderSql, selectOrderIds, tryLockOrder, updateOrder } from './orderRepository'
import type { Order } from './orderRow'

/** Writes who has a year renewed within five weeks, once a year, with what it costs and how to leave. */
export async function announceRenewals(ctx: Ctx): Promise<void> {
  const today = dayOf(ctx.now())
  const soon = announcedUntil(today)
  // As `renewalToAnnounce` reads them: a line without a day of its own renews with its order.
  const day = sql`case when line ->> 'kind' = 'domain' then o.domain_renews_on
    else coalesce(line ->> 'renewsOn', o.invoiced_until) end`
  const renews = sql`${orderSql.is('isBillable')} and exists (
      select from jsonb_array_elements(o.lines) line
      where (line -> 'renewal' ->> 'months')::int >= 12
        and ${day} > ${today} and ${day} <= ${soon} and ${day} > coalesce(o.renewal_announced_for, ''))
    order by o.invoiced_until`
  const company = await getCompany(ctx)
  await forEachOrder(ctx, await selectOrderIds(database(ctx).drizzle, renews), 'announced', async id => {
    const mails = await transaction(ctx, tx => announce(ctx, tx, id, company))
    if (mails.length > 0) await sendNow(ctx, mails)
  })
}

async function announce(ctx: Ctx, tx: Tx, id: string, company: OwnCompany): Promise<QueuedMail[]> {
  const order = await tryLockOrder(ctx, tx, id)
  const renewal = order && renewalToAnnounce(order, dayOf(ctx.now()))
  if (!renewal) return []
  await updateOrder(ctx, tx, id, { renewalAnnouncedFor: renewal.day })
  const about = { collection: 'hosting-orders', id } as const
  await recordEvent(ctx, tx, about, { code: 'order.renewalAnnounced', day: renewal.day })
  const { leavesAnytime } = await getLeavingTerms(tx, order.customer, order.buyer)
  return queueMail(ctx, tx, [renewalLetter(order, renewal, leavesAnytime, company)])
}

/** Giving notice ends the whole order: who wants to be rid of a name alone would lose the rest with it. */
function wayOut(order: Order, isName: boolean, { day, phone }: { day: string; phone: string }): string {
  const isPart = isName && order.lines.some(({ kind }) => kind !== 'domain')
  return isPart
    ? `Wil je deze naam niet meer? Bel dan voor ${day} naar ${phone}, of antwoord op deze mail. Zeg niet op in je klantomgeving: dan stopt ook de rest van je bestelling.`
    : `Wil je dit niet? Zeg dan voor ${day} op in je klantomgeving, dan betaal je het niet.`
}

function afterwards(isName: boolean, leavesAnytime: boolean): string {
  if (isName) return 'Daarna staat de naam voor een heel jaar vast.'
  if (!leavesAnytime) return 'Daarna loopt het tot het eind van het jaar.'
  return 'Ook daarna kun je elke dag opzeggen, met een maand opzegtermijn. Wat je dan te veel betaald hebt, krijg je terug; alleen een domeinnaam staat voor een heel jaar vast.'
}

function renewalLetter(
  order: Order,
  { day, lines }: RenewalToAnnounce,
  leavesAnytime: boolean,
  company: OwnCompany,
): MailDraft {
  const { buyer, number } = order
  const { excl, incl } = calculateTotals(
    lines.map(({ renewal, vatRate, tax }) => ({ amount: renewal.amount, vatRate, tax })),
  )
  const reading = readingFor(buyer.kind)
  const price = `${formatAmount(reading === 'incl' ? incl : excl)} ${reading}. btw`
  const isName = lines.every(line => line.kind === 'domain')
  const what = isName ? 'Je domeinnaam' : capitalised(whatRuns(order))
  const heading = `${what} wordt op ${formatPlainDay(day)} verlengd`
  return orderLetter(
    { order: order.id, email: buyer.email, name: buyer.name, company },
    {
      template: 'hosting-order-renewal',
      subject: `${heading}: ${number}`,
      heading,
      paragraphs: [
        `Het gaat om ${listed(lines.map(renewalLabel))}. Het nieuwe jaar kost ${price}. Je hoeft niets te doen: de factuur komt twee weken van tevoren.`,
        `${wayOut(order, isName, { day: formatPlainDay(day), phone: company.phone })} ${afterwards(isName, leavesAnytime)}`,
      ],
      button: {
        label: 'Naar je bestelling',
        href: `${env.SITE_URL}/hosting-dashboard/bestelling/${order.id}`,
      },
    },
  )
}
