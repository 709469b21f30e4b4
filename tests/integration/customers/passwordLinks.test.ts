import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import {
  createPasswordLink,
  deleteExpiredLinks,
  findOrCreateCustomer,
} from '@/features/customers/server/customerRepository'
import { authenticateCustomer } from '@/features/customers/server/logIn'
import { setPassword } from '@/features/customers/server/passwords'
import type { Ctx } from '@/platform/ctx'
import { database, transaction } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { env } from '@/platform/env'
import { RESET_LINK_MINUTES, SET_LINK_HOURS } from '@/platform/forms/passwordRules'
import {
  askedKey,
  attempt,
  NEXT_PASSWORD,
  newCustomer,
  particulars,
  passwordKeyIn,
  tokenFor,
} from '../../support/customers'
import { mailsTo } from '../../support/subscriptions'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })

const elsewhere = (): Ctx => ({ ...ctx, clientIp: randomUUID() })
const at = (moment: Date): Ctx => ({ ...elsewhere(), now: () => moment })
const NOW = new Date('2026-11-20T10:00:00Z')
const minutesOn = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

/** Somebody who just ordered: an account without a password, and the key of the link in their mail. */
async function ordered(purpose: 'set' | 'reset' = 'set', made = ctx) {
  const customer = particulars()
  const { id, link } = await transaction(made, async tx => {
    const account = await findOrCreateCustomer(made, tx, customer)
    return { id: account.id, link: await createPasswordLink(made, tx, account.id, purpose) }
  })
  return { id, email: customer.email, link, key: passwordKeyIn(link) }
}

describe('a link that sets a password', () => {
  test('leads to this site, and lets its owner in', async () => {
    const { email, link, key } = await ordered()
    expect(link).toMatch(new RegExp(`^${env.SITE_URL}/wachtwoord-instellen\\?sleutel=`))
    const answer = await setPassword(elsewhere(), key, NEXT_PASSWORD)
    expect(answer).toEqual({ kind: 'passwordSet', device: expect.any(String) })
    expect((await attempt(elsewhere(), email, NEXT_PASSWORD)).kind).toBe('loggedIn')
  })

  test('is kept as a hash that nobody can use', async () => {
    const { id, key } = await ordered()
    const { rows } = await database(ctx).drizzle.execute(
      sql`select * from bureau.password_links where customer = ${id}`,
    )
    expect(JSON.stringify(rows)).not.toContain(key)
    expect(rows).toHaveLength(1)
  })

  test('works once, of however many who try it at one instant', async () => {
    const { email, key } = await ordered()
    const passwords = Array.from({ length: 5 }, (_, index) => `${NEXT_PASSWORD} nummer ${index}`)
    const answers = await Promise.all(passwords.map(each => setPassword(elsewhere(), key, each)))
    const set = answers.findIndex(answer => answer.kind === 'passwordSet')
    expect(answers.map(answer => answer.kind).sort()).toEqual([
      ...Array.from({ length: 4 }, () => 'expired'),
      'passwordSet',
    ])
    expect((await attempt(elsewhere(), email, passwords[set])).kind).toBe('loggedIn')
    expect(await setPassword(elsewhere(), key, NEXT_PASSWORD)).toEqual({ kind: 'expired' })
  })

  test.each([
    ['set', SET_LINK_HOURS * 60],
    ['reset', RESET_LINK_MINUTES],
  ] as const)('to %s works %i minutes', async (purpose, minutes) => {
    const [early, late] = [await ordered(purpose, at(NOW)), await ordered(purpose, at(NOW))]
    expect((await setPassword(at(minutesOn(minutes - 1)), early.key, NEXT_PASSWORD)).kind).toBe('passwordSet')
    expect((await setPassword(at(minutesOn(minutes)), late.key, NEXT_PASSWORD)).kind).toBe('expired')
  })

  test('stays good after a password that will not do, which says why', async () => {
    const { email, key } = await ordered()
    for (const weak of ['kort', 'wachtwoord1234', 'sonyericsson', email, 'x'.repeat(201)]) {
      const answer = await setPassword(elsewhere(), key, weak)
      expect(answer).toEqual({ kind: 'invalid', errors: { password: expect.any(String) } })
    }
    expect((await setPassword(elsewhere(), key, NEXT_PASSWORD)).kind).toBe('passwordSet')
  })

  test('ends with every other one of its owner, and with their sessions', async () => {
    const { email } = await newCustomer(ctx)
    const token = await tokenFor(ctx, email)
    const [first, second] = [await askedKey(ctx, email), await askedKey(ctx, email)]
    expect(first).not.toBe(second)
    expect((await setPassword(elsewhere(), first, NEXT_PASSWORD)).kind).toBe('passwordSet')
    expect(await setPassword(elsewhere(), second, 'nog weer iets anders')).toEqual({ kind: 'expired' })
    expect(await authenticateCustomer(ctx, token)).toBeNull()
    expect((await mailsTo(ctx, email)).map(mail => mail.template)).toContain('customer-password-changed')
  })

  test('of a closed account does not work, nor one that nobody made', async () => {
    const { id, key } = await ordered()
    await database(ctx).drizzle.execute(sql`update hosting_customers set disabled = true where id = ${id}`)
    for (const each of [key, randomUUID(), '', 'x'.repeat(10_000), '\u0000'])
      expect(await setPassword(elsewhere(), each, NEXT_PASSWORD)).toEqual({ kind: 'expired' })
  })

  test('is not mailed about to who never had a password', async () => {
    const { email, key } = await ordered()
    await setPassword(elsewhere(), key, NEXT_PASSWORD)
    expect(await mailsTo(ctx, email)).toEqual([])
  })

  test('makes this browser known, so that the owner gets in while strangers try', async () => {
    const { email, key } = await ordered()
    for (let tries = 0; tries < 10; tries++) await attempt(elsewhere(), email)
    expect((await attempt(elsewhere(), email, NEXT_PASSWORD)).kind).toBe('prove')
    const answer = await setPassword(elsewhere(), key, NEXT_PASSWORD)
    const device = 'device' in answer ? answer.device : null
    expect((await attempt(elsewhere(), email, NEXT_PASSWORD, device)).kind).toBe('loggedIn')
  })

  test('is not looked up for who tries many', async () => {
    const guesser = elsewhere()
    for (let tries = 0; tries < 30; tries++) await setPassword(guesser, randomUUID(), NEXT_PASSWORD)
    const { key } = await ordered()
    expect(await setPassword(guesser, key, NEXT_PASSWORD)).toEqual({ kind: 'tooMany' })
  })

  test('works however many strangers try, where no address can be believed', async () => {
    const { key } = await ordered()
    const nowhere: Ctx = { ...ctx, clientIp: null }
    for (let tries = 0; tries < 130; tries++)
      expect((await setPassword(nowhere, randomUUID(), NEXT_PASSWORD)).kind).toBe('expired')
    expect((await setPassword(nowhere, key, NEXT_PASSWORD)).kind).toBe('passwordSet')
  })

  test('is forgotten once it is over', async () => {
    const { id } = await ordered('reset', at(NOW))
    await deleteExpiredLinks(at(minutesOn(RESET_LINK_MINUTES + 1)))
    const { rows } = await database(ctx).drizzle.execute(
      sql`select 1 from bureau.password_links where customer = ${id}`,
    )
    expect(rows).toEqual([])
  })
})
