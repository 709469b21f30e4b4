import { fork } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { expect, test } from 'vitest'
import { type FromSubmitter, person, ROUNDS, type ToSubmitter } from '../../support/brokenSubmits'
import { databaseProxy } from '../../support/databaseProxy'

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

/** What nobody else types: a part of it would be as bad as all of it. */
const signOf = (typed: string) => /zq\w+|\d{8}/.exec(typed)?.[0] ?? typed

test('200 submits on a broken database, and a crash, print nothing that anybody typed', async () => {
  await refuseRows()
  const line = await databaseProxy(process.env.DATABASE_URL ?? '')
  const site = fork('tests/support/brokenSubmits.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: line.url },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let printed = ''
  for (const stream of [site.stdout, site.stderr]) stream?.on('data', chunk => (printed += chunk))
  const ended = once(site, 'exit')
  const heard = async () => {
    const [said] = (await Promise.race([once(site, 'message'), ended])) as [FromSubmitter]
    return said
  }
  const tell = (told: ToSubmitter) => site.send(told)

  expect(await heard()).toEqual({ said: 'ready' })
  tell({ submit: 'refused', first: 1 })
  const refused = await heard()
  line.cut()
  tell({ submit: 'cut', first: 1 + ROUNDS })
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
  expect(printed).toContain('a lead was not saved')
  expect(printed).toContain('leads_refused')
  expect(printed).toContain('insert into')
  const typed = Array.from({ length: 2 * ROUNDS + 1 }, (_, number) => Object.values(person(number))).flat()
  expect(typed.map(signOf).filter(sign => printed.includes(sign))).toEqual([])
})
