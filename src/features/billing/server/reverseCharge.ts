import { sql } from '@payloadcms/db-postgres/drizzle'
import { applyTax, type TaxReason, type TaxTreatment } from '@/features/tax/model/taxRules'
import { isValidNow, knownVatId } from '@/features/tax/server/public'
import { requireOperator } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { formatAmount } from '@/platform/money/euro'
import { calculateTotals } from '@/platform/money/tax'
import { moneyStanding } from '../model/bookings'
import { invoicePeriod } from '../model/invoice'
import { isCreditable } from '../model/invoiceStatus'
import { creditInTransaction, setOffCredit } from './creditInvoice'
import { tryStoreInvoicePdf } from './invoiceDelivery'
import { invoiceOwner } from './invoiceOwner'
import { getCredited, type InvoiceRecord, invoiceSql, lockInvoice, readInvoice } from './invoiceRepository'
import { draftInvoice, finaliseInvoice } from './invoices'

const NOT_CHECKED: TaxReason = 'notChecked'

/** An invoice with Dutch VAT to a business whose id proved valid since. In a reader's own statement it is `i`. */
export const awaitsReverseCharge = sql`(
  ${invoiceSql.inForce} and not ${invoiceSql.isCredit}
  and i.lines @> ${JSON.stringify([{ tax: { reason: NOT_CHECKED } }])}::jsonb
  and not exists (select from ${invoiceSql.credits} where c.credits_id = i.id)
  and ${isValidNow(sql`i.buyer ->> 'vatId'`)})`

export type ReverseChargeResult =
  | { kind: 'reissued'; number: string }
  | { kind: 'notFound' | 'notChecked' | 'alreadyCredited' }

type Reissued = { kind: 'reissued'; number: string; documents: string[] }

/**
 * Takes an invoice back and makes it anew without VAT, once the id of its buyer is valid. One press does it once: of an
 * invoice that was credited nothing is made anew.
 */
export async function reissueReverseCharged(ctx: Ctx, id: string): Promise<ReverseChargeResult> {
  requireOperator(ctx)
  const result = await transaction<Reissued | Exclude<ReverseChargeResult, { kind: 'reissued' }>>(
    ctx,
    async tx => {
      const owner = (await readInvoice(tx.sql, id))?.order
      if (owner) await invoiceOwner(ctx).lock(tx, owner)
      const invoice = await lockInvoice(tx.sql, id)
      if (!invoice?.number) return { kind: 'notFound' }
      if (!isCreditable(invoice) || (await getCredited(tx.sql, id)).lines.length > 0)
        return { kind: 'alreadyCredited' }
      if (!(await isTaxedForWant(tx, invoice))) return { kind: 'notChecked' }
      return reissue(ctx, tx, invoice, invoice.number)
    },
  )
  if (result.kind !== 'reissued') return result
  for (const document of result.documents) await tryStoreInvoicePdf(ctx, document)
  return { kind: 'reissued', number: result.number }
}

/** Whether Dutch VAT was charged because nobody answered about an id that is valid now. */
async function isTaxedForWant(tx: Tx, { lines, buyer }: InvoiceRecord): Promise<boolean> {
  if (!lines.some(({ tax }) => tax?.reason === NOT_CHECKED) || !buyer.country) return false
  const holder = { country: buyer.country, kind: 'business' as const, vatId: buyer.vatId }
  return (await knownVatId(tx.sql, holder)).standing === 'valid'
}

const REVERSED: TaxTreatment = {
  electronic: { reason: 'reverseCharge', rate: 0 },
  other: { reason: 'reverseCharge', rate: 0 },
}

/** What was paid pays the new invoice; of it only the VAT goes back. */
async function reissue(ctx: Ctx, tx: Tx, invoice: InvoiceRecord, replaced: string): Promise<Reissued> {
  const { customer, buyer, order, orderNumber } = invoice
  const lines = applyTax(invoice.lines, REVERSED)
  const paid = invoice.incl - moneyStanding(invoice).due
  const used = Math.min(paid, calculateTotals(lines).incl)
  const renewed = await draftInvoice(ctx, tx, {
    ...{ customer, buyer, lines },
    order: order ? { id: order, number: orderNumber ?? '' } : null,
    period: invoicePeriod(invoice),
    note: `Vervangt factuur ${replaced}.`,
  })
  const about = { collection: 'hosting-invoices', id: renewed } as const
  await recordEvent(ctx, tx, about, { code: 'invoice.created', status: 'sent' })
  const setOff = {
    lines: invoice.lines,
    note: `Hiervan verrekenen we ${formatAmount(used)} met de nieuwe factuur zonder btw. De rest, ${formatAmount(paid - used)}, krijg je terug.`,
  }
  const credit = await creditInTransaction(ctx, tx, invoice.id, used > 0 ? setOff : undefined)
  if (credit.kind !== 'credited') throw new Error(`invoice ${replaced} was not credited: ${credit.kind}`)
  const { number } = await finaliseInvoice(ctx, tx, renewed)
  if (used > 0) await setOffCredit(ctx, tx, { credit: credit.id, invoice: renewed, amount: used })
  return { kind: 'reissued', number, documents: [credit.id, renewed] }
}
