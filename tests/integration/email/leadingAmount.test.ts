import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { creditInvoice } from '@/features/billing/server/creditInvoice'
import { storeMissingPdfs } from '@/features/billing/server/invoiceDelivery'
import { readInvoicePdf } from '@/features/billing/server/public'
import { markPaidByTransfer } from '@/features/billing/server/staffInvoices'
import type { Customer } from '@/features/customers/model/customer'
import { announceRenewals } from '@/features/orders/server/announceRenewals'
import { cancelOwnOrder } from '@/features/orders/server/cancelOrder'
import { changeOrder, previewOrderChange } from '@/features/orders/server/changeOrder'
import { createInvoice } from '@/features/orders/server/createInvoice'
import { sendPreparedOrder } from '@/features/orders/server/preparedOrders/sendPreparedOrder'
import { announcePriceRises } from '@/features/orders/server/priceRises/announcePriceRises'
import { planPriceRise } from '@/features/orders/server/priceRises/planPriceRise'
import { remindToPay } from '@/features/orders/server/remindToPay'
import { submitWithdrawal } from '@/features/orders/server/submitWithdrawal'
import { asSystem, asUser } from '@/platform/access/authority'
import { formatAmount } from '@/platform/money/euro'
import { dayOf, startOfDay } from '@/platform/time/day'
import { at } from '../../support/invoices'
import { accountsOf, order, ownerOf, runningOrder } from '../../support/orders'
import { orderOf, placed } from '../../support/paidOrders'
import { largestAmount, pdfText } from '../../support/pdfText'
import { plain } from '../../support/plain'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const office = { ...ctx, user: await staffMember(ctx.payload, 'operator') }

type Case = { kind: string; customer: Partial<Customer>; leads: 'incl' | 'excl' }

const CASES: Case[] = [
  { kind: 'a private customer', customer: { kind: 'private' }, leads: 'incl' },
  { kind: 'a business', customer: { kind: 'business', company: 'Proeftuin' }, leads: 'excl' },
]

/** Letters that name no price, or only money that goes back: that is what arrives on the account. */
const WITHOUT_PRICE = ['hosting-order-end', 'hosting-order-withdrawn', 'withdrawal-receipt']
const PRICED = [
  'hosting-order',
  'hosting-invoice',
  'payment-received',
  'hosting-order-unpaid',
  'hosting-order-renewal',
  'hosting-order-changed',
  'hosting-order-price-rise',
  'prepared-order',
]

async function mailsTo(email: string) {
  const { docs } = await ctx.payload.find({
    ...{ collection: 'mail-messages', where: { to: { equals: email } }, depth: 0, pagination: false },
    ...asSystem,
  })
  return docs
}

/** What a mail says of its largest amount; of a letter, in which all is of one size, of its first one. */
function leadOf({ html, text }: { html?: string | null; text?: string | null }): string {
  const large = /<span style="[^"]*font-size:19px[^"]*">([^<]*)</.exec(html ?? '')?.[1]
  return large ?? /€\s[\d.,]+[^€]*?(?:incl|excl)\. btw/.exec(plain(text ?? ''))?.[0] ?? ''
}

const inDays = (days: number) => new Date(ctx.now().getTime() + days * 86_400_000)

/** Staff sell another package to it today, and announce tomorrow that this one will cost more. */
async function changePackage(order: string): Promise<void> {
  const asked = { id: order, kind: 'package', key: 'onbeperkt', quantity: 1 }
  const { toPay, refund } = { toPay: 0, refund: 0, ...(await previewOrderChange(office, asked)) }
  expect(await changeOrder(office, { ...asked, toPay, refund })).toEqual({ kind: 'changed' })
  const where = { key: { equals: 'onbeperkt' } }
  const { docs } = await ctx.payload.find({ collection: 'hosting-packages', where, ...asSystem })
  const [sold] = docs
  if (!sold) throw new Error('it is not sold')
  const { id } = await ctx.payload.create({
    collection: 'price-rises',
    data: {
      ...{ title: 'Stroom', reason: 'Stroom is duurder.', status: 'draft', letters: 0 },
      ...{ announceOn: startOfDay(dayOf(inDays(1))).toISOString() },
      ...{ from: startOfDay(dayOf(inDays(40))).toISOString() },
      prices: [
        {
          product: { relationTo: 'hosting-packages', value: sold.id },
          ...{ monthly: sold.monthly + 100, yearly: sold.yearly + 1_000 },
        },
      ],
    },
    ...asSystem,
  })
  expect(await planPriceRise(office, id)).toEqual({ kind: 'done' })
  await announcePriceRises({ ...ctx, now: () => inDays(1) })
}

