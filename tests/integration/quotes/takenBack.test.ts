import { describe, expect, test } from 'vitest'
import { creditInvoicePartly, markPaidByTransfer } from '@/features/billing/server/public'
import { renewOrders } from '@/features/orders/server/renewOrders'
import { listWithdrawalTasks } from '@/features/orders/server/withdrawalRepository'
import { closeAssignment, deliverAssignment } from '@/features/quotes/server/assignmentActs'
import { endWithdrawnQuote } from '@/features/quotes/server/endWithdrawnQuote'
import type { Ctx } from '@/platform/ctx'
import { agreedOrderOf, extraWorkSteps } from '../../support/extraWork'
import { quoteItem, quoteStaff } from '../../support/quotes'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const staff = await quoteStaff(ctx, new Date('2033-03-07T10:00:00Z'))
const at = (moment: string): Ctx => ({ ...staff, now: () => new Date(moment) })
const late = at('2033-04-04T10:00:00Z')
const { accepted, withdraw } = extraWorkSteps(ctx, staff)

const AFTER_DELIVERY = '2033-04-05T10:00:00Z'
const PAID = { paidOn: '2033-03-07', reference: '' }

type Made = Awaited<ReturnType<typeof accepted>>

async function delivered(lines: Parameters<typeof accepted>[0] = {}): Promise<Made> {
  const made = await accepted(lines)
  expect(await deliverAssignment(late, made.assignment)).toEqual({ kind: 'delivered' })
  return made
}

async function pay({ assignment }: Made) {
  const [invoice] = (await agreedOrderOf(ctx, assignment)).invoices
  await markPaidByTransfer(late, invoice?.id ?? '', PAID)
}

/** Staff credit `amount` of a line of the order by hand. */
async function creditLine({ assignment }: Made, label: string, amount: number, key: string) {
  const [invoice] = (await agreedOrderOf(ctx, assignment)).invoices
  const line = invoice?.lines.findIndex(each => each.label === label) ?? -1
  const asked = { submissionKey: key, lines: [{ line, amount }], note: 'Coulance' }
  expect(await creditInvoicePartly(late, invoice?.id ?? '', asked)).toMatchObject({ kind: 'credited' })
}

const end = ({ assignment }: Made, quote: string) => endWithdrawnQuote(late, assignment, { quote })

const taskOf = async (withdrawal: string) =>
  (await listWithdrawalTasks(ctx)).find(({ id }) => id === withdrawal)

async function payCreditsBack({ assignment }: Made, count: number) {
  const credits = (await agreedOrderOf(ctx, assignment)).invoices.filter(each => each.isCredit)
  expect(credits).toHaveLength(count)
  return credits.map(each => () => markPaidByTransfer(late, each.id, PAID))
}

describe('what was credited before of lines that are taken back', () => {
  test('in part: both credits are a refund to make until both are settled', async () => {
    const made = await delivered()
    await pay(made)
    await creditLine(made, 'Back-up', 200, '3f0e9f52-2d0c-4f43-8d55-6f8f5e1b7c01')
    const withdrawal = await withdraw(made, made.extra, AFTER_DELIVERY)
    expect(await end(made, made.extra)).toEqual({ kind: 'partEnded' })
    const due = { refund: 605, refundDueOn: '2033-04-19', isToStop: false }
    expect(await taskOf(withdrawal)).toMatchObject(due)
    const [first, second] = await payCreditsBack(made, 2)
    await second?.()
    expect(await taskOf(withdrawal)).toMatchObject(due)
    await first?.()
    expect(await taskOf(withdrawal)).toBeUndefined()
  })

  test('whole, and not paid back: it is a refund to make, and nothing is credited twice', async () => {
    const made = await delivered()
    await pay(made)
    await creditLine(made, 'Back-up', 500, '3f0e9f52-2d0c-4f43-8d55-6f8f5e1b7c02')
    const withdrawal = await withdraw(made, made.extra, AFTER_DELIVERY)
    await end(made, made.extra)
    expect(await taskOf(withdrawal)).toMatchObject({ refund: 605, isToStop: false })
    const [only] = await payCreditsBack(made, 1)
    await only?.()
    expect(await taskOf(withdrawal)).toBeUndefined()
  })
})

