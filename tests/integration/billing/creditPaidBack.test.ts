import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { creditInvoice } from '@/features/billing/server/creditInvoice'
import { markPaidByTransfer } from '@/features/billing/server/staffInvoices'
import { storedMail } from '@/platform/email/transport'
import { dayOf, formatPlainDay } from '@/platform/time/day'
import { bookingsOn, expectReconciled } from '../../support/bookings'
import { invoiceOf, line, newCustomer, newFinal } from '../../support/invoices'
import { mailsOn } from '../../support/paidOrders'
import { plain } from '../../support/plain'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const staff = { ...ctx, user: await staffMember(ctx.payload, 'operator') }
const today = dayOf(new Date())

afterAll(() => expectReconciled(ctx))

const typed = (amount?: number) => ({
  ...{ paidOn: today, reference: 'Afschrift 12', amount, submissionKey: randomUUID() },
})

/** A credit of € 121,00 that we owe, since its invoice was paid. */
async function owedCredit(part: object = {}) {
  const buyer = await newCustomer(ctx, part)
  const invoice = await newFinal(ctx, buyer, { lines: [line('Werk', 10_000)] })
  await markPaidByTransfer(staff, invoice, typed())
  const credit = await creditInvoice(staff, invoice)
  if (credit.kind !== 'credited') throw new Error(credit.kind)
  return { id: credit.id, number: credit.number, of: (await invoiceOf(ctx, invoice)).number, buyer }
}

const told = async (id: string) =>
  (await mailsOn(ctx, id)).filter(({ template }) => template === 'credit-paid-back')

test('a credit that staff book as paid back tells its customer how much, when and for which invoice', async () => {
  const { id, number, of, buyer } = await owedCredit()
  expect(await markPaidByTransfer(staff, id, typed())).toEqual({ kind: 'paid' })
  const [mail, ...others] = await told(id)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: buyer.email, subject: `Geld terug van factuur ${of}` })
  const words = plain(mail?.text ?? '')
  expect(words).toContain(`Op ${formatPlainDay(today)} hebben we € 121,00 teruggestort`)
  expect(words).toContain(`creditfactuur ${number} voor factuur ${of}`)
  expect(words).not.toContain('nog')
})

test('a part tells what is still to come, and the rest is told apart', async () => {
  const { id } = await owedCredit()
  expect(await markPaidByTransfer(staff, id, typed(5_000))).toEqual({ kind: 'partly' })
  expect(await markPaidByTransfer(staff, id, typed())).toEqual({ kind: 'paid' })
  const [part, rest] = (await told(id)).map(mail => plain(mail.text ?? ''))
  expect(part).toContain('€ 50,00 teruggestort')
  expect(part).toContain('Je krijgt nog € 71,00.')
  expect(rest).toContain('€ 71,00 teruggestort')
  expect(rest).not.toContain('Je krijgt nog')
})

test('it is told once, however often it is pressed', async () => {
  const { id } = await owedCredit()
  const once = typed()
  await Promise.all(Array.from({ length: 6 }, () => markPaidByTransfer(staff, id, once)))
  await Promise.all(Array.from({ length: 3 }, () => markPaidByTransfer(staff, id, typed())))
  expect(await bookingsOn(ctx, id)).toEqual([['transfer', -12_100]])
  expect(await told(id)).toHaveLength(1)
})
