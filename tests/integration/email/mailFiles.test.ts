import { createHash, randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect, test } from 'vitest'
import { storeInvoicePdf } from '@/features/billing/server/invoiceDelivery'
import { markPaidByTransfer } from '@/features/billing/server/staffInvoices'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { resendMail } from '@/platform/email/mailEndpoints'
import { moveSentFiles } from '@/platform/email/mailFiles'
import { storedMail } from '@/platform/email/transport'
import { dayOf } from '@/platform/time/day'
import { MONDAY, newAppointment } from '../../support/appointments'
import { line, newCustomer, newFinal } from '../../support/invoices'
import { mailPeers } from '../../support/mailPeers'
import { mailsOn, orderInput, placed } from '../../support/paidOrders'
import { quoteStaff, sentQuote } from '../../support/quotes'
import { acceptingSmtp } from '../../support/smtpPeer'
import { mailThrough, staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const staff = { ...ctx, user: await staffMember(ctx.payload, 'operator') }
const { opened } = mailPeers()
const { drizzle } = database(ctx)

type File = {
  filename: string
  content?: string
  encoding?: BufferEncoding
  sha256?: string
  size?: number
  store?: string
}

const HOUR_MS = 3_600_000
const later = (hours: number, from = Date.now()): Ctx => ({
  ...ctx,
  now: () => new Date(from + hours * HOUR_MS),
})

async function moveAll(moment: Ctx): Promise<void> {
  while ((await moveSentFiles(moment)) > 0);
}

const filesOn = async (id: string, template: string): Promise<File[]> => {
  const mail = (await mailsOn(ctx, id)).find(each => each.template === template)
  return (mail?.attachments ?? []) as File[]
}

const hashed = ({ content = '', encoding }: File) => {
  const bytes = Buffer.from(content, encoding)
  return { sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length }
}

async function sizeOn(id: string): Promise<number> {
  const { rows } = await drizzle.execute<{ n: number }>(
    sql`select sum(pg_column_size(attachments))::int as n from mail_messages where about_id = ${id}`,
  )
  return rows[0]?.n ?? 0
}

/** Before and after the night, by the name of the file: which store has it, and whether its bytes are in the mail. */
async function moved(id: string, template: string, moment = later(25)) {
  const before = await filesOn(id, template)
  await moveAll(moment)
  const after = await filesOn(id, template)
  expect(after.map(({ sha256, size }) => ({ sha256, size }))).toEqual(before.map(hashed))
  return after.map(({ filename, store, content }) => [filename, store, content === undefined])
}

async function businessOrder() {
  const input = await orderInput(ctx)
  const business = { kind: 'business', company: 'Proeftuin', kvk: '12345678' } as const
  return placed(ctx, { ...input, customer: { ...input.customer, ...business } })
}

test('the bytes of what is stored elsewhere leave a day after the mail, and their hash stays', async () => {
  const { order } = await businessOrder()
  const whole = await sizeOn(order)
  await moveAll(later(23))
  expect(await sizeOn(order)).toBe(whole)
  expect(await moved(order, 'hosting-order')).toEqual([
    ['algemene-voorwaarden.pdf', 'legal', true],
    ['verwerkersovereenkomst.pdf', 'legal', true],
  ])
  expect(await sizeOn(order)).toBeLessThan(1000)
  const again = await businessOrder()
  await moveAll(later(25))
  const { rows } = await drizzle.execute(sql`select filename from bureau.legal_files order by filename`)
  expect(rows).toEqual([{ filename: 'algemene-voorwaarden.pdf' }, { filename: 'verwerkersovereenkomst.pdf' }])
  expect(await filesOn(again.order, 'hosting-order')).toEqual(await filesOn(order, 'hosting-order'))
})

test('an invoice is found at the invoice, its e-invoice and the statement of a payment are made again', async () => {
  const id = await newFinal(ctx, await newCustomer(ctx), { lines: [line('Werk', 10_000)] })
  await storeInvoicePdf(ctx, id)
  for (const amount of [5_000, 7_100]) {
    const transfer = {
      paidOn: dayOf(new Date()),
      reference: 'Afschrift',
      amount,
      submissionKey: randomUUID(),
    }
    await markPaidByTransfer(staff, id, transfer)
  }
  const statements = (await mailsOn(ctx, id)).filter(each => each.template === 'payment-received')
  expect(statements).toHaveLength(2)
  const [pdf] = await filesOn(id, 'hosting-invoice')
  const number = pdf?.filename.replace('.pdf', '')
  expect(await moved(id, 'hosting-invoice')).toEqual([
    [`${number}.pdf`, 'invoice', true],
    [`${number}.xml`, 'e-invoice', true],
    ['algemene-voorwaarden.pdf', 'legal', true],
  ])
  const after = (await mailsOn(ctx, id)).filter(each => each.template === 'payment-received')
  for (const [index, mail] of statements.entries())
    expect(after[index]?.attachments).toMatchObject([
      { ...hashed((mail.attachments as File[])[0] as File), store: 'payment-statement' },
    ])
})

test('a quote is found at its edition', async () => {
  const id = await sentQuote(await quoteStaff(ctx))
  const files = await moved(id, 'quote')
  expect(files[0]).toEqual([expect.stringMatching(/^OF\d{4}-\d{4,}\.pdf$/), 'quote', true])
  for (const [, store, isMoved] of files.slice(1)) expect([store, isMoved]).toEqual(['legal', true])
})

test('an invitation has no other place: it stays in its mail, with its hash', async () => {
  const { id } = await newAppointment(ctx, '2031-03-05T09:00:00.000Z')
  expect(await moved(id, 'appointment-confirmation', later(48, MONDAY.getTime()))).toEqual([
    ['afspraak.ics', undefined, false],
  ])
})

test('a mail that is sent again brings the same bytes, and loses them again the next night', async () => {
  const id = await newFinal(ctx, await newCustomer(ctx), { lines: [line('Werk', 10_000)] })
  await storeInvoicePdf(ctx, id)
  const [mail] = await mailsOn(ctx, id)
  const before = (mail?.attachments ?? []) as File[]
  await moveAll(later(25))
  const night = await filesOn(id, 'hosting-invoice')
  const peer = await opened(acceptingSmtp())
  const sending = { ...staff, mail: mailThrough(peer) }
  expect(await resendMail(sending, mail?.id ?? '')).toBe('sent')
  const [received] = peer.received
  const bytes = (received?.mail.attachments ?? []).map(each => Buffer.from(each.content as ArrayBuffer))
  expect(bytes.map(each => createHash('sha256').update(each).digest('hex'))).toEqual(
    before.map(each => hashed(each).sha256),
  )
  expect(await filesOn(id, 'hosting-invoice')).toEqual(before)
  await moveAll(later(25))
  expect(await filesOn(id, 'hosting-invoice')).toEqual(night)
})

test('a mail is not sent again with another file than went with it', async () => {
  const { order } = await placed(ctx)
  await moveAll(later(25))
  const [mail] = await mailsOn(ctx, order)
  const [file] = await filesOn(order, 'hosting-order')
  const damage = sql`content = content || 'x' where sha256 = ${file?.sha256 ?? ''}`
  await drizzle.execute(sql`update bureau.legal_files set ${damage}`)
  expect(await resendMail(staff, mail?.id ?? '')).toBe('fileGone')
  await drizzle.execute(sql`delete from bureau.legal_files`)
  expect(await resendMail(staff, mail?.id ?? '')).toBe('fileGone')
  expect((await mailsOn(ctx, order))[0]).toMatchObject({ state: 'kept', messageId: mail?.messageId })
})
