import { randomUUID } from 'node:crypto'
import type { ConsoleCustomer, ConsoleInvoice, ConsoleOrder } from '@/features/orders/model/console'
import { type HostingQuery, readHostingQuery } from '@/features/orders/model/consoleQuery'
import { listHosting } from '@/features/orders/server/console/listHosting'
import type { Ctx } from '@/platform/ctx'

export type Row = ConsoleOrder | ConsoleCustomer | ConsoleInvoice
export type Said = Partial<Record<keyof HostingQuery, string>>

/** What the console asks as it opens, but for this. */
export const asking = (part: Said = {}): HostingQuery => readHostingQuery(name => part[name] ?? null)

/** Every line that a query finds, page by page. */
export async function walk(ctx: Ctx, query: HostingQuery, size = 500): Promise<Row[]> {
  const { rows, next } = await listHosting(ctx, query, size)
  return next ? [...rows, ...(await walk(ctx, { ...query, after: next }, size))] : rows
}

/** A word that stands nowhere else. */
export const mark = () => randomUUID().slice(0, 8)
