import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { providerRegistry } from '@/features/billing/server/providers/registry'
import { decideTestPayment, testProvider } from '@/features/billing/server/providers/test'
import { readEInvoice, readInvoicePdf } from '@/features/billing/server/public'
import { getPriceList } from '@/features/catalogue/server/public'
import { type Customer, EMPTY_CUSTOMER } from '@/features/customers/model/customer'
import { type Basket, draftLines, orderTotals } from '@/features/orders/model/orderLines'
import { exportHosting } from '@/features/orders/server/console/exportHosting'
import { placeOrder } from '@/features/orders/server/placeOrder'
import { treatBasket } from '@/features/orders/server/treatSale'
import { viesService } from '@/features/tax/server/vies'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { formatAmount, typedEuro } from '@/platform/money/euro'
import type { Totals } from '@/platform/money/tax'
import { ublTotals } from '../../support/eInvoice/documents'
import { brokenRules, schemaErrors } from '../../support/eInvoice/rules'
import { asking } from '../../support/hostingConsole'
import { invoicesOf, mailsOn, orderInput, orderOf, paymentsOf, placed } from '../../support/paidOrders'
import { pdfText } from '../../support/pdfText'
import { staffMember, testCtx } from '../../support/testCtx'
import { type ViesPeer, viesPeer } from '../../support/viesPeer'

let ctx: Ctx
let office: Ctx
let peer: ViesPeer

beforeAll(async () => {
  peer = await viesPeer()
  peer.ids.set('BE0123456749', 'valid')
  ctx = await testCtx({
    mail: storedMail,
    payments: providerRegistry(testProvider()),
    vatIds: viesService(peer.url),
  })
  office = { ...ctx, user: await staffMember(ctx.payload, 'operator') }
})

afterAll(() => peer.close())

const person = (part: Partial<Customer>): Customer => ({
  ...EMPTY_CUSTOMER,
  ...{ name: 'Jan Proef', email: `${randomUUID()}@proeftuin.example`, address: 'Proefweg 1' },
  ...{ zipcode: '7511 AB', city: 'Enschede' },
  ...part,
})

const CUSTOMERS: Record<string, Partial<Customer>> = {
  'a private Dutchman': {},
  'a Dutch business': { kind: 'business', company: 'Proeftuin', kvk: '12345678', vatId: 'NL000099998B57' },
  'a checked Belgian business': {
    ...{ kind: 'business', company: 'Proefhof', vatId: 'BE0123456749' },
    ...{ zipcode: '1000', city: 'Voorbeeldstad', country: 'BE' },
  },
  'a German consumer': { zipcode: '48599', city: 'Voorbeeldstadt', country: 'DE', phone: '+49 2562 7190' },
}

const basket = (part: Partial<Basket>): Basket => ({
  ...{ packageKey: 'basis', cycle: 'monthly', extras: [], domain: null },
  ...part,
})

const own = { name: 'proeftuin.example', mode: 'own', answer: null } as const
const moved = { name: 'proeftuin.nl', mode: 'move', answer: null } as const

const BASKETS: Record<string, Basket> = {
  'basis by the month': basket({}),
  'basis by the year': basket({ cycle: 'yearly' }),
  'onbeperkt by the month': basket({ packageKey: 'onbeperkt' }),
  'onbeperkt by the year, a name of its own': basket({
    packageKey: 'onbeperkt',
    cycle: 'yearly',
    domain: own,
  }),
  'webshop by the month, a name that moves': basket({ packageKey: 'webshop', domain: moved }),
  'webshop by the year': basket({ packageKey: 'webshop', cycle: 'yearly' }),
  'basis with SSL': basket({ extras: ['ssl-premium'] }),
  'basis with work of people': basket({ extras: ['seo'] }),
  'basis with both kinds': basket({ extras: ['ssl-premium', 'seo', 'support-whatsapp'] }),
  'onbeperkt by the year with everything': basket({
    ...{ packageKey: 'onbeperkt', cycle: 'yearly' },
    extras: ['ssl-premium', 'seo', 'backup-90', 'support-whatsapp', 'extra-ruimte', 'extra-email'],
  }),
  'webshop with backups and email': basket({ packageKey: 'webshop', extras: ['backup-90', 'extra-email'] }),
}

const CASES = Object.keys(CUSTOMERS).flatMap(who => Object.keys(BASKETS).map(what => [who, what] as const))

describe.each([
  ['below the threshold', false],
  ['above the threshold', true],
])('%s', (_where, isAbove) => {
  beforeAll(async () => {
    await database(ctx).drizzle.execute(
      sql`update legal_figures set value = ${isAbove ? 0 : 10_000_000} where figure = 'crossBorderThreshold'`,
    )
  })

  const cases = isAbove ? CASES.filter(([who]) => who === 'a German consumer') : CASES

  test.each(cases)('%s, %s: 0 cents apart', async (who, what) => {
    const customer = person(CUSTOMERS[who] ?? {})
    const chosen = BASKETS[what] as Basket
    await database(ctx).drizzle.execute(sql`delete from bureau.rate_limits`)
    const treated = await treatBasket(ctx, chosen, customer)
    const shown = orderTotals(draftLines({ basket: chosen, treated }, await getPriceList(ctx)))
    expect(shown.vat).toBe(vatByHand(who, shown.vatRates, isAbove))

    const input = { ...(await orderInput(ctx)), basket: chosen, customer, seenTotal: shown.incl }
    const { order, payment } = await placed(ctx, input)
    expect(await orderOf(ctx, order)).toMatchObject({ ...shown })
    expect(await paymentsOf(ctx, order)).toMatchObject([{ amount: shown.incl }])
    const [confirmation] = await mailsOn(ctx, order)
    expect(confirmation?.text).toContain(formatAmount(shown.incl))

    await decideTestPayment(ctx, payment, 'paid')
    const [invoice] = await invoicesOf(ctx, order)
    expect(invoice).toMatchObject({ ...shown, paymentStatus: 'paid' })
    await expectOnPaper(String(invoice?.id), shown, SAYS[who]?.[Number(isAbove)] ?? '')
    await expectExported(String(invoice?.number), shown)
    await expectEInvoice(String(invoice?.id), who === 'a Dutch business' ? shown : null)
  })
})

