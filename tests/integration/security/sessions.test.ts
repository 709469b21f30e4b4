import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import { authenticateCustomer } from '@/features/customers/server/logIn'
import { asSystem } from '@/platform/access/authority'
import { deleteExpiredSessions, endSessions, listSessions, sessionIn } from '@/platform/auth/sessions'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { bearing, holding, JSON_BODY, loggedIn, PASSWORD, rest, tokenFor } from '../../support/customers'
import { tokenOf } from '../../support/staffDoors'
import { staffToken, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function colleague() {
  const account = { email: `${randomUUID()}@kantoor.example`, password: PASSWORD }
  const data = { ...account, name: 'Fien Proef', roles: ['editor' as const] }
  const { id } = await ctx.payload.create({ collection: 'staff', data, depth: 0, ...asSystem })
  const logIn = async () => {
    const headers = { ...JSON_BODY, 'User-Agent': FIREFOX }
    const answer = await rest('/staff/login', { method: 'POST', headers, body: JSON.stringify(account) })
    return tokenOf({ cookies: answer.headers.getSetCookie() })
  }
  return { id, email: account.email, logIn }
}
const sessionsOf = async (token: string) =>
  (await (await rest('/staff/sessions', { headers: bearing(token) })).json()).sessions
const end = async (token: string, which: object) => {
  const init = { method: 'POST', headers: { ...JSON_BODY, ...bearing(token) }, body: JSON.stringify(which) }
  const answer = await rest('/staff/sessions/end', init)
  return { status: answer.status, ...(await answer.json()) }
}
const isIn = async (token: string) =>
  Boolean((await (await rest('/staff/me', { headers: bearing(token) })).json()).user)

describe('a member of staff', () => {
  test('sees where they are logged in, and with what', async () => {
    const { logIn } = await colleague()
    const [first, second] = [await logIn(), await logIn()]
    const seen = await sessionsOf(second)
    expect(seen).toMatchObject([
      { isHere: true, browser: 'Firefox 140, Linux' },
      { isHere: false, browser: 'Firefox 140, Linux' },
    ])
    expect(JSON.stringify(seen)).not.toContain(sessionIn(first))
  })

  test('ends one of them, which is out at once, and the others stay', async () => {
    const { id, logIn } = await colleague()
    const [first, second, third] = [await logIn(), await logIn(), await logIn()]
    const there = (await sessionsOf(first)).find((each: { isHere: boolean }) => !each.isHere)
    expect(await end(first, { key: there.key })).toEqual({ status: 200, ended: 1 })
    expect(await end(first, { key: there.key })).toEqual({ status: 200, ended: 0 })
    expect([await isIn(first), await isIn(second), await isIn(third)]).toEqual([true, true, false])
    const { totalDocs } = await ctx.payload.count({
      collection: 'security-events',
      where: { subjectId: { equals: id }, code: { equals: 'sessionEnded' } },
      ...asSystem,
    })
    expect(totalDocs).toBe(1)
  })

  test('ends all others', async () => {
    const { logIn } = await colleague()
    const [first, second, here] = [await logIn(), await logIn(), await logIn()]
    expect(await end(here, { others: true })).toEqual({ status: 200, ended: 2 })
    expect([await isIn(first), await isIn(second), await isIn(here)]).toEqual([false, false, true])
  })

  test('ends none of a colleague, and nothing with what is no key', async () => {
    const [one, other] = [await colleague(), await colleague()]
    const [own, theirs] = [await one.logIn(), await other.logIn()]
    const [{ key }] = await sessionsOf(theirs)
    expect(await end(own, { key })).toEqual({ status: 200, ended: 0 })
    expect((await end(own, { key: 7 })).status).toBe(400)
    expect(await isIn(theirs)).toBe(true)
  })

  test('is asked for the password again after twelve hours, however often the session was renewed', async () => {
    const token = await staffToken(ctx.payload, 'editor')
    const sid = sessionIn(token)
    const { drizzle } = database(ctx)
    await drizzle.execute(
      sql`update staff_sessions set created_at = now() - interval '11 hours' where id = ${sid}`,
    )
    const headers = { ...JSON_BODY, ...bearing(token) }
    expect((await rest('/staff/refresh-token', { method: 'POST', headers })).status).toBe(200)
    const { rows } = await drizzle.execute(
      sql`select expires_at <= now() + interval '1 hour' as soon from staff_sessions where id = ${sid}`,
    )
    expect(rows).toEqual([{ soon: true }])
    const later = { ...ctx, now: () => new Date(Date.now() + 61 * 60_000) }
    expect(await isIn(token)).toBe(true)
    await deleteExpiredSessions(later)
    expect(await isIn(token)).toBe(false)
  })

  test('is told no moment at which the office would leave for the log-in by itself', async () => {
    const { email, logIn } = await colleague()
    const headers = { ...JSON_BODY, ...bearing(await logIn()) }
    const body = JSON.stringify({ email, password: PASSWORD })
    const answers = [
      await rest('/staff/login', { method: 'POST', headers: JSON_BODY, body }),
      await rest('/staff/me', { headers }),
      await rest('/staff/refresh-token', { method: 'POST', headers }),
    ]
    for (const answer of answers) {
      const said = await answer.json()
      expect(said.user.email).toBe(email)
      expect(said).not.toHaveProperty('exp')
    }
  })

  test('is the only one who is told: customers and visitors find no such address', async () => {
    const { token } = await loggedIn(ctx)
    for (const headers of [bearing(token), {}])
      expect((await rest('/staff/sessions', { headers })).status).toBe(404)
  })
})

describe('a customer', () => {
  test('sees where they are logged in and ends it, and nobody else does', async () => {
    const { email, token, ctx: own } = await loggedIn(ctx)
    const elsewhere = await tokenFor(ctx, email)
    const stranger = await loggedIn(ctx)
    const there = (await listSessions(own))?.find(({ isHere }) => !isHere)
    expect(there).toBeDefined()
    expect(await endSessions(stranger.ctx, { key: there?.key ?? '' })).toBe(0)
    expect(await authenticateCustomer(ctx, elsewhere)).not.toBeNull()
    expect(await endSessions(own, { key: there?.key ?? '' })).toBe(1)
    expect([
      await authenticateCustomer(ctx, elsewhere),
      Boolean(await authenticateCustomer(ctx, token)),
    ]).toEqual([null, true])
    expect(await listSessions(await holding(ctx, token))).toHaveLength(1)
  })

  test('who is not logged in has none', async () => {
    expect(await listSessions(ctx)).toBeNull()
    expect(await endSessions(ctx, 'others')).toBeNull()
  })
})
