import { createHash, randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'

/** One of everything that belongs to a customer. `mark` stands in all of it, and nowhere else. */
export async function recordsFor(ctx: Ctx, customer: string, { status = 'active' } = {}) {
  const mark = `merk-${randomUUID()}`
  const buyer = { name: mark, company: '', address: mark, zipcode: '7511 AB', city: 'Enschede', email: mark }
  const amounts = { excl: 1000, vat: 210, incl: 1210 }
  const order = await make(ctx, 'hosting-orders', {
    ...{ number: `HO-${mark}`, customer, status, packageKey: 'basis', packageName: 'Basis Hosting' },
    ...{ billingCycle: 'monthly', domainName: `${mark}.example`, lines: [], buyer, ...amounts },
    ...{ orderKey: randomUUID(), submissionKey: randomUUID(), notes: mark },
  })
  const common = { customer, order, buyer, seller: buyer, lines: [], ...amounts, series: 'INV' }
  const [paid, open] = [`INV-P-${mark}`, `INV-O-${mark}`]
  const days = { issueDate: '2026-11-01', dueDate: '2026-11-15' }
  const paidInvoice = await make(ctx, 'hosting-invoices', {
    ...{ ...common, ...days, number: paid, status: 'sent', paymentStatus: 'paid' },
  })
  const openInvoice = await make(ctx, 'hosting-invoices', {
    ...{ ...common, ...days, number: open, status: 'sent', paymentStatus: 'pending' },
  })
  const draft = await make(ctx, 'hosting-invoices', {
    ...{ ...common, status: 'draft', paymentStatus: 'pending', note: mark },
  })
  const payment = await make(ctx, 'payments', {
    ...{ invoice: openInvoice, order, provider: 'test', providerId: `tr_${mark}`, currency: 'EUR' },
    ...{ checkoutUrl: `https://betaal.example/${mark}`, amount: 1210, state: 'expired' },
  })
  await storeFile(ctx, paidInvoice, mark)
  return { mark, order, paidInvoice, openInvoice, draft, payment }
}

type Made = 'hosting-orders' | 'hosting-invoices' | 'payments'

async function make(ctx: Ctx, collection: Made, data: object): Promise<string> {
  const made = await ctx.payload.create({ collection, data: data as never, depth: 0, ...asSystem })
  return String(made.id)
}

async function storeFile(ctx: Ctx, invoice: string, mark: string): Promise<void> {
  const sha256 = createHash('sha256').update(mark).digest('hex')
  await database(ctx).drizzle.execute(sql`
    insert into bureau.invoice_files (invoice, content, sha256, made_at)
    values (${invoice}, ${Buffer.from(mark)}, ${sha256}, now())`)
}