async function expectOnPaper(invoice: string, { excl, incl, vatRates }: Totals, note: string) {
  const pdf = pdfText((await readInvoicePdf(office, invoice))?.content ?? Buffer.of())
  const [mail] = await mailsOn(ctx, invoice)
  const amounts = [excl, incl, ...vatRates.map(({ vat }) => vat)].map(formatAmount)
  for (const text of [pdf, String(mail?.text)].map(plain)) {
    expect(amounts.map(plain).filter(amount => !text.includes(amount))).toEqual([])
    expect(text).toContain(note)
  }
}

async function expectEInvoice(invoice: string, totals: Totals | null) {
  const file = await readEInvoice(office, invoice)
  const [mail] = await mailsOn(ctx, invoice)
  const attached = JSON.stringify(mail?.attachments)
  if (file) expect(attached).toContain(file.content.toString('base64'))
  else expect(attached).not.toContain('.xml')
  expect(file && ublTotals(file.content.toString())).toEqual(totals)
  if (!file) return
  expect(await schemaErrors(file.content)).toEqual([])
  expect(brokenRules(file.content)).toEqual([])
}

const plain = (text: string) => text.replace(/\s+/g, ' ')

async function expectExported(search: string, { excl, vat, incl }: Totals) {
  const text = await new Response(exportHosting(office, asking({ tab: 'invoices', search }))).text()
  expect([excl, vat, incl].map(typedEuro).filter(amount => !text.includes(amount))).toEqual([])
}

/** What has to be read about the VAT, below and above the threshold. */
const SAYS: Record<string, [string, string]> = {
  'a private Dutchman': ['Btw 21%', ''],
  'a Dutch business': ['Btw 21%', ''],
  'a checked Belgian business': ['Btw verlegd. Btw-nummer van de klant: BE0123456749.', ''],
  'a German consumer': ['Btw 21%', 'Btw 19% (Duitsland)'],
}

function vatByHand(who: string, rates: { rate: number; excl: number }[], isAbove: boolean): number {
  if (who === 'a checked Belgian business') return 0
  const allowed = who === 'a German consumer' && isAbove ? [19, 21] : [21]
  expect(rates.every(({ rate }) => allowed.includes(rate))).toBe(true)
  return rates.reduce((sum, { rate, excl }) => sum + Math.round((excl * rate) / 100), 0)
}

test('what shows where a private person lives is kept with the order', async () => {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select distinct location_evidence as kept from hosting_orders
    where buyer ->> 'country' = 'DE' and excl > 0`)
  expect(rows).toEqual([
    {
      kept: [
        { kind: 'address', country: 'DE' },
        { kind: 'phone', country: 'DE' },
      ],
    },
  ])
})

test('who saw another total is told how it is taxed now', async () => {
  const customer = person(CUSTOMERS['a checked Belgian business'] ?? {})
  const input = { ...(await orderInput(ctx)), basket: basket({}), customer, seenTotal: 2_360 }
  expect(await placeOrder(ctx, input)).toMatchObject({
    ...{ kind: 'priceChanged', total: 1_950 },
    treated: { vatId: 'valid', treatment: { electronic: { reason: 'reverseCharge', rate: 0 } } },
  })
})

test('an id whose check digits are wrong is refused by name', async () => {
  const customer = person({ ...CUSTOMERS['a checked Belgian business'], vatId: 'BE0123456748' })
  const input = { ...(await orderInput(ctx)), basket: basket({}), customer, seenTotal: 2_360 }
  expect(await placeOrder(ctx, input)).toMatchObject({
    kind: 'invalid',
    errors: { vatId: 'Controleer je btw-nummer. Het begint met de letters van je land.' },
  })
})

test('while VIES is down the order stands at Dutch VAT, and the id is asked about', async () => {
  peer.ids.set('BE0111111124', 'down')
  const customer = person({ ...CUSTOMERS['a checked Belgian business'], vatId: 'BE0111111124' })
  const { order } = await placed(ctx, {
    ...{ ...(await orderInput(ctx)), basket: basket({}), customer },
    seenTotal: 2_360,
  })
  expect(await orderOf(ctx, order)).toMatchObject({ vat: 410, incl: 2_360 })
  const { rows } = await database(ctx).drizzle.execute(sql`select vat_id, country from bureau.vat_id_watch`)
  expect(rows).toEqual([{ vat_id: 'BE0111111124', country: 'BE' }])
})
