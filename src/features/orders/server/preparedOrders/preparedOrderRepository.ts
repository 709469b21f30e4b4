import { sql } from '@payloadcms/db-postgres/drizzle'
import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import * as z from 'zod/mini'
import { type Customer, customerSchema, EMPTY_CUSTOMER } from '@/features/customers/model/customer'
import type { PreparedOrder as PreparedOrderDoc } from '@/payload-types'
import { asSystem } from '@/platform/access/authority'
import { deleteTraces } from '@/platform/audit/deleteTraces'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { fieldErrors } from '@/platform/forms/fields'
import { BATCH_SIZE } from '@/platform/retention/retention'
import { isRecordId } from '@/platform/text/recordId'
import type { DomainAnswer } from '../../model/domain'
import { basketDomainSchema } from '../../model/orderDraft'
import type { PreparedOrder } from '../../model/preparedOrder'
import { orderSql } from '../orderRepository'

/** Staff type it as the customer says it; it must be what the wizard would take. */
export const checkPreparedOrder: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const typed = { ...originalDoc, ...data }
  const customer = customerSchema.safeParse(typedCustomer(typed))
  const domain = typed.domainName ? basketDomainSchema.safeParse(domainOf(typed)) : null
  const errors = [
    ...(customer.success ? [] : Object.entries(fieldErrors(customer.error.issues))),
    ...(domain && !domain.success ? [['domainName', domain.error.issues[0]?.message ?? '']] : []),
  ].map(([path = '', message = '']) => ({ path, message }))
  if (errors.length > 0) throw new ValidationError({ collection: 'prepared-orders', errors }, req.t)
  const name = domain?.data?.name ?? null
  return { ...data, ...customer.data, domainName: name, domainMode: name && (typed.domainMode ?? 'new') }
}

type Typed = Partial<Record<keyof Customer, unknown>>

function typedCustomer(typed: Typed): Typed {
  const fields = Object.keys(EMPTY_CUSTOMER) as (keyof Customer)[]
  return Object.fromEntries(fields.map(field => [field, typed[field] ?? EMPTY_CUSTOMER[field]]))
}

type TypedDomain = { domainName?: unknown; domainMode?: unknown; domainAnswer?: unknown }

const domainOf = ({ domainName, domainMode, domainAnswer }: TypedDomain) => ({
  name: domainName,
  mode: domainMode ?? 'new',
  answer: domainAnswer ?? null,
})

export type FoundPreparedOrder = PreparedOrder & { linkKey: string | null }

export function findPreparedOrder(ctx: Pick<Ctx, 'payload'>, id: string): Promise<FoundPreparedOrder | null> {
  return findBy(ctx, 'id', id)
}

export function findPreparedOrderByKey(
  ctx: Pick<Ctx, 'payload'>,
  key: string,
): Promise<FoundPreparedOrder | null> {
  return findBy(ctx, 'linkKey', key)
}

async function findBy(
  ctx: Pick<Ctx, 'payload'>,
  field: 'id' | 'linkKey',
  value: string,
): Promise<FoundPreparedOrder | null> {
  if (!isRecordId(value)) return null
  const where = { [field]: { equals: value } }
  const { docs } = await ctx.payload.find({ collection: 'prepared-orders', where, depth: 1, ...asSystem })
  const [doc] = docs
  return doc ? { ...toPrepared(doc), order: await findPlaced(ctx, doc.id) } : null
}

const placed = z.object({ id: z.string(), number: z.string() })

async function findPlaced(ctx: Pick<Ctx, 'payload'>, id: string): Promise<PreparedOrder['order']> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select o.id, o.number from ${orderSql.from} where o.submission_key = ${id}`)
  return rows[0] ? placed.parse(rows[0]) : null
}

function toPrepared(doc: PreparedOrderDoc): Omit<FoundPreparedOrder, 'order'> {
  const key = (product: unknown) =>
    typeof product === 'object' && product && 'key' in product ? String(product.key) : ''
  const domain = doc.domainName ? basketDomainSchema.parse(domainOf(doc)) : null
  return {
    ...{ id: doc.id, sentAt: doc.sentAt ?? null, linkKey: doc.linkKey ?? null },
    basket: {
      ...{ packageKey: key(doc.package), cycle: doc.cycle, domain },
      extras: (doc.extras ?? []).map(key),
    },
    customer: customerSchema.parse(typedCustomer(doc)),
  }
}

/** A link that was mailed before it opens nothing any more. */
export async function markPreparedSent(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  id: string,
  { linkKey, domainAnswer }: { linkKey: string; domainAnswer: DomainAnswer | null },
): Promise<void> {
  const now = ctx.now().toISOString()
  await tx.sql.execute(sql`
    update prepared_orders set link_key = ${linkKey}, sent_at = ${now}, domain_answer = ${domainAnswer}, updated_at = ${now}
    where id = ${id}`)
}

export async function preparedOrderIdsOf(
  tx: Pick<Tx, 'sql'>,
  { email }: { email: string },
): Promise<string[]> {
  const { rows } = await tx.sql.execute<{ id: string }>(
    sql`select id::text from prepared_orders where lower(email) = ${email}`,
  )
  return rows.map(row => row.id)
}

export async function deletePreparedOrdersOf(
  tx: Pick<Tx, 'sql'>,
  { email }: { email: string },
): Promise<void> {
  await tx.sql.execute(sql`delete from prepared_orders where lower(email) = ${email}`)
}

const KEPT_DAYS = 90

export const PREPARED_ORDER_PERIOD = `${KEPT_DAYS} dagen`

/** What became an order is kept as that. */
export async function deleteOldPreparedOrders(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now().getTime() - KEPT_DAYS * 86_400_000).toISOString()
  return transaction(ctx, async tx => {
    const { rows } = await tx.sql.execute<{ id: string }>(sql`
      delete from prepared_orders where id = any(array(
        select id from prepared_orders where updated_at < ${before} limit ${BATCH_SIZE} for update skip locked
      )) returning id::text`)
    await deleteTraces(ctx, tx, rows)
    return rows.length
  })
}
