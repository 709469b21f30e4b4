import pg from 'pg'
import { expect, test } from 'vitest'
import { databaseProxy } from '../../support/databaseProxy'
import { signsIn, submitter } from '../../support/submitter'

const ROUNDS = 20

const TABLES = [
  'leads',
  'configurator_requests',
  'newsletter_subscribers',
  'hosting_customers',
  'hosting_orders',
]

/** Every table refuses what is new, and says of each row why, with all that stands in it. */
async function refuseRows(): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  for (const table of TABLES)
    await client.query(`alter table ${table} add constraint ${table}_refused check (false) not valid`)
  await client.end()
}

test('200 submits on a broken database, and a crash, print nothing that anybody typed', async () => {
  await refuseRows()
  const line = await databaseProxy(process.env.DATABASE_URL ?? '')
  const { heard, tell, ended, printed } = submitter({ DATABASE_URL: line.url })

  expect(await heard()).toMatchObject({ said: 'ready' })
  tell({ submit: 'forms', first: 1, rounds: ROUNDS })
  const refused = await heard()
  line.cut()
  tell({ submit: 'forms', first: 1 + ROUNDS, rounds: ROUNDS })
  const cut = await heard()
  line.mend()
  tell({ crash: true })
  const [code] = await ended
  await line.close()

  for (const told of [refused, cut])
    expect(told).toMatchObject({
      kinds: expect.not.arrayContaining(['sent', 'checkMail', 'placed', 'invalid']),
    })
  expect(code).not.toBe(0)
  expect(printed()).toContain('a lead was not saved')
  expect(printed()).toContain('leads_refused')
  expect(printed()).toContain('insert into')
  expect(signsIn(printed(), 2 * ROUNDS + 1)).toEqual([])
})
