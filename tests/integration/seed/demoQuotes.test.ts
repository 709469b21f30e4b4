import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect, test } from 'vitest'
import { differences, type Edition } from '@/features/quotes/model/quote'
import { QUOTE_STATUSES } from '@/features/quotes/model/quoteStatus'
import { database } from '@/platform/db/transaction'
import { demoQuotes } from '../../../seed/data/demoQuotes'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()

type Row = {
  status: string
  email: string
  edition: number
  content: Edition | null
  signer: string | null
  invoice: string | null
  dueOn: string | null
  work: string | null
}

async function seeded(): Promise<Row[]> {
  const { rows } = await database(ctx).drizzle.execute<Row>(sql`
    select q.status::text, q.email, q.edition::int, e.content, x.signer, i.number as invoice, i.due_date as "dueOn",
      a.status::text as work
    from quotes q left join quote_editions e on e.quote_id = q.id and e.edition = q.edition
      left join quote_acceptances x on x.quote_id = q.id left join assignments a on a.quote_id = q.id
      left join instalments t on t.assignment_id = a.id and t.sequence = 1 left join hosting_invoices i on i.id = t.invoice_id
    order by q.number`)
  return rows
}

test('a demonstration has a quote in every status, numbered by the calendar', async () => {
  const rows = await seeded()
  expect(rows.map(each => each.email)).toEqual(demoQuotes.map(each => each.email))
  const statuses = QUOTE_STATUSES.map(each => each.value)
  expect(new Set(rows.map(each => each.status))).toEqual(new Set(statuses))
  expect(rows.map(each => each.edition)).toContain(2)
})

test('those that were accepted are work in three states, invoiced as agreed', async () => {
  const accepted = (await seeded()).filter(each => each.status === 'accepted')
  const due = { invoice: expect.stringMatching(/^INV/), dueOn: expect.any(String) }
  expect(accepted).toMatchObject([
    { signer: 'Fenna Verzinselink', work: 'delivered', ...due },
    { signer: 'Sanne Voorbeeld', work: 'underway', invoice: null },
    { signer: 'Gerrit Monsterman', work: 'planned', ...due },
  ])
})

test('one that came from the configurator says what differs', async () => {
  const sent = (await seeded()).find(each => each.email === 'sanne@klusfictief.example')?.content
  expect(sent && differences(sent)).toMatchObject([
    { asked: 'Landingspagina', became: 'Landingspagina met een rekenhulp voor dakkapellen' },
  ])
})

test('nobody was mailed', async () => {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select distinct state::text from mail_messages m join quotes q on m.about_id = q.id::text`)
  expect(rows).toEqual([{ state: 'kept' }])
})