async function prepareOrder({ kind = 'private', company }: Partial<Customer>, email: string): Promise<void> {
  const { docs } = await ctx.payload.find({ collection: 'hosting-packages', limit: 1, ...asSystem })
  const { id } = await ctx.payload.create({
    collection: 'prepared-orders',
    data: {
      ...{
        package: docs[0]?.id ?? '',
        cycle: 'yearly',
        kind,
        company,
        country: 'NL',
        name: 'Jan Proef',
        email,
      },
      ...{ address: 'Proefweg 1', zipcode: '7511 AB', city: 'Enschede' },
    },
    ...asUser(office),
  })
  expect(await sendPreparedOrder(office, id)).toEqual({ kind: 'sent' })
}

describe.each(CASES)('$kind', ({ customer, leads }) => {
  const email = `${randomUUID()}@proeftuin.example`
  const buyer = { ...customer, email }
  const yearly = { customer: buyer, basket: { cycle: 'yearly' as const } }

  beforeAll(async () => {
    const today = dayOf(ctx.now())
    const left = await runningOrder(ctx, yearly)
    const changed = await runningOrder(ctx, yearly)
    const withdrawn = await runningOrder(ctx, yearly)
    await placed(ctx, await order(ctx, yearly))
    const [account] = await accountsOf(ctx, email)
    const made = await createInvoice(office, {
      ...{ submissionKey: randomUUID(), customer: account?.id, order: null, note: '', final: true },
      lines: [{ label: 'Hulp bij de website', quantity: 3, unitPrice: 6_500 }],
    })
    if (made.kind !== 'created') throw new Error(made.kind)
    await markPaidByTransfer(office, made.id, { paidOn: today, reference: 'bank', amount: 5_000 })
    await creditInvoice(office, made.id)
    await changePackage(changed.order)
    await prepareOrder(customer, email)
    await cancelOwnOrder(await ownerOf(ctx, left.order), left.order)
    const { number = '' } = (await orderOf(ctx, withdrawn.order)) ?? {}
    await submitWithdrawal(ctx, { name: 'Jan Proef', contract: number ?? '', email, reason: '' })
    const later = new Date(ctx.now().getTime() + 2 * 3_600_000)
    await remindToPay({ ...ctx, now: () => later })
    await announceRenewals(at(ctx, new Date(ctx.now().getTime() + 340 * 86_400_000).toISOString()))
    await storeMissingPdfs({ ...ctx, now: () => later })
  })

  test(`reads the amount ${leads}. btw first in every mail`, async () => {
    const mails = await mailsTo(email)
    const wrong = mails
      .filter(({ template }) => PRICED.includes(template ?? ''))
      .filter(mail => !leadOf(mail).includes(`${leads}. btw`))
    expect(wrong.map(({ template, text }) => [template, text])).toEqual([])
    for (const { html, text } of mails)
      for (const part of [html, text]) expect(part).toContain('KVK 00000000')
    const templates = new Set(mails.map(({ template }) => template))
    const withdraws = customer.kind === 'private'
    const expected = [...PRICED, ...WITHOUT_PRICE].filter(
      each => withdraws || each !== 'hosting-order-withdrawn',
    )
    expect([...templates].toSorted()).toEqual(expected.toSorted())
  })

  test(`sees it largest on every invoice and credit`, async () => {
    const [account] = await accountsOf(ctx, email)
    const { docs } = await ctx.payload.find({
      ...{ collection: 'hosting-invoices', where: { customer: { equals: account?.id } }, depth: 0 },
      ...asSystem,
    })
    const final = docs.filter(({ number }) => number)
    expect(final.length).toBeGreaterThan(4)
    for (const { id, [leads]: amount } of final) {
      const file = await readInvoicePdf(office, id)
      expect(file && largestAmount(file.content)).toBe(plain(formatAmount(amount ?? 0)))
    }
  })

  test('reads it first on the statement of a payment', async () => {
    const mail = (await mailsTo(email)).find(({ template }) => template === 'payment-received')
    const [file] = (mail?.attachments ?? []) as { content: string }[]
    const said = pdfText(Buffer.from(file?.content ?? '', 'base64'))
    expect(/(incl|excl)\. btw/.exec(said)?.[1]).toBe(leads)
  })
})
