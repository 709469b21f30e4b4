import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { providerRegistry } from '@/features/billing/server/providers/registry'
import { decideTestPayment, testProvider } from '@/features/billing/server/providers/test'
import { reissueReverseCharged } from '@/features/billing/server/reverseCharge'
import { EMPTY_CUSTOMER } from '@/features/customers/model/customer'
import { invoiceDetail } from '@/features/orders/server/console/details'
import { hostingStats } from '@/features/orders/server/console/stats'
import { createInvoice } from '@/features/orders/server/createInvoice'
import { renewOrders } from '@/features/orders/server/renewOrders'
import { askWatchedVatIds } from '@/features/tax/server/checkVatId'
import { viesService } from '@/features/tax/server/vies'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { newCustomer } from '../../support/invoices'
import { invoicesOf, mailsOn, orderInput, orderOf, placed } from '../../support/paidOrders'
import { staffMember, testCtx } from '../../support/testCtx'
import { type ViesPeer, viesPeer } from '../../support/viesPeer'

/** None is that of the demonstration, which is checked. */
const VAT_IDS = ['BE0555555523', 'BE0111111124', 'BE0222222248', 'BE0333333372']

let ctx: Ctx
let office: Ctx
let peer: ViesPeer

beforeAll(async () => {
  peer = await viesPeer()
  ctx = await testCtx({
    mail: storedMail,
    payments: providerRegistry(testProvider()),
    vatIds: viesService(peer.url),
  })
  office = { ...ctx, user: await staffMember(ctx.payload, 'operator') }
})

afterAll(() => peer.close())

const belgian = (vatId: string) => ({
  ...EMPTY_CUSTOMER,
  ...{ kind: 'business' as const, name: 'Jan Proef', company: 'Proefhof', country: 'BE' as const, vatId },
  ...{
    email: `${randomUUID()}@proeftuin.example`,
    address: 'Proefweg 1',
    zipcode: '1000',
    city: 'Voorbeeldstad',
  },
})

/** An order of a Belgian whose id nobody could check, paid with Dutch VAT. */
async function paidUnchecked(vatId: string) {
  peer.ids.set(vatId, 'down')
  await database(ctx).drizzle.execute(sql`delete from bureau.rate_limits`)
  const input = { ...(await orderInput(ctx)), customer: belgian(vatId) }
  const { order, payment } = await placed(ctx, input)
  await decideTestPayment(ctx, payment, 'paid')
  const [invoice] = await invoicesOf(ctx, order)
  return { order, invoice: String(invoice?.id) }
}

async function becomesValid(vatId: string) {
  peer.ids.set(vatId, 'valid')
  await askWatchedVatIds({ ...ctx, now: () => new Date(Date.now() + 3_700_000) })
}

describe('a business whose id is checked only after the order', () => {
  test('waits for one press of staff, which credits and makes anew', async () => {
    const [vatId = ''] = VAT_IDS
    const { order, invoice } = await paidUnchecked(vatId)
    expect(await invoiceDetail(office, invoice)).toMatchObject({ awaitsReverseCharge: false })
    expect(await reissueReverseCharged(office, invoice)).toEqual({ kind: 'notChecked' })

    await becomesValid(vatId)
    expect(await invoiceDetail(office, invoice)).toMatchObject({ awaitsReverseCharge: true })
    expect(await hostingStats(office)).toMatchObject({ reverseCharges: 1 })
    const result = await reissueReverseCharged(office, invoice)

    const [before, credit, renewed] = (await invoicesOf(ctx, order)).sort(
      (one, other) => rank(one) - rank(other),
    )
    expect(before).toMatchObject({ status: 'credited' })
    expect(credit).toMatchObject({ series: 'CR', incl: -(before?.incl ?? 0), paymentStatus: 'pending' })
    expect(renewed).toMatchObject({
      ...{ excl: before?.excl, vat: 0, incl: before?.excl, paymentStatus: 'paid' },
      ...{ note: `Vervangt factuur ${before?.number}.` },
      vatRates: [{ rate: 0, regime: 'reverseCharge', vat: 0 }],
    })
    expect(result).toEqual({ kind: 'reissued', number: renewed?.number })
    expect((await mailsOn(ctx, String(renewed?.id)))[0]?.text).toContain(`Btw-nummer van de klant: ${vatId}`)
    expect(await hostingStats(office)).toMatchObject({ reverseCharges: 0 })
  })

  test('pressed twice at once it is done once', async () => {
    const [, vatId = ''] = VAT_IDS
    const { order, invoice } = await paidUnchecked(vatId)
    await becomesValid(vatId)
    const answers = await Promise.all([1, 2, 3].map(() => reissueReverseCharged(office, invoice)))
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['alreadyCredited', 'alreadyCredited', 'reissued'])
    expect(await invoicesOf(ctx, order)).toHaveLength(3)
  })

  test('its next term is invoiced without VAT', async () => {
    const [, , vatId = ''] = VAT_IDS
    const { order } = await paidUnchecked(vatId)
    await becomesValid(vatId)
    const inAYear = new Date(Date.now() + 360 * 86_400_000)
    await renewOrders({ ...ctx, now: () => inAYear })
    const invoices = await invoicesOf(ctx, order)
    expect(invoices.at(-1)).toMatchObject({ vat: 0, vatRates: [{ regime: 'reverseCharge' }] })
    expect((await orderOf(ctx, order))?.lines).toMatchObject([
      { vatRate: 0, tax: { dutchRate: 21 } },
      { vatRate: 0, tax: { dutchRate: 21 } },
    ])
  })

  test('whose id ended since pays Dutch VAT for the next term', async () => {
    const vatId = 'BE0444444496'
    const { order } = await paidUnchecked(vatId)
    await becomesValid(vatId)
    peer.ids.set(vatId, 'invalid')
    await renewOrders({ ...ctx, now: () => new Date(Date.now() + 360 * 86_400_000) })
    const [, term] = await invoicesOf(ctx, order)
    expect(term).toMatchObject({ vatRates: [{ rate: 21 }] })
  })

  test('stays as it is while VIES does not know the id', async () => {
    const [, , , vatId = ''] = VAT_IDS
    const { invoice } = await paidUnchecked(vatId)
    peer.ids.set(vatId, 'invalid')
    await askWatchedVatIds({ ...ctx, now: () => new Date(Date.now() + 3_700_000) })
    expect(await reissueReverseCharged(office, invoice)).toEqual({ kind: 'notChecked' })
  })

  test('is for staff alone', async () => {
    await expect(reissueReverseCharged(ctx, randomUUID())).rejects.toThrow('not allowed')
    expect(await reissueReverseCharged(office, randomUUID())).toEqual({ kind: 'notFound' })
  })
})

const rank = ({ series, vat }: { series?: string | null; vat?: number | null }) =>
  series === 'CR' ? 1 : vat === 0 ? 2 : 0

test('an invoice that staff write follows the customer', async () => {
  const [vatId = ''] = VAT_IDS
  const customer = await newCustomer(ctx, { country: 'BE', zipcode: '1000', kvk: '', vatId })
  const lines = [{ label: 'Ontwerp', quantity: 1, unitPrice: 79_500 }]
  const made = await createInvoice(office, {
    ...{ submissionKey: randomUUID(), customer: customer.id, order: null, lines, note: '', final: true },
  })
  expect(made).toMatchObject({ kind: 'created' })
  expect(await invoiceDetail(office, 'id' in made ? made.id : '')).toMatchObject({
    ...{ amounts: { excl: 79_500, vat: 0, incl: 79_500 }, awaitsReverseCharge: false },
  })
})
