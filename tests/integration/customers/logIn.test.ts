import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import { findCustomer, findOrCreateCustomer } from '@/features/customers/server/customerRepository'
import { authenticateCustomer, openSession } from '@/features/customers/server/logIn'
import type { Ctx } from '@/platform/ctx'
import { database, transaction } from '@/platform/db/transaction'
import { attempt, newCustomer, PASSWORD, particulars, tokenFor } from '../../support/customers'
import { hashesIn } from '../../support/hashes'
import { staffToken, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
/** Somebody at another address, so that the tests do not use up one another's counts. */
const elsewhere = (): Ctx => ({ ...ctx, clientIp: randomUUID() })
const times = (count: number) => Array.from({ length: count })

async function sessionsOf(id: string) {
  const { rows } = await database(ctx).drizzle.execute(
    sql`select id from hosting_customers_sessions where _parent_id = ${id}`,
  )
  return rows.length
}

describe('who knows the password', () => {
  test('is in, however the address is typed, and is greeted by name', async () => {
    const { id, email } = await newCustomer(ctx)
    const answer = await attempt(elsewhere(), ` ${email.toUpperCase()} `)
    expect(answer).toMatchObject({ kind: 'loggedIn', name: 'Jan Proef' })
    expect(await authenticateCustomer(ctx, 'token' in answer ? answer.token : '')).toMatchObject({
      id,
      collection: 'hosting-customers',
    })
  })

  test('keeps every session, of however many log-ins at one instant', async () => {
    const { id, email } = await newCustomer(ctx)
    const tokens = await Promise.all(times(8).map(() => tokenFor(ctx, email)))
    const found = await Promise.all(tokens.map(token => authenticateCustomer(ctx, token)))
    expect(found.map(user => user?.id)).toEqual(times(8).map(() => id))
    expect(await sessionsOf(id)).toBe(8)
  })

  test('may come back as often as they like', async () => {
    const { email } = await newCustomer(ctx)
    const visitor = elsewhere()
    for (const _ of times(12)) expect((await attempt(visitor, email)).kind).toBe('loggedIn')
  })

  test('has a hash of 600,000 rounds, which a log-in leaves as it is', async () => {
    const { answer, rounds } = await hashesIn(() => newCustomer(ctx))
    const before = await findCustomer(ctx, answer.email)
    const checked = await hashesIn(() => attempt(elsewhere(), answer.email))
    expect([...rounds, ...checked.rounds]).toEqual([600_000, 600_000])
    expect(before?.hash).toMatch(/^pbkdf2-sha256-v1:[0-9a-f]{64}$/)
    expect(await findCustomer(ctx, answer.email)).toEqual(before)
  })

  test('is out when the password changed between the check and the session', async () => {
    const { id, email } = await newCustomer(ctx)
    const read = await findCustomer(ctx, email)
    if (!read) throw new Error('the customer is gone')
    await database(ctx).drizzle.execute(
      sql`update hosting_customers set hash = 'pbkdf2-sha256-v1:00' where id = ${id}`,
    )
    expect(await openSession(ctx, read)).toBeNull()
  })
})

describe('who does not know it', () => {
  async function everyKind(): Promise<[string, string, string][]> {
    const [known, closed] = [await newCustomer(ctx), await newCustomer(ctx, { disabled: true })]
    const ordered = particulars()
    await transaction(ctx, tx => findOrCreateCustomer(ctx, tx, ordered))
    return [
      ['a wrong password', known.email, 'vier groene fietsen'],
      ['no password at all', known.email, ''],
      ['an unknown address', `${randomUUID()}@nergens.example`, PASSWORD],
      ['a closed account with the right password', closed.email, PASSWORD],
      ['a closed account with a wrong password', closed.email, 'vier groene fietsen'],
      ['an account that has no password yet', ordered.email, PASSWORD],
      ['an account that has no password yet, with nothing typed', ordered.email, ''],
    ]
  }

  test('gets one answer for one hash, whatever the reason', async () => {
    for (const [reason, email, password] of await everyKind()) {
      const { answer, hashes } = await hashesIn(() => attempt(elsewhere(), email, password))
      expect({ reason, answer, hashes }).toEqual({ reason, answer: { kind: 'refused' }, hashes: 1 })
    }
  })

  test('is not hashed for when what came is no address, or no password that anybody may have', async () => {
    const { email } = await newCustomer(ctx)
    for (const typed of [['geen adres', PASSWORD] as const, [email, 'x'.repeat(201)] as const]) {
      const { answer, hashes } = await hashesIn(() => attempt(elsewhere(), ...typed))
      expect({ answer, hashes }).toEqual({ answer: { kind: 'refused' }, hashes: 0 })
    }
  })

  test('leaves no session behind', async () => {
    const { id, email } = await newCustomer(ctx, { disabled: true })
    await attempt(elsewhere(), email)
    expect(await sessionsOf(id)).toBe(0)
  })

  test('reads other words when we failed', async () => {
    const { email } = await newCustomer(ctx)
    const broken: Ctx = {
      ...elsewhere(),
      now: () => {
        throw new Error('the clock stands still')
      },
    }
    expect(await attempt(broken, email)).toEqual({ kind: 'failed' })
  })
})

const TO_PROVE = { kind: 'prove', challenge: expect.any(String) }

describe('an account under attack', () => {
  const wrong = (email: string, visitor = elsewhere()) => attempt(visitor, email, 'vier groene fietsen')

  async function attack(email: string) {
    for (const _ of times(10)) expect(await wrong(email)).toEqual({ kind: 'refused' })
  }

  test('asks strangers for work after ten tries, before a hash is made, whoever has it', async () => {
    const [{ email }, unknown] = [await newCustomer(ctx), `${randomUUID()}@nergens.example`]
    for (const address of [email, unknown]) {
      await attack(address)
      const { answer, hashes } = await hashesIn(() => attempt(elsewhere(), address))
      expect({ answer, hashes }).toEqual({ answer: TO_PROVE, hashes: 0 })
    }
  })

  test('stays open to its owner, on a browser where they were before', async () => {
    const { email } = await newCustomer(ctx)
    const first = await attempt(elsewhere(), email)
    const device = 'device' in first ? first.device : null
    await attack(email)
    expect(await attempt(elsewhere(), email, PASSWORD, device)).toMatchObject({ kind: 'loggedIn', device })
    expect(await attempt(elsewhere(), email.toUpperCase(), PASSWORD, device)).toMatchObject({
      kind: 'loggedIn',
    })
  })

  test('is not open to the browser of another customer, nor to one that made something up', async () => {
    const [{ email }, other] = [await newCustomer(ctx), await newCustomer(ctx)]
    const theirs = await attempt(elsewhere(), other.email)
    const device = 'device' in theirs ? theirs.device : null
    await attack(email)
    for (const made of [device, `${randomUUID()}.x`, '.', '', 'x'.repeat(5000)])
      expect(await attempt(elsewhere(), email, PASSWORD, made)).toEqual(TO_PROVE)
  })

  test('gives a known browser ten tries too, and then asks for work', async () => {
    const { email } = await newCustomer(ctx)
    const first = await attempt(elsewhere(), email)
    const device = 'device' in first ? first.device : null
    for (const _ of times(10)) await attempt(elsewhere(), email, 'vier groene fietsen', device)
    expect(await attempt(elsewhere(), email, PASSWORD, device)).toEqual(TO_PROVE)
  })

  test('is counted where every instance sees it', async () => {
    const { email } = await newCustomer(ctx)
    const counted = async () => {
      const { rows } = await database(ctx).drizzle.execute<{ sum: string }>(
        sql`select coalesce(sum(points), 0) as sum from bureau.rate_limits where key like 'customer-log-in:%'`,
      )
      return Number(rows[0]?.sum)
    }
    const before = await counted()
    await wrong(email)
    expect(await counted()).toBe(before + 1)
  })
})

test('one address may try thirty times, over however many accounts, and others go on', async () => {
  const attacker = elsewhere()
  const tries = times(31).map(() => `${randomUUID()}@nergens.example`)
  const answers: string[] = []
  for (const email of tries) answers.push((await attempt(attacker, email)).kind)
  expect(answers).toEqual([...times(30).map(() => 'refused'), 'tooMany'])
  const { email } = await newCustomer(ctx)
  expect((await attempt(elsewhere(), email)).kind).toBe('loggedIn')
})

test('a token of staff, or of nobody, is no customer', async () => {
  const { email } = await newCustomer(ctx)
  const staff = await staffToken(ctx.payload, 'admin')
  const own = await tokenFor(ctx, email)
  const forged = `${own.slice(0, -6)}AAAAAA`
  for (const each of [staff, forged, '', 'a.b.c', 'é\n.b.c', own.split('.').slice(0, 2).join('.')])
    expect(await authenticateCustomer(ctx, each)).toBeNull()
})
