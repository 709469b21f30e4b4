import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import type { Evidence } from '@/features/quotes/model/acceptance'
import {
  findAcceptance,
  findEdition,
  findQuoteFile,
  sha256Of,
} from '@/features/quotes/server/editionRepository'
import { getOwnQuote } from '@/features/quotes/server/ownQuote'
import { asSystem } from '@/platform/access/authority'
import { database } from '@/platform/db/transaction'
import {
  ACCEPTANCE,
  answerAs,
  holderAt,
  keyOf,
  quoteDraft,
  quoteStaff,
  sentQuote,
} from '../../support/quotes'
import { mailsAbout } from '../../support/submissions'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const db = database(ctx).drizzle
const HALVES = [
  { percent: 40, moment: 'acceptance', day: null },
  { percent: 60, moment: 'delivery', day: null },
] as const

async function workOf(quote: string) {
  const { rows } = await db.execute<{
    title: string
    startsOn: string | null
    sequence: number
    incl: number
    number: string | null
    invoiced: number | null
    customer: string
  }>(sql`
    select a.title, a.starts_on as "startsOn", t.sequence::int, t.incl::int, i.number, i.incl::int as invoiced, c.email as customer
    from assignments a left join instalments t on t.assignment_id = a.id left join hosting_invoices i on i.id = t.invoice_id
      join hosting_customers c on c.id = a.customer_id
    where a.quote_id = ${quote} order by t.sequence`)
  return rows
}

const counts = async (quote: string) => {
  const { rows } = await db.execute(sql`
    select (select count(*)::int from quote_acceptances where quote_id = ${quote}) as acceptances,
      (select count(*)::int from assignments where quote_id = ${quote}) as assignments,
      (select count(*)::int from instalments t join assignments a on a.id = t.assignment_id where a.quote_id = ${quote}) as instalments`)
  return rows[0]
}

const ONCE = { acceptances: 1, assignments: 1, instalments: 1 }

