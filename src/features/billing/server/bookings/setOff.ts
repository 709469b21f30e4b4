import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'
import { invoiceName } from '../../model/invoiceStatus'
import { invoiceOwner } from '../invoiceOwner'
import { type InvoiceRecord, lockInvoice, readInvoice } from '../invoiceRepository'
import { book } from './book'

/** Owners first, and each kind in one order, so that no two wait for each other. */
export async function lockBoth(
  ctx: Ctx,
  tx: Tx,
  ids: [string, string],
): Promise<[InvoiceRecord | null, InvoiceRecord | null]> {
  const owners = []
  for (const id of ids) owners.push((await readInvoice(tx.sql, id))?.order)
  for (const owner of [...new Set(owners)].filter(each => typeof each === 'string').sort())
    await invoiceOwner(ctx).lock(tx, owner)
  const locked = new Map<string, InvoiceRecord | null>()
  for (const id of ids.toSorted()) locked.set(id, await lockInvoice(tx.sql, id))
  const [one, other] = ids
  return [locked.get(one) ?? null, locked.get(other) ?? null]
}

type SetOff = { from: InvoiceRecord; to: InvoiceRecord; amount: number; submissionKey?: string }

/** Pays one invoice with what another has, by two bookings that come to nothing. The second names the first. */
export async function bookSetOff(
  ctx: Ctx,
  tx: Tx,
  { from, to, amount, submissionKey }: SetOff,
): Promise<InvoiceRecord> {
  const id = ctx.random()
  const booking = { day: dayOf(ctx.now()), source: 'credit' } as const
  const reference = `Met ${invoiceName(to)}`
  await book(ctx, tx, from, { ...booking, id, amount: 0 - amount, reference, submissionKey })
  return book(ctx, tx, to, { ...booking, amount, reference: `Van ${invoiceName(from)}`, setOffWith: id })
}