describe('what staff set up of lines that are taken back', () => {
  const hosting = (id: string) =>
    quoteItem(id, { label: `Hosting ${id}`, rhythm: 'monthly', unitPrice: 1000, setUp: 'hosting' })
  const site = quoteItem('site', { label: 'Website' })

  const tasksOf = async ({ assignment }: Made) =>
    (await agreedOrderOf(ctx, assignment)).checklist.map(each => each.label)

  test('ends with the last line that asked for it', async () => {
    const plain = quoteItem('onderhoud', { label: 'Onderhoud', rhythm: 'monthly', unitPrice: 900 })
    const made = await delivered({ first: [site, plain], extra: [hosting('extra')] })
    expect(await tasksOf(made)).toEqual(['Hosting klaarzetten', 'Inloggegevens mailen'])
    await withdraw(made, made.extra, AFTER_DELIVERY)
    expect(await end(made, made.extra)).toEqual({ kind: 'partEnded' })
    expect(await tasksOf(made)).toEqual([])
    expect(await agreedOrderOf(ctx, made.assignment)).toMatchObject({ status: 'active' })
  })

  test('stays for another line that asks for it', async () => {
    const made = await delivered({ first: [site, hosting('eerst')], extra: [hosting('extra')] })
    await withdraw(made, made.extra, AFTER_DELIVERY)
    await end(made, made.extra)
    expect(await tasksOf(made)).toEqual(['Hosting klaarzetten', 'Inloggegevens mailen'])
  })

  test('ends with all of it', async () => {
    const made = await delivered({ first: [site, hosting('eerst')], extra: [quoteItem('extra')] })
    await withdraw(made, made.first, AFTER_DELIVERY)
    await end(made, made.first)
    expect(await tasksOf(made)).toEqual([])
  })
})

describe('a reduction that recurs', () => {
  const monthly = (id: string, label: string, unitPrice: number, vatRate = 21) =>
    quoteItem(id, { label, rhythm: 'monthly', unitPrice, vatRate })
  const first = [quoteItem('site'), monthly('onderhoud', 'Onderhoud', 2000)]

  test('is taken back with the line that it was for', async () => {
    const extra = [quoteItem('extra'), monthly('back-up', 'Back-up', 500), monthly('k', 'Korting', -200)]
    const made = await delivered({ first, extra })
    await withdraw(made, made.extra, AFTER_DELIVERY)
    expect(await end(made, made.extra)).toEqual({ kind: 'partEnded' })
    const { status, lines, invoices } = await agreedOrderOf(ctx, made.assignment)
    expect(lines.map(each => each.label)).toEqual(['Onderhoud'])
    expect(status).toBe('active')
    expect(invoices.map(each => each.incl)).toEqual([2783, -363])
  })

  test('that stays leaves less of its rate to credit', async () => {
    const extra = [quoteItem('extra'), monthly('gids', 'Gids', 500, 9), monthly('k', 'Korting', -500)]
    const made = await delivered({ first, extra })
    await withdraw(made, made.first, AFTER_DELIVERY)
    expect(await end(made, made.first)).toEqual({ kind: 'partEnded' })
    const { lines, invoices } = await agreedOrderOf(ctx, made.assignment)
    expect(lines.map(each => each.label)).toEqual(['Gids', 'Korting'])
    expect(invoices.map(each => each.incl)).toEqual([2360, -1815])
  })
})

test('delivered work of which every quote is withdrawn from is ended, does not renew on, and is closed', async () => {
  const made = await delivered()
  for (const quote of [made.first, made.extra]) {
    await withdraw(made, quote, AFTER_DELIVERY)
    expect(await end(made, quote)).toEqual({ kind: 'partEnded' })
  }
  const ended = await agreedOrderOf(ctx, made.assignment)
  expect(ended).toMatchObject({ status: 'cancelled' })
  expect(ended.invoices.reduce((sum, { incl }) => sum + incl, 0)).toBe(0)
  await renewOrders(at('2033-05-20T10:00:00Z'))
  expect((await agreedOrderOf(ctx, made.assignment)).invoices).toHaveLength(ended.invoices.length)
  expect(await closeAssignment(late, made.assignment)).toEqual({ kind: 'ended' })
})
