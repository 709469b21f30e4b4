import { describe, expect, test } from 'vitest'
import { creditInvoice } from '@/features/billing/server/creditInvoice'
import { readEInvoice, storeInvoicePdf } from '@/features/billing/server/invoiceDelivery'
import { listOwnInvoices } from '@/features/billing/server/ownInvoices'
import { resendInvoice } from '@/features/billing/server/staffInvoices'
import { invoiceDetail } from '@/features/orders/server/console/details'
import { asSystem } from '@/platform/access/authority'
import { ublTotals } from '../../support/eInvoice/documents'
import { brokenRules, schemaErrors } from '../../support/eInvoice/rules'
import {
  at,
  finalise,
  invoiceOf,
  line,
  newCustomer,
  newDraft,
  newFinal,
  newOrder,
  type TestCustomer,
} from '../../support/invoices'
import { mailsAbout } from '../../support/submissions'
import { staffMember, testCtx } from '../../support/testCtx'

const base = await testCtx()
const ctx = at(base, '2026-11-21T12:00:00Z')
const customer = await newCustomer(ctx)
const staff = { ...ctx, user: await staffMember(ctx.payload, 'operator') }
const as = (who: TestCustomer) => ({ ...ctx, user: { id: who.id, collection: 'hosting-customers' } })
const textOf = async (id: string) => (await readEInvoice(staff, id))?.content.toString() ?? ''

describe('the e-invoice of a Dutch business', () => {
  test('names both parties, its order and how to pay, and comes to the same cents', async () => {
    const order = await newOrder(ctx, customer, { number: 'HO261121043' })
    const lines = [
      { label: 'Extra e-mailadres', quantity: 3, unitPrice: 500, amount: 1500, vatRate: 21 },
      line('Basis Hosting', 1950),
    ]
    const period = { from: '2026-11-21', until: '2026-12-21' }
    const id = await newFinal(ctx, customer, { order, lines, period })
    const { number, excl, vat, incl, vatRates } = await invoiceOf(ctx, id)
    const xml = await textOf(id)
    expect(await schemaErrors(xml)).toEqual([])
    expect(brokenRules(xml)).toEqual([])
    expect(ublTotals(xml)).toEqual({ excl, vat, incl, vatRates })
    const said = [
      ...[`<cbc:ID>${number}</cbc:ID>`, '<cbc:DueDate>2026-12-05<', '<cbc:ID>HO261121043</cbc:ID>'],
      ...['<cbc:EndpointID schemeID="0106">12345678<', '<cbc:EndpointID schemeID="0106">00000000<'],
      ...[`<cbc:PaymentID>${number}<`, '<cbc:ID>NL00TEST0000000000</cbc:ID>', '<cbc:EndDate>2026-12-20<'],
    ]
    expect(said.filter(each => !xml.includes(each))).toEqual([])
    expect((await readEInvoice(staff, id))?.filename).toBe(`${number}.xml`)
  })

  test('of a credit is a credit note that names its invoice, in part and of the rest', async () => {
    const id = await newFinal(ctx, customer, { lines: [line('Uren', 3333), line('Korting', -333)] })
    const credited = await creditInvoice(staff, id)
    if (credited.kind !== 'credited') throw new Error(credited.kind)
    const [credit] = (await listOwnInvoices(as(customer))).filter(each => each.credits === id)
    const { number } = await invoiceOf(ctx, id)
    const xml = await textOf(credit?.id ?? '')
    expect(await schemaErrors(xml)).toEqual([])
    expect(brokenRules(xml)).toEqual([])
    expect(xml).toMatch(/<CreditNote /)
    expect(xml).toMatch(new RegExp(`<cac:InvoiceDocumentReference>\\s*<cbc:ID>${number}</cbc:ID>`))
    expect(ublTotals(xml)).toMatchObject({ excl: 3000, vat: 630, incl: 3630 })
  })

  test('stays as it is, byte for byte, when agency and customer move and money comes and goes', async () => {
    const own = await newCustomer(ctx)
    const id = await newFinal(ctx, own)
    const before = await readEInvoice(staff, id)
    const data = { address: 'Nieuwstraat 9', kvk: '87654321' }
    await ctx.payload.update({ collection: 'hosting-customers', id: own.id, data, depth: 0, ...asSystem })
    await creditInvoice(staff, id)
    expect(before?.content.toString()).toContain('12345678')
    for (const who of [staff, as(own)]) expect(await readEInvoice(who, id)).toEqual(before)
  })

  test('is mailed beside the PDF, and again when staff ask', async () => {
    const id = await newFinal(ctx, customer)
    await storeInvoicePdf(ctx, id)
    await resendInvoice(staff, id)
    const { number } = await invoiceOf(ctx, id)
    const file = (await readEInvoice(staff, id))?.content.toString('base64')
    const mails = await mailsAbout(ctx, id)
    expect(mails).toHaveLength(2)
    for (const mail of mails) {
      expect(mail.text).toContain('Het xml-bestand is dezelfde factuur')
      expect(mail.attachments).toContainEqual({
        ...{ filename: `${number}.xml`, contentType: 'application/xml', content: file, encoding: 'base64' },
      })
    }
  })

  test('is read by its customer and who sells, and by nobody else', async () => {
    const [own, other] = [await newCustomer(ctx), await newCustomer(ctx)]
    const [id, draft] = [await newFinal(ctx, own), await newDraft(ctx, own)]
    const editor = { ...ctx, user: await staffMember(ctx.payload, 'editor') }
    expect(await readEInvoice(as(own), id)).toEqual(await readEInvoice(staff, id))
    for (const [who, what] of [
      ...([ctx, as(other), editor] as const).map(each => [each, id] as const),
      ...([as(own), staff] as const).map(each => [each, draft] as const),
      ...[`${id}x`, '../../etc/passwd', '', '%', "' or 1=1"].map(each => [as(own), each] as const),
    ])
      expect(await readEInvoice(who, what)).toBeNull()
  })
})

test.each([
  ['a private person', { kind: 'private', company: '', kvk: '', vatId: '' }],
  ['a business without a KVK number', { kvk: '' }],
  ['a Belgian business', { country: 'BE', zipcode: '1000', kvk: '' }],
])('%s gets none: not to download, not in the mail, and no button for it', async (_who, part) => {
  const other = await newCustomer(ctx, part)
  const id = await newDraft(ctx, other)
  await finalise(ctx, id, 'paid')
  await storeInvoicePdf(ctx, id)
  expect(await readEInvoice(as(other), id)).toBeNull()
  expect((await listOwnInvoices(as(other))).map(each => each.hasEInvoice)).toEqual([false])
  expect((await invoiceDetail(staff, id))?.row.hasEInvoice).toBe(false)
  const [mail] = await mailsAbout(ctx, id)
  expect(mail?.text).not.toContain('xml')
  expect(JSON.stringify(mail?.attachments)).not.toContain('.xml')
})

test('both lists know which invoices have one', async () => {
  const own = await newCustomer(ctx)
  const [id, draft] = [await newFinal(ctx, own), await newDraft(ctx, own)]
  expect((await listOwnInvoices(as(own))).map(each => each.hasEInvoice)).toEqual([true])
  expect((await invoiceDetail(staff, id))?.row.hasEInvoice).toBe(true)
  expect((await invoiceDetail(staff, draft))?.row.hasEInvoice).toBe(false)
})
