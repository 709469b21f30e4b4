import { sql } from '@payloadcms/db-postgres/drizzle'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEInvoice } from '@/features/billing/server/public'
import { readingFor } from '@/features/customers/model/customer'
import type { Edition, QuoteDraft } from '@/features/quotes/model/quote'
import {
  choiceGroups,
  chosenItems,
  initialChoices,
  isItem,
  itemName,
  type PricedItem,
  type PricedLine,
  type QuoteTotals,
  quoteTotals,
  RHYTHMS,
  withAmounts,
} from '@/features/quotes/model/quoteLines'
import { splitTotals } from '@/features/quotes/model/schedule'
import { findAcceptance, findEdition, findQuoteFile } from '@/features/quotes/server/editionRepository'
import { getOwnQuote, getQuotePdf } from '@/features/quotes/server/ownQuote'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { formatAmount } from '@/platform/money/euro'
import { otherReading, VAT_LABELS, type VatReading } from '@/platform/money/readings'
import { calculateTotals, sumVatAmounts, type Totals, type VatAmount } from '@/platform/money/tax'
import { ublTotals } from '../../support/eInvoice/documents'
import { brokenRules } from '../../support/eInvoice/rules'
import { pdfText } from '../../support/pdfText'
import { ACCEPTANCE, answerAs, holderAt, keyOf, quoteStaff, sentQuote } from '../../support/quotes'
import { type RandomQuote, randomQuote } from '../../support/randomQuotes'
import { mailsAbout } from '../../support/submissions'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const db = database(ctx).drizzle
const staff = await quoteStaff(ctx)

const ROUNDS = { numRuns: 60, seed: 2026, endOnFailure: true }

test('every place names the same amounts, whatever is sold, chosen and paid in parts', async () => {
  await fc.assert(
    fc.asyncProperty(randomQuote, quote => agrees(ctx, quote)),
    ROUNDS,
  )
})

async function agrees(own: Ctx, { draft, options, answers }: RandomQuote): Promise<void> {
  const id = await sentQuote(staff, draft)
  const key = await keyOf(own, id)
  const content = (await findEdition(db, id, 1))?.content
  if (!content) throw new Error('nothing was sent')
  await offered(id, key, draft, content)
  const choices = choose(content.lines, options, answers)
  const { 'option-boek': _, 'group-0': __, ...particulars } = ACCEPTANCE
  const { kind, company } = draft.prospect
  const kvk = kind === 'business' ? '12345678' : ''
  const typed = { ...particulars, company, kvk, ...fieldsOf(content.lines, choices) }
  expect(await answerAs(holderAt(own), key, 'accept', typed)).toEqual({ kind: 'done' })
  await accepted(id, key, content, choices)
}

/** Editor, list, edition, page, PDF and mail, as it is on beforehand. */
async function offered(id: string, key: string, draft: QuoteDraft, content: Edition): Promise<void> {
  const on = initialChoices(draft.lines)
  const items = bought(withAmounts(draft.lines), on)
  const totals = quoteTotals(items)
  const { rows } = await db.execute(
    sql`select once::int, monthly::int, yearly::int from quotes where id = ${id}`,
  )
  const { once, monthly, yearly } = totals
  expect(rows).toEqual([{ once: once.excl, monthly: monthly.excl, yearly: yearly.excl }])
  expect(quoteTotals(bought(content.lines, on))).toEqual(totals)
  expect((await getOwnQuote(holderAt(ctx), key))?.edition).toEqual(content)
  const pdf = pdfText((await getQuotePdf(holderAt(ctx), key))?.content ?? Buffer.alloc(0))
  expectPaper(pdf, content, totals)
  await expectMail(id, 'quote', { content, items, totals })
}

/** Page, evidence, confirmation, instalments, invoices and e-invoices, as it was chosen. */
async function accepted(id: string, key: string, content: Edition, choices: string[]): Promise<void> {
  const items = bought(content.lines, choices)
  const totals = quoteTotals(items)
  const acceptance = await findAcceptance(db, id)
  const own = await getOwnQuote(holderAt(ctx), key)
  expect([acceptance?.evidence.totals, own?.assignment?.totals]).toEqual([totals, totals])
  const pdf = pdfText((await findQuoteFile(db, acceptance?.id ?? '')) ?? Buffer.alloc(0))
  expectPaper(pdf, content, totals)
  await expectMail(id, 'quote-confirmation', { content, items, totals })
  await expectInstalments(id, content, totals)
}

const bought = (lines: readonly PricedLine[], choices: readonly string[]): PricedItem[] =>
  chosenItems(lines, choices) ?? []

function choose(
  lines: readonly PricedLine[],
  options: readonly boolean[],
  answers: readonly number[],
): string[] {
  const open = lines.filter(isItem).filter(each => each.choice === 'optional')
  const chosen = open.filter((_, at) => options[at]).map(each => each.id)
  const answered = choiceGroups(lines).map(({ items }, at) => items[(answers[at] ?? 0) % items.length]?.id)
  return [...chosen, ...answered.filter(each => each !== undefined)]
}