describe('an acceptance', () => {
  test('makes the customer, the assignment, its instalments and the invoice that is due', async () => {
    const staff = await quoteStaff(ctx)
    const id = await sentQuote(staff, { schedule: [...HALVES] })
    const key = await keyOf(ctx, id)
    expect(await answerAs(holderAt(ctx), key, 'accept')).toEqual({ kind: 'done' })
    const work = await workOf(id)
    // 1500 − 150 + 20 at 9% + 200: € 1.570, with € 325,50 + € 1,80 of VAT.
    expect(work.map(({ sequence, incl, invoiced }) => [sequence, incl, invoiced])).toEqual([
      [1, 75_892, 75_892],
      [2, 113_838, null],
    ])
    expect(work[0]?.number).toMatch(/^INV\d{4}-\d{5}$/)
    const own = await getOwnQuote(holderAt(ctx), key)
    expect(own).toMatchObject({ standing: 'accepted', mayAnswer: true })
    expect(own?.assignment).toMatchObject({
      signer: 'Hanna Olthof',
      choices: ['boek', 'klein'],
      startsOn: null,
    })
    expect(own?.assignment?.invoices).toMatchObject([
      { number: work[0]?.number, incl: 75_892, isPaid: false },
    ])
    expect(own?.assignment?.totals.once).toMatchObject({ excl: 157_000, incl: 189_730 })
    const mails = await mailsAbout(ctx, id)
    expect(mails.map(each => each.template).sort()).toEqual([
      'quote',
      'quote-confirmation',
      'quote-notification',
    ])
  })

  test('is proven field by field, and nobody changes the proof', async () => {
    const staff = await quoteStaff(ctx)
    const id = await sentQuote(staff)
    const visitor = { ...holderAt(ctx), clientIp: '203.0.113.9' }
    const before = Date.now()
    await answerAs(visitor, await keyOf(ctx, id), 'accept', { ...ACCEPTANCE, reference: 'Inkoop 7' })
    const [acceptance, edition] = [await findAcceptance(db, id), await findEdition(db, id, 1)]
    const pdf = await findQuoteFile(db, edition?.id ?? '')
    expect(acceptance?.evidence).toEqual<Evidence>({
      ...{ number: edition?.content.number ?? '', edition: 1, choices: ['boek', 'klein'] },
      ...{ pdfSha256: sha256Of(pdf ?? ''), editionSha256: edition?.contentSha256 ?? '' },
      totals: expect.objectContaining({ once: expect.objectContaining({ incl: 189_730 }) }),
      customer: expect.objectContaining({ name: 'Hanna Olthof', zipcode: '7511 AB', kind: 'business' }),
      ...{
        reference: 'Inkoop 7',
        signer: 'Hanna Olthof',
        terms: edition?.content.terms ?? { general: '', processing: '' },
      },
      boxes: [
        {
          words: expect.stringMatching(
            /^Ik ga akkoord met de algemene voorwaarden \(versie .+\) en de verwerkersovereenkomst/,
          ),
          ticked: true,
        },
      ],
      ...{ way: 'page', note: '', recordedBy: '', clientIp: '203.0.113.9', browser: 'Firefox' },
      acceptedAt: expect.any(String),
    })
    expect(new Date(acceptance?.evidence.acceptedAt ?? 0).getTime()).toBeGreaterThanOrEqual(before)
    expect(await findQuoteFile(db, acceptance?.id ?? '')).toBeInstanceOf(Buffer)
    for (const change of [
      sql`update quote_acceptances set signer = 'Een ander' where quote_id = ${id}`,
      sql`update quote_editions set content = '{}' where quote_id = ${id}`,
      sql`update bureau.quote_files set sha256 = '' where record = ${edition?.id ?? ''}`,
    ])
      await expect(db.execute(change)).rejects.toMatchObject({
        cause: { code: 'P0001' },
      })
  })

  test('fifty at once are one', async () => {
    const id = await sentQuote(await quoteStaff(ctx))
    const key = await keyOf(ctx, id)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => answerAs({ ...holderAt(ctx) }, key, 'accept')),
    )
    const kinds = answers.map(each => each.kind)
    expect(kinds.filter(kind => kind === 'done')).toHaveLength(1)
    expect(new Set(kinds)).toEqual(new Set(['done', 'accepted', 'tooMany']))
    expect(await counts(id)).toEqual(ONCE)
  })

  test('of a private person waits for the days to withdraw, unless a start at once was asked for', async () => {
    const now = new Date('2031-03-03T10:00:00Z')
    const staff = await quoteStaff(ctx, now)
    const part = () => ({ prospect: { ...quoteDraft().prospect, kind: 'private' as const, company: '' } })
    const [later, atOnce] = [await sentQuote(staff, part()), await sentQuote(staff, part())]
    await answerAs(holderAt(ctx, now), await keyOf(ctx, later), 'accept')
    await answerAs(holderAt(ctx, now), await keyOf(ctx, atOnce), 'accept', { ...ACCEPTANCE, atOnce: '1' })
    expect((await workOf(later))[0]?.startsOn).toBe('2031-03-18')
    expect((await workOf(atOnce))[0]?.startsOn).toBeNull()
    const evidence = (await findAcceptance(db, atOnce))?.evidence
    expect(evidence?.boxes.map(each => each.ticked)).toEqual([true, true])
    expect(evidence?.customer).toMatchObject({ kind: 'private', company: '' })
  })

  test('without terms, a signer or an address is refused at its field, and nothing is made', async () => {
    const id = await sentQuote(await quoteStaff(ctx))
    const typed = { ...ACCEPTANCE, terms: '', signer: ' ', address: '', zipcode: 'x' }
    const answer = await answerAs(holderAt(ctx), await keyOf(ctx, id), 'accept', typed)
    expect(answer).toMatchObject({
      kind: 'invalid',
      errors: {
        terms: 'Ga akkoord met de voorwaarden om de opdracht te geven.',
        signer: 'Vul in wie de opdracht geeft.',
        address: 'Vul je straat en huisnummer in.',
      },
    })
    expect(await counts(id)).toEqual({ acceptances: 0, assignments: 0, instalments: 0 })
  })

  test.each([
    ['a line that is not there', { 'option-niets': '1' }],
    ['a fixed line', { 'option-site': '1' }],
    ['two of a group', { 'group-1': 'groot' }],
    ['none of a group', { 'group-0': '' }],
  ])('with %s is refused', async (_what, part) => {
    const id = await sentQuote(await quoteStaff(ctx))
    const typed: Record<string, string> = { ...ACCEPTANCE, ...part }
    expect(await answerAs(holderAt(ctx), await keyOf(ctx, id), 'accept', typed)).toMatchObject({
      kind: 'invalid',
      errors: { choices: expect.any(String) },
    })
  })

  test('an existing account is joined: nothing of it changes, and only its mailbox knows', async () => {
    const staff = await quoteStaff(ctx)
    const { prospect } = quoteDraft()
    const first = await sentQuote(staff, { prospect })
    await answerAs(holderAt(ctx), await keyOf(ctx, first), 'accept')
    const second = await sentQuote(staff, { prospect: { ...prospect, email: prospect.email.toUpperCase() } })
    const other = { ...ACCEPTANCE, name: 'Een ander', signer: 'Een ander' }
    expect(await answerAs(holderAt(ctx), await keyOf(ctx, second), 'accept', other)).toEqual({ kind: 'done' })
    const [one, two] = [await workOf(first), await workOf(second)]
    expect(two[0]?.customer).toBe(one[0]?.customer)
    const where = { email: { equals: prospect.email } }
    const { docs } = await ctx.payload.find({ collection: 'hosting-customers', where, depth: 0, ...asSystem })
    expect(docs).toMatchObject([{ name: 'Hanna Olthof' }])
  })
})

test('what fails while accepting leaves nothing behind, and the next press works', async () => {
  const id = await sentQuote(await quoteStaff(ctx))
  const key = await keyOf(ctx, id)
  await db.execute(sql`alter table instalments add constraint broken check (sequence < 0) not valid`)
  expect(await answerAs(holderAt(ctx), key, 'accept')).toEqual({ kind: 'notSaved' })
  await db.execute(sql`alter table instalments drop constraint broken`)
  expect(await counts(id)).toEqual({ acceptances: 0, assignments: 0, instalments: 0 })
  expect(await answerAs(holderAt(ctx), key, 'accept')).toEqual({ kind: 'done' })
  expect(await counts(id)).toEqual(ONCE)
})
