import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { asSystem } from '@/platform/access/authority'
import { solveProof } from '@/platform/forms/solveProof'
import { JSON_BODY, PASSWORD, rest } from '../../support/customers'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const ALLOWED = 10

async function member(): Promise<string> {
  const email = `${randomUUID()}@kantoor.example`
  const data = { email, password: PASSWORD, name: 'Proef', roles: ['editor' as const] }
  await ctx.payload.create({ collection: 'staff', data, depth: 0, ...asSystem })
  return email
}

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  rest(path, { method: 'POST', headers: { ...JSON_BODY, ...headers }, body: JSON.stringify(body) })
const logIn = (email: string, password = PASSWORD, headers = {}) =>
  post('/staff/login', { email, password }, headers)

/** As many wrong tries as a stranger has, which the answers must not tell apart from one another. */
async function attack(email: string): Promise<void> {
  for (let turn = 0; turn < ALLOWED; turn++) expect((await logIn(email, 'niet dit')).status).toBe(401)
}

describe('logging in as staff', () => {
  test('is refused to strangers after ten wrong tries, with the right password too, for whatever address', async () => {
    for (const email of [await member(), `${randomUUID()}@kantoor.example`]) {
      await attack(email)
      for (const password of ['niet dit', PASSWORD]) {
        const refused = await logIn(email.toUpperCase(), password, { 'X-Forwarded-For': randomUUID() })
        expect(refused.status).toBe(429)
        expect((await refused.json()).errors[0].message).toBe('Te veel pogingen. Wacht een kwartier.')
      }
    }
  })

  test('stays open to a browser that was in before, while strangers try', async () => {
    const email = await member()
    const device = (await logIn(email)).headers.getSetCookie().find(each => each.includes('kantoor-toestel='))
    expect(device).toMatch(/HttpOnly/)
    expect(device).toMatch(/SameSite=Lax/)
    await attack(email)
    expect((await logIn(email)).status).toBe(429)
    const known = { Cookie: String(device).split(';')[0] ?? '' }
    expect((await logIn(email, PASSWORD, known)).status).toBe(200)
    const others = { Cookie: known.Cookie.replace(/=.*/, '=verzonnen.toestel') }
    expect((await logIn(email, PASSWORD, others)).status).toBe(429)
  })

  test('from a new browser, while strangers try, takes work and then the right password', async () => {
    const email = await member()
    await attack(email)
    const proof = async () => {
      const { errors } = await (await logIn(email)).json()
      return { 'x-proof': await solveProof(errors[0].data.challenge) }
    }
    expect((await logIn(email, 'niet dit', await proof())).status).toBe(401)
    const once = await proof()
    expect((await logIn(email, PASSWORD, once)).status).toBe(200)
    expect((await logIn(`${randomUUID()}@kantoor.example`, PASSWORD, once)).status).toBe(401)
  })

  test('costs nothing of what strangers may try', async () => {
    const email = await member()
    for (let turn = 0; turn < 2 * ALLOWED; turn++) expect((await logIn(email)).status).toBe(200)
  })

  test('mails no more than three links an hour to one address', async () => {
    const email = await member()
    const ask = async () => (await post('/staff/forgot-password', { email })).status
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429])
  })
})
