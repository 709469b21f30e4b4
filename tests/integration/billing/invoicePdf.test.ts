import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import { readInvoicePdf, storeInvoicePdf, storeMissingPdfs } from '@/features/billing/server/invoiceDelivery'
import { invoicePdf } from '@/features/billing/server/invoicePdf'
import { listOwnInvoices } from '@/features/billing/server/ownInvoices'
import { previewInvoice, resendInvoice } from '@/features/billing/server/staffInvoices'
import { asSystem } from '@/platform/access/authority'
import { database } from '@/platform/db/transaction'
import {
  at,
  eventsOf,
  finalise,
  invoiceOf,
  line,
  newCustomer,
  newDraft,
  newFinal,
  newOrder,
  type TestCustomer,
} from '../../support/invoices'
import { pdfText } from '../../support/pdfText'
import { acceptingSmtp } from '../../support/smtpPeer'
import { mailsAbout } from '../../support/submissions'
import { eventually, mailThrough, staffMember, testCtx } from '../../support/testCtx'

const base = await testCtx()
const ctx = at(base, '2026-11-21T12:00:00Z')
const customer = await newCustomer(ctx)
const staff = { ...ctx, user: await staffMember(ctx.payload, 'operator') }
const as = (who: TestCustomer) => ({ ...ctx, user: { id: who.id, collection: 'hosting-customers' } })
const textOf = async (id: string) => pdfText(await invoicePdf(await invoiceOf(ctx, id)))
const fileOf = async (id: string) => {
  const { rows } = await database(ctx).drizzle.execute<{ content: Buffer; sha256: string }>(
    sql`select content, sha256 from bureau.invoice_files where invoice = ${id}`,
  )
  return rows[0]
}

describe('the PDF of an invoice', () => {
  test('says everything that the law asks of one', async () => {
    const order = await newOrder(ctx, customer, { number: 'HO261121042' })
    const lines = [
      { label: 'Extra e-mailadres', quantity: 3, unitPrice: 500, amount: 1500, vatRate: 21 },
      { ...line('Advies', 1000), quantity: 0.5, unit: 'hour' as const, unitPrice: 2000 },
      line('Basis Hosting', 950),
    ]
    const period = { from: '2026-11-21', until: '2026-12-21' }
    const id = await newFinal(ctx, customer, { order, lines, period })
    const { number } = await invoiceOf(ctx, id)
    const text = await textOf(id)
    const said = [
      ...['Factuur', `Nr. ${number}`, 'Factuurdatum\n21 november 2026', 'Vervaldatum\n5 december 2026'],
      ...['Webbureau Voorbeeld', 'Voorbeeldstraat 1', '7500 XX Enschede', 'KVK 00000000'],
      ...['Btw-nummer NL000000000B00', 'IBAN NL00 TEST 0000 0000 00'],
      ...['Proeftuin', 't.a.v. Jan Proef', 'Tuinstraat 12a', '7511 AB Enschede', 'KVK 12345678'],
      ...['Btw-nummer NL123456782B90', 'Periode\n21 november 2026 t/m\n20 december 2026', 'HO261121042'],
      ...['Extra e-mailadres\n3\n€ 5,00\n21%\n€ 15,00', 'Basis Hosting\n1\n€ 9,50\n21%\n€ 9,50'],
      'Advies\n0,5 uur\n€ 20,00\n21%\n€ 10,00',
      ...['Totaal excl. btw\n€ 34,50', 'Btw 21% over € 34,50\n€ 7,25', 'Totaal incl. btw\n€ 41,75'],
      ...['Te betalen: € 41,75, uiterlijk op 5 december 2026', 'Maak het over naar NL00 TEST 0000 0000 00'],
    ]
    expect(said.filter(each => !text.includes(each))).toEqual([])
  })

  test('has a row of VAT for each rate', async () => {
    const id = await newFinal(ctx, customer, { lines: [line('Handleiding', 1000, 9), line('Uren', 1950)] })
    const text = await textOf(id)
    const said = [
      ...['Handleiding\n1\n€ 10,00\n9%\n€ 10,00', 'Uren\n1\n€ 19,50\n21%\n€ 19,50'],
      ...['Btw 21% over € 19,50\n€ 4,10', 'Btw 9% over € 10,00\n€ 0,90', 'Totaal incl. btw\n€ 34,50'],
    ]
    expect(said.filter(each => !text.includes(each))).toEqual([])
  })

  test('bears the stamp of what is paid, and asks for nothing', async () => {
    const id = await newDraft(ctx, customer)
    await finalise(ctx, id, 'paid')
    const text = await textOf(id)
    expect(text).toContain('BETAALD\nop 21 november 2026')
    expect(text).not.toContain('Te betalen')
  })

  test('writes names as they are, and what the font lacks as plain letters', async () => {
    const other = await newCustomer(ctx, { name: 'Özlem Dvořák-Żuk', company: 'Łódź & Ŝipo ½\u202e名' })
    const text = await textOf(await newFinal(ctx, other))
    expect(text).toContain('t.a.v. Özlem Dvořák-Żuk')
    expect(text).toContain('Łódź & Sipo 1?2?')
  })

  test('is tagged, Dutch and titled, and holds many lines on many pages', async () => {
    const lines = Array.from({ length: 60 }, (_, n) => line(`Regel ${n + 1}`, 100))
    const id = await newFinal(ctx, customer, { lines })
    const file = await invoicePdf(await invoiceOf(ctx, id))
    const [plain, text] = [file.toString('latin1'), pdfText(file)]
    expect(plain).toMatch(/\/Marked true/)
    expect(plain).toMatch(/\/Lang \(nl-NL\)/)
    expect(plain).toMatch(/\/DisplayDocTitle true/)
    expect([...plain.matchAll(/\/S \/TR\b/g)]).toHaveLength(61)
    expect(lines.filter(each => !text.includes(each.label))).toEqual([])
    expect(text).toContain('3 van 3')
  })

  test('of a draft says that it is one, and is kept nowhere', async () => {
    const id = await newDraft(ctx, customer)
    const preview = await previewInvoice(staff, id)
    const text = pdfText(preview ?? Buffer.alloc(0))
    expect(text).toContain('Conceptfactuur')
    expect(text).toContain('Dit is nog geen factuur')
    expect(await fileOf(id)).toBeUndefined()
    await expect(storeInvoicePdf(ctx, id)).rejects.toThrow('is not final')
    expect(await previewInvoice(staff, await newFinal(ctx, customer))).toBeNull()
  })
})