function fieldsOf(lines: readonly PricedLine[], choices: readonly string[]): Record<string, string> {
  const groups = choiceGroups(lines).map(({ items }, at) => [
    `group-${at}`,
    items.find(each => choices.includes(each.id))?.id ?? '',
  ])
  const options = lines
    .filter(isItem)
    .filter(each => each.choice === 'optional' && choices.includes(each.id))
    .map(each => [`option-${each.id}`, '1'])
  return Object.fromEntries([...options, ...groups])
}

const spaced = (text: string) => text.replaceAll('\u00a0', ' ')
const amount = (cents: number) => spaced(formatAmount(cents))

const paidIn = (totals: QuoteTotals) => RHYTHMS.filter(({ value }) => totals[value].excl !== 0)

function expectPaper(pdf: string, { schedule, prospect }: Edition, totals: QuoteTotals): void {
  const reading = readingFor(prospect.kind)
  for (const { value } of paidIn(totals)) expect(pdf).toContain(totalsBlock(totals[value]))
  const payments = pdf.slice(pdf.indexOf('Zo betaal je'))
  const written = [...payments.matchAll(/^(−?€ [\d.,]+) (?:incl|excl)\. btw$/gm)].map(([, each]) => each)
  expect(written).toEqual(splitTotals(totals.once, schedule).map(part => amount(part[reading])))
}

function totalsBlock({ excl, incl, vatRates }: Totals): string {
  return [
    ...['Totaal excl. btw', amount(excl)],
    ...vatRates.flatMap(each => [`Btw ${each.rate}% over ${amount(each.excl)}`, amount(each.vat)]),
    ...['Totaal incl. btw', amount(incl)],
  ].join('\n')
}

type Mailed = { content: Edition; items: PricedItem[]; totals: QuoteTotals }

async function expectMail(id: string, template: string, { content, items, totals }: Mailed): Promise<void> {
  const mail = (await mailsAbout(ctx, id)).find(each => each.template === template)
  const text = spaced(mail?.text ?? '')
  const reading = readingFor(content.prospect.kind)
  expect(text).toContain(onceBlock(totals.once, reading))
  for (const { value, suffix } of paidIn(totals).filter(each => each.value !== 'once')) {
    const names = items.filter(each => each.rhythm === value).map(itemName)
    const other = otherReading(reading)
    const also = `samen ${amount(totals[value][other])} ${VAT_LABELS[other]}`
    const head = `Daarna ${suffix}, ${VAT_LABELS[reading]}: ${amount(totals[value][reading])}`
    expect(text).toContain(spaced([head, ...[...names, also].map(each => `  ${each}`)].join('\n')))
  }
}

function onceBlock({ excl, incl, vatRates }: Totals, reading: VatReading): string {
  const vat = vatRates.map(each => `  Btw ${each.rate}% (${amount(each.vat)})`)
  const [first, last] =
    reading === 'incl'
      ? [`  Totaal incl. btw (${amount(incl)})`, `  Excl. btw (${amount(excl)})`]
      : [`  Totaal excl. btw (${amount(excl)})`, `  Totaal incl. btw (${amount(incl)})`]
  return [first, ...vat, last].join('\n')
}

type Work = {
  amounts: Totals
  excl: number
  incl: number
  moment: string
  day: string | null
  invoice: (Totals & { id: string; lines: { amount: number; vatRate: number }[] }) | null
}

async function expectInstalments(
  id: string,
  { schedule, prospect }: Edition,
  totals: QuoteTotals,
): Promise<void> {
  const { rows } = await db.execute<Work>(sql`
    select t.amounts, t.excl::int, t.incl::int, t.moment::text, t.day,
      case when i.number is not null then jsonb_build_object('id', i.id::text, 'excl', i.excl, 'vat', i.vat, 'incl', i.incl,
        'vatRates', i.vat_rates, 'lines', i.lines) end as invoice
    from instalments t join assignments a on a.id = t.assignment_id left join hosting_invoices i on i.id = t.invoice_id
    where a.quote_id = ${id} order by t.sequence`)
  expect(rows.map(each => each.amounts)).toEqual(splitTotals(totals.once, schedule))
  expect(sumVatAmounts(rows.flatMap(each => each.amounts.vatRates))).toEqual(totals.once)
  for (const { amounts, excl, incl, moment, day, invoice } of rows) {
    expect({ excl, incl }).toEqual({ excl: amounts.excl, incl: amounts.incl })
    const isDue = moment === 'acceptance' || (day !== null && day < '2100')
    expect(invoice !== null).toBe(isDue && amounts.incl > 0)
    if (!invoice) continue
    const { id: invoiceId, lines, ...invoiced } = invoice
    expect(invoiced).toEqual(amounts)
    expect(exclByRate(calculateTotals(lines))).toEqual(exclByRate(amounts))
    await expectEInvoice(invoiceId, prospect.kind === 'business' ? amounts : null)
  }
}

/** A private person gets none. */
async function expectEInvoice(id: string, amounts: Totals | null): Promise<void> {
  const file = await readEInvoice(staff, id)
  expect(file && ublTotals(file.content.toString())).toEqual(amounts)
  expect(file && brokenRules(file.content)).toEqual(amounts && [])
}

/** VAT is rounded over the whole, so that of a share it may differ a cent from what its lines alone would give. */
const exclByRate = ({ vatRates }: Totals) => vatRates.map(({ rate, excl }: VatAmount) => ({ rate, excl }))
