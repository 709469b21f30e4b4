import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterEach, describe, expect, test } from 'vitest'
import type { StaffRole } from '@/platform/access/actors'
import { asSystem } from '@/platform/access/authority'
import { database } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { authenticator } from '../../support/authenticator'
import { NEXT_PASSWORD } from '../../support/customers'
import { factorDoor, freshCode, logIn, outsideDemo } from '../../support/secondFactor'
import { colleague, confirm, isIn, send, tokenOf } from '../../support/staffDoors'
import { staffResetKey } from '../../support/staffLinks'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
outsideDemo()

const askOfAll = (secondFactorForAll: boolean) =>
  ctx.payload.updateGlobal({ slug: 'staff-settings', data: { secondFactorForAll }, ...asSystem })
afterEach(() => askOfAll(false))

/** Somebody of whom a second step is asked, after the right password. */
async function asked(role: StaffRole = 'admin') {
  const person = await colleague(ctx, role)
  const { status, said, cookies } = await logIn(person.email)
  return { ...person, status, said, cookies, step: said.secondStep }
}
const newTotp = ({ setup, secret }: { setup: string; secret: string }, code = freshCode(secret)) => ({
  ...{ kind: 'newTotp', setup, code },
})
const sessions = async (id: string) => {
  const { rows } = await database(ctx).drizzle.execute(
    sql`select 1 from staff_sessions where _parent_id = ${id}`,
  )
  return rows.length
}

describe('an admin without a second step, where this is no demonstration', () => {
  test('sets up a code app before there is a session, and is shown recovery codes once', async () => {
    const { id, email, status, said, cookies, step } = await asked()
    expect([status, said.token, cookies, await sessions(id)]).toEqual([401, undefined, [], 0])
    expect(step).toMatchObject({ step: 'setUp', totp: { qr: { size: expect.any(Number) } } })
    const wrong = await logIn(email, newTotp(step.totp, '000000'))
    expect([wrong.status, wrong.said.problem, await sessions(id)]).toEqual([401, 'wrong', 0])
    const inside = await logIn(email, newTotp(step.totp))
    expect(inside.status).toBe(200)
    expect(inside.said.recoveryCodes).toHaveLength(10)
    expect(await isIn(tokenOf(inside))).toBe(true)
    expect((await logIn(email)).said.secondStep.methods).toEqual(['totp', 'recoveryCode'])
    expect((await logIn(email, newTotp(step.totp))).status).toBe(401)
  })

  test('sets up a passkey, which is the second step from then on', async () => {
    const { email, step } = await asked()
    const key = authenticator()
    const made = { kind: 'newPasskey', name: 'Laptop', response: key.create(step.passkey) }
    expect((await logIn(email, made)).status).toBe(200)
    const { passkey } = (await logIn(email)).said.secondStep
    expect((await logIn(email, { kind: 'passkey', response: key.get(passkey) })).status).toBe(200)
  })

  test('does not set up with what was made for a colleague, or with a wrong password', async () => {
    const [own, other] = [await asked(), await asked()]
    expect((await logIn(own.email, newTotp(other.step.totp))).said.problem).toBe('expired')
    const response = authenticator().create(other.step.passkey)
    expect((await logIn(own.email, { kind: 'newPasskey', name: 'Vreemd', response })).status).toBe(401)
    const guessed = await logIn(own.email, newTotp(own.step.totp), 'niet dit')
    expect([guessed.status, guessed.said.secondStep]).toEqual([401, undefined])
    expect(await sessions(own.id)).toBe(0)
  })

  test('cannot answer with a factor that is not there', async () => {
    const { email } = await asked()
    for (const answer of [
      { kind: 'totp', code: '000000' },
      { kind: 'recoveryCode', code: '0000-0000-0000' },
    ])
      expect((await logIn(email, answer)).status).toBe(401)
    expect((await logIn(email, { kind: 'iets anders' })).status).toBe(400)
  })

  test('is not logged in by a link that sets a password', async () => {
    const { id } = await asked()
    const reset = { token: await staffResetKey(ctx, id), password: NEXT_PASSWORD }
    const answer = await send('POST', '/staff/reset-password', null, reset)
    expect([answer.status, await isIn(tokenOf(answer)), await sessions(id)]).toEqual([200, false, 0])
  })

  test('keeps the last one', async () => {
    const { email, step } = await asked()
    const token = tokenOf(await logIn(email, newTotp(step.totp)))
    const { ask, state } = factorDoor(token)
    expect((await ask('remove', { method: 'totp' })).status).toBe(400)
    expect((await state()).said).toMatchObject({ totp: true, required: true, recoveryCodes: 10 })
  })
})

describe('a session from before a second step was asked', () => {
  test.each([
    ['GET', '/staff/me', { user: null }],
    ['GET', '/staff', null],
    ['GET', '/staff/sessions', null],
    ['GET', '/staff/second-factor', null],
    ['POST', '/staff/second-factor/start', null],
    ['POST', '/staff/confirm', null],
    ['POST', '/staff/refresh-token', null],
    ['GET', '/leads', null],
    ['GET', '/leads-console', null],
    ['GET', '/hosting-console/export.csv', null],
    ['GET', '/payload-locked-documents', null],
    ['POST', '/globals/staff-settings', null],
  ])('is nobody’s: %s %s', async (method, path, said) => {
    const token = await sessionFromBefore()
    const answer = await send(method, path, token, method === 'GET' ? undefined : {})
    if (said) expect(answer.said).toMatchObject(said)
    else expect([403, 404]).toContain(answer.status)
  })

  test('stays ended once its owner has set one up elsewhere', async () => {
    const { email, token } = await before('admin')
    const { totp } = (await logIn(email)).said.secondStep
    expect((await logIn(email, newTotp(totp))).status).toBe(200)
    expect(await isIn(token)).toBe(false)
  })
})

test('an editor has one too once the agency asks it of all', async () => {
  const { token } = await before('editor')
  expect(await isIn(token)).toBe(true)
  await askOfAll(true)
  expect(await isIn(token)).toBe(false)
  expect((await asked('editor')).step.step).toBe('setUp')
  await askOfAll(false)
  expect(await isIn(token)).toBe(true)
})

test('whether everybody needs a second step changes only with the current password', async () => {
  env.DEMO = true
  const token = await (await colleague(ctx, 'admin')).logIn()
  const change = (secondFactorForAll: boolean) =>
    send('POST', '/globals/staff-settings', token, { secondFactorForAll })
  expect(await change(true)).toMatchObject({
    ...{ status: 403, said: { errors: [{ data: { code: 'confirmIdentity' } }] } },
  })
  const standing = () => ctx.payload.findGlobal({ slug: 'staff-settings', ...asSystem })
  expect(await standing()).toMatchObject({ secondFactorForAll: false })
  expect((await change(false)).status).toBe(200)
  expect((await confirm(token)).status).toBe(200)
  expect((await change(true)).status).toBe(200)
  expect(await standing()).toMatchObject({ secondFactorForAll: true })
  env.DEMO = false
})

/** Somebody who logged in while nobody asked for a second step. */
async function before(role: StaffRole) {
  const person = await colleague(ctx, 'editor')
  const token = await person.logIn()
  await database(ctx).drizzle.execute(
    sql`update staff_roles set value = ${role} where parent_id = ${person.id}`,
  )
  return { ...person, token }
}

let shared: string | undefined
async function sessionFromBefore(): Promise<string> {
  shared ??= (await before('admin')).token
  return shared
}
