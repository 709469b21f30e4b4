import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { awaitsReverseCharge, bookingSql, invoiceSql } from '@/features/billing/server/public'
import { customerSql } from '@/features/customers/server/public'
import { requireOperator } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { formatAmount } from '@/platform/money/euro'
import type { StartCard } from '@/platform/registry'
import { dayOf } from '@/platform/time/day'
import { HOSTING_FIGURES, type HostingStats } from '../../model/console'
import { monthlyRevenue } from '../../model/orderLines'
import { isRefundOverdue } from '../../model/withdrawal'
import { orderSql } from '../orderRepository'
import { storedRenewal } from '../orderRow'
import { listWithdrawalTasks } from '../withdrawalRepository'
import { SET_UP_DEADLINE } from './rows'

export async function hostingStats(ctx: Ctx): Promise<HostingStats> {
  requireOperator(ctx)
  const [counted, monthly] = await Promise.all([count(ctx), monthlyTotal(ctx)])
  return { ...counted, monthly }
}

async function count(ctx: Ctx): Promise<Omit<HostingStats, 'monthly'>> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select
      (select count(*)::int from ${customerSql.from}) as customers,
      (select count(*)::int from ${orderSql.from}) as orders,
      (select count(*)::int from ${orderSql.from} where ${orderSql.is('isBillable')}) as "activeOrders",
      (select coalesce(sum(i.incl - i.booked), 0)::float8 from ${invoiceSql.from} where ${invoiceSql.open}) as open,
      (select count(*)::int from ${invoiceSql.from} where ${invoiceSql.overdue}) as "overdueInvoices",
      (select count(*)::int from ${invoiceSql.from} where ${bookingSql.asksDecision}) as "moneyBack",
      (select count(*)::int from ${invoiceSql.from} where ${awaitsReverseCharge}) as "reverseCharges",
      (select count(*)::int from ${orderSql.from} where ${SET_UP_DEADLINE} <= ${ctx.now().toISOString()}) as late`)
  return counts.parse(rows[0])
}

const counts = z.object({
  ...{ customers: z.number(), orders: z.number(), activeOrders: z.number() },
  ...{ open: z.number(), overdueInvoices: z.number(), moneyBack: z.number(), late: z.number() },
  reverseCharges: z.number(),
})

/**
 * What makes two orders bring in the same is counted once: their terms, not their names. An order that was cancelled
 * does not renew.
 */
async function monthlyTotal(ctx: Ctx): Promise<number> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select lines, count(*)::int as n from (
      select (select jsonb_agg(jsonb_build_object('renewal', line -> 'renewal'))
        from jsonb_array_elements(o.lines) line) as lines
      from ${orderSql.from} where ${orderSql.is('isBillable')} and o.ends_on is null
    ) running group by lines`)
  return rows
    .map(row => sameOrders.parse(row))
    .reduce((sum, { lines, n }) => sum + monthlyRevenue(lines ?? []) * n, 0)
}

const sameOrders = z.object({
  lines: z.nullable(z.array(z.object({ renewal: z.nullable(storedRenewal) }))),
  n: z.number(),
})

export const hostingStartCard: StartCard = {
  href: '/admin/hosting',
  title: 'Hosting',
  figures: async ctx => {
    const [{ late, activeOrders, open, moneyBack, reverseCharges }, withdrawals] = await Promise.all([
      hostingStats(ctx),
      listWithdrawalTasks(ctx),
    ])
    const today = dayOf(ctx.now())
    const isLate = withdrawals.some(each => each.refundDueOn && isRefundOverdue(each.refundDueOn, today))
    return [
      ...(moneyBack > 0 ? [{ label: HOSTING_FIGURES.moneyBack, figure: moneyBack, isAlarm: true }] : []),
      { label: 'Te laat', figure: late, isAlarm: late > 0 },
      ...(withdrawals.length > 0
        ? [{ label: 'Herroepingen', figure: withdrawals.length, isAlarm: isLate }]
        : []),
      { label: HOSTING_FIGURES.activeOrders, figure: activeOrders },
      { label: HOSTING_FIGURES.open, figure: formatAmount(open) },
      ...(reverseCharges > 0 ? [{ label: 'Btw verleggen', figure: reverseCharges, isAlarm: true }] : []),
    ]
  },
}
