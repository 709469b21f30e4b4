import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { authenticateCustomer, logOut } from '@/features/customers/server/logIn'
import { changePassword } from '@/features/customers/server/passwords'
import { asUser } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import {
  as,
  attempt,
  holding,
  loggedIn,
  newCustomer,
  PASSWORD,
  rest,
  tokenFor,
} from '../../support/customers'
import { mailsTo } from '../../support/subscriptions'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const operator = await staffMember(ctx.payload, 'operator')
const byStaff = as(ctx, operator)
const isIn = async (token: string) => (await authenticateCustomer(ctx, token)) !== null
const elsewhere = (): Ctx => ({ ...ctx, clientIp: randomUUID() })
const NEXT = 'zeven gele emmers'

const edit = (id: string, data: object, by = byStaff) =>
  ctx.payload.update({ collection: 'hosting-customers', id, data, depth: 0, ...asUser(by) })

/** Every session over REST too: Payload takes the same token there. */
const restSees = async (id: string, token: string) =>
  (await rest(`/hosting-customers/${id}`, { headers: { Authorization: `JWT ${token}` } })).status === 200

describe('logging out', () => {
  test('ends this session and leaves the others', async () => {
    const { email, token, ctx: own } = await loggedIn(ctx)
    const other = await tokenFor(ctx, email)
    await logOut(own)
    expect(await Promise.all([token, other].map(isIn))).toEqual([false, true])
  })

  test('does nothing for who is not logged in', async () => {
    await logOut(ctx)
    await logOut(byStaff)
  })

  test('and in at the same instants loses no session and brings none back', async () => {
    const { email } = await newCustomer(ctx)
    const going = await Promise.all(Array.from({ length: 4 }, () => tokenFor(ctx, email)))
    const leaving = going.map(async token => logOut(await holding(ctx, token)))
    const [coming] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => tokenFor(ctx, email))),
      ...leaving,
    ])
    expect(await Promise.all(going.map(isIn))).toEqual([false, false, false, false])
    expect(await Promise.all(coming.map(isIn))).toEqual([true, true, true, true])
  })
})

describe('changing the password', () => {
  test('ends every session, gives this browser a new one, and is mailed to the owner', async () => {
    const { id, email, token, ctx: own } = await loggedIn(ctx)
    const other = await tokenFor(ctx, email)
    const answer = await changePassword(own, { current: PASSWORD, password: NEXT })
    expect(answer.kind).toBe('passwordChanged')
    expect(await Promise.all([token, other].map(isIn))).toEqual([false, false])
    expect(await restSees(id, other)).toBe(false)
    expect(await isIn('token' in answer ? answer.token : '')).toBe(true)
    expect((await attempt(elsewhere(), email)).kind).toBe('refused')
    expect((await attempt(elsewhere(), email, NEXT)).kind).toBe('loggedIn')
    expect(await mailsTo(ctx, email)).toContainEqual(
      expect.objectContaining({ template: 'customer-password-changed', aboutId: id }),
    )
  })

  test.each([
    ['a wrong old password', { current: 'iets anders dan dit', password: NEXT }, 'current'],
    ['a new one that is too short', { current: PASSWORD, password: 'kort' }, 'password'],
    ['a new one that names its owner', { current: PASSWORD, password: 'Jan Proef 2026!' }, 'password'],
  ])('is refused for %s, which says so at its field and changes nothing', async (_name, typed, field) => {
    const { email, token, ctx: own } = await loggedIn(ctx)
    const answer = await changePassword(own, typed)
    expect(answer).toEqual({ kind: 'invalid', errors: { [field]: expect.any(String) } })
    expect(await isIn(token)).toBe(true)
    expect((await attempt(elsewhere(), email)).kind).toBe('loggedIn')
  })

  test('stops guessing at the old one after ten tries', async () => {
    const { ctx: own } = await loggedIn(ctx)
    const guess = () => changePassword(own, { current: 'geraden wachtwoord', password: NEXT })
    for (let tries = 0; tries < 10; tries++) expect((await guess()).kind).toBe('invalid')
    expect(await guess()).toEqual({ kind: 'tooMany' })
  })

  test('asks to log in first', async () => {
    const typed = { current: PASSWORD, password: NEXT }
    expect(await changePassword(ctx, typed)).toEqual({ kind: 'loggedOut' })
    expect(await changePassword(byStaff, typed)).toEqual({ kind: 'loggedOut' })
  })
})

describe('an account that staff close', () => {
  test('is out at once, everywhere, and in again only by logging in once it is open', async () => {
    const { id, email, token } = await loggedIn(ctx)
    await edit(id, { disabled: true })
    expect([await isIn(token), await restSees(id, token)]).toEqual([false, false])
    expect((await attempt(elsewhere(), email)).kind).toBe('refused')
    await edit(id, { disabled: false })
    expect(await isIn(token)).toBe(false)
    expect((await attempt(elsewhere(), email)).kind).toBe('loggedIn')
  })

  test('is out too when it logs in at that very instant', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, email } = await newCustomer(ctx)
      const entering = Array.from({ length: 3 }, () => attempt(elsewhere(), email))
      const [answers] = await Promise.all([Promise.all(entering), edit(id, { disabled: true })])
      const tokens = answers.map(answer => ('token' in answer ? answer.token : ''))
      expect(await Promise.all(tokens.map(token => restSees(id, token)))).toEqual([false, false, false])
    }
  })
})

describe('an account that staff edit', () => {
  test('keeps the sessions that open meanwhile', async () => {
    const { id, email } = await newCustomer(ctx)
    const edits = Array.from({ length: 6 }, (_, index) => edit(id, { city: `Plaats ${index}` }))
    const entering = Array.from({ length: 6 }, () => tokenFor(ctx, email))
    const [tokens] = await Promise.all([Promise.all(entering), ...edits])
    expect(await Promise.all(tokens.map(isIn))).toEqual([true, true, true, true, true, true])
  })

  test('does not get an old password or an ended session back', async () => {
    const { id, email, token, ctx: own } = await loggedIn(ctx)
    const edits = Array.from({ length: 8 }, (_, index) => edit(id, { city: `Plaats ${index}` }))
    await Promise.all([changePassword(own, { current: PASSWORD, password: NEXT }), ...edits])
    expect(await isIn(token)).toBe(false)
    expect((await attempt(elsewhere(), email)).kind).toBe('refused')
    expect((await attempt(elsewhere(), email, NEXT)).kind).toBe('loggedIn')
  })

  test('has a password that nobody but its owner sets, whoever asks', async () => {
    const { id, email, ctx: own } = await loggedIn(ctx)
    const admin = as(ctx, await staffMember(ctx.payload, 'admin'))
    for (const by of [byStaff, admin, own])
      await expect(edit(id, { password: NEXT }, by)).rejects.toThrow('Een wachtwoord kiest de klant zelf')
    expect((await attempt(elsewhere(), email)).kind).toBe('loggedIn')
  })
})