describe('a final invoice', () => {
  test('is drawn, kept and mailed once, whoever asks at the same time', async () => {
    const peer = await acceptingSmtp()
    const sending = { ...ctx, mail: mailThrough(peer) }
    const id = await newFinal(ctx, customer)
    await Promise.all(Array.from({ length: 8 }, () => storeInvoicePdf(sending, id)))
    const file = await fileOf(id)
    // On a busy machine the mail server may answer after whoever sent it stopped waiting.
    const mails = await eventually(async () => {
      const all = await mailsAbout(ctx, id)
      return all.every(({ state }) => state === 'sent') && all
    })
    expect(mails.map(({ template, state, to }) => [template, state, to])).toEqual([
      ['hosting-invoice', 'sent', customer.email],
    ])
    expect(peer.received).toHaveLength(1)
    const [sent] = peer.received
    const attached = sent?.mail.attachments ?? []
    const { number } = await invoiceOf(ctx, id)
    expect(attached.map(each => each.filename)).toEqual([
      ...[`${number}.pdf`, `${number}.xml`, 'algemene-voorwaarden.pdf'],
    ])
    const [pdf, , terms] = attached.map(each => Buffer.from(each.content as ArrayBuffer))
    expect(pdf?.equals(file?.content ?? Buffer.alloc(0))).toBe(true)
    expect(pdfText(terms ?? Buffer.alloc(0))).toContain('Algemene voorwaarden')
    await peer.close()
  })

  test('keeps its file with its hash, also when the agency moves, and nobody changes it', async () => {
    const id = await newFinal(ctx, customer)
    await storeInvoicePdf(ctx, id)
    const before = await fileOf(id)
    expect(before?.sha256).toBe(
      createHash('sha256')
        .update(before?.content ?? '')
        .digest('hex'),
    )
    await ctx.payload.updateGlobal({
      slug: 'company',
      data: { street: 'Nieuwstraat 9' },
      depth: 0,
      context: { disableRevalidate: true },
      ...asSystem,
    })
    await storeInvoicePdf(ctx, id)
    expect(await readInvoicePdf(staff, id)).toEqual({
      ...{ filename: `${(await invoiceOf(ctx, id)).number}.pdf`, content: before?.content },
    })
    expect(await textOf(id)).toContain('Voorbeeldstraat 1')
    const changes = ['update bureau.invoice_files set content = content', 'delete from bureau.invoice_files']
    for (const change of changes)
      await expect(database(ctx).drizzle.execute(sql.raw(change))).rejects.toThrow()
  })

  test('whose maker died is stored and mailed by the worker, once', async () => {
    const id = await newFinal(ctx, customer)
    await storeMissingPdfs(at(base, '2026-11-21T12:00:30Z'))
    expect(await fileOf(id)).toBeUndefined()
    const later = at(base, '2026-11-21T12:02:00Z')
    for (let round = 0; round < 10 && !(await fileOf(id)); round++) await storeMissingPdfs(later)
    await storeMissingPdfs(later)
    expect(await fileOf(id)).toBeDefined()
    expect(await mailsAbout(ctx, id)).toHaveLength(1)
  })

  test('is mailed again in a new mail with the same file when staff ask, and that is kept', async () => {
    const id = await newFinal(ctx, customer)
    await storeInvoicePdf(ctx, id)
    expect(await resendInvoice(staff, id)).toEqual({ kind: 'sent' })
    const mails = await mailsAbout(ctx, id)
    expect(new Set(mails.map(each => each.messageId)).size).toBe(2)
    expect(mails[0]?.attachments).toEqual(mails[1]?.attachments)
    expect(await eventsOf(ctx, id)).toEqual([['Opnieuw gemaild', null, customer.email, 'Proef operator']])
    expect(await resendInvoice(staff, await newDraft(ctx, customer))).toEqual({ kind: 'notFound' })
  })

  test('is read by its customer and who sells, and by nobody else', async () => {
    const [own, other] = [await newCustomer(ctx), await newCustomer(ctx)]
    const [id, draft] = [await newFinal(ctx, own), await newDraft(ctx, own)]
    const editor = { ...ctx, user: await staffMember(ctx.payload, 'editor') }
    expect((await readInvoicePdf(as(own), id))?.content.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await readInvoicePdf(staff, id)).not.toBeNull()
    for (const [who, what] of [
      ...([ctx, as(other), editor] as const).map(each => [each, id] as const),
      ...([as(own), staff] as const).map(each => [each, draft] as const),
      ...[`${id}x`, '../../etc/passwd', '', '%', "' or 1=1"].map(each => [as(own), each] as const),
    ])
      expect(await readInvoicePdf(who, what)).toBeNull()
    expect((await listOwnInvoices(as(own))).map(each => each.id)).toEqual([id])
    expect(await listOwnInvoices(as(other))).toEqual([])
    expect(await listOwnInvoices(staff)).toEqual([])
    expect(await listOwnInvoices(ctx)).toEqual([])
  })
})
