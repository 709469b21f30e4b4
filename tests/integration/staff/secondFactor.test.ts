import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import { recoverStaff } from '@/features/staff/server/passwordLinks'
import { asSystem } from '@/platform/access/authority'
import { database } from '@/platform/db/transaction'
import { authenticator } from '../../support/authenticator'
import { NEXT_PASSWORD, PASSWORD } from '../../support/customers'
import {
  addCodeApp,
  addPasskey,
  factorDoor,
  freshCode,
  logIn,
  resetLastStep,
} from '../../support/secondFactor'
import { colleague, isIn, send, tokenOf } from '../../support/staffDoors'
import { staffResetKey } from '../../support/staffLinks'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const { drizzle } = database(ctx)

async function member(role: 'editor' | 'operator' | 'admin' = 'editor') {
  const person = await colleague(ctx, role)
  return { ...person, token: await person.logIn() }
}
async function withCodeApp() {
  const person = await member()
  return { ...person, ...(await addCodeApp(ctx, person)) }
}
async function withPasskey() {
  const person = await member()
  return { ...person, key: await addPasskey(person.token) }
}
const totp = (code: string) => ({ kind: 'totp', code })
const recovery = (code: string | undefined) => ({ kind: 'recoveryCode', code })
/** The options of the second step, as the browser gets them after a right password. */
const optionsFor = async (email: string) => (await logIn(email)).said.secondStep.passkey
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

async function eventsAbout(id: string) {
  const where = { subjectId: { equals: id } }
  const options = { where, sort: 'createdAt', depth: 0, pagination: false } as const
  const { docs } = await ctx.payload.find({ collection: 'security-events', ...options, ...asSystem })
  return docs.map(({ code, details }) => ({ code, ...(details as object) }))
}
async function mailsTo(email: string): Promise<string[]> {
  const where = { to: { equals: email }, template: { equals: 'staff-second-factor' } }
  const options = { where, sort: 'createdAt', depth: 0, pagination: false } as const
  const { docs } = await ctx.payload.find({ collection: 'mail-messages', ...options, ...asSystem })
  return docs.map(({ text }) => String(text))
}

describe('a code app', () => {
  test('asks for its code after the right password, and makes no session before it', async () => {
    const { id, email, token, secret, recoveryCodes } = await withCodeApp()
    expect(recoveryCodes).toHaveLength(10)
    const asked = await logIn(email)
    expect(asked.status).toBe(401)
    expect(asked.said.secondStep).toEqual({
      step: 'answer',
      methods: ['totp', 'recoveryCode'],
      passkey: null,
    })
    expect(tokenOf(asked)).toBe('')
    expect(asked.cookies).toEqual([])
    const sessions = await drizzle.execute(sql`select 1 from staff_sessions where _parent_id = ${id}`)
    expect(sessions.rows).toHaveLength(1)
    expect((await logIn(email, totp(freshCode(secret)), 'niet dit')).status).toBe(401)
    const inside = await logIn(email, totp(freshCode(secret)))
    expect(inside.status).toBe(200)
    expect(await isIn(tokenOf(inside))).toBe(true)
    expect(await isIn(token)).toBe(true)
    expect((await send('POST', '/staff/refresh-token', tokenOf(inside), {})).status).toBe(200)
  })

  test('refuses a wrong code and one that was used, and says so in the log', async () => {
    const { id, email, secret } = await withCodeApp()
    const code = freshCode(secret)
    const wrong = code.startsWith('0') ? `1${code.slice(1)}` : `0${code.slice(1)}`
    expect((await logIn(email, totp(wrong))).said.problem).toBe('wrong')
    expect((await logIn(email, totp(code))).status).toBe(200)
    expect((await logIn(email, totp(code))).status).toBe(401)
    const failed = { code: 'logInFailed', reason: 'secondFactor' }
    expect((await eventsAbout(id)).filter(({ code }) => code === 'logInFailed')).toEqual([failed, failed])
  })

  test('lets one of two in who type the same code at once', async () => {
    const { email, secret } = await withCodeApp()
    const code = freshCode(secret)
    expect(statuses(await Promise.all([logIn(email, totp(code)), logIn(email, totp(code))]))).toEqual([
      200, 401,
    ])
  })

  test('can be tried ten times an hour, and its owner still gets in where they were in before', async () => {
    const { id, email, secret } = await withCodeApp()
    const cookie = (await logIn(email, totp(freshCode(secret)))).cookies.find(each => /toestel=/.test(each))
    await resetLastStep(ctx, id)
    await drizzle.execute(sql`delete from bureau.rate_limits where key like 'staff-log-in%'`)
    for (let turn = 0; turn < 10; turn++) {
      expect((await logIn(email, totp('000000'))).status).toBe(401)
      await drizzle.execute(sql`delete from bureau.rate_limits where key like 'staff-log-in%'`)
    }
    expect((await logIn(email, totp(freshCode(secret)))).status).toBe(429)
    const known = { Cookie: String(cookie).split(';')[0] ?? '' }
    const body = { email, password: PASSWORD, secondFactor: totp(freshCode(secret)) }
    expect((await send('POST', '/staff/login', null, body, known)).status).toBe(200)
  })

  test('is sealed in the database, and its codes are hashed', async () => {
    const { id, secret, recoveryCodes } = await withCodeApp()
    const { rows } = await drizzle.execute(sql`
      select t.sealed_secret, c.code_hash from bureau.staff_totp t join bureau.staff_recovery_codes c using (staff_id)
      where t.staff_id = ${id}`)
    expect(rows).toHaveLength(10)
    const kept = JSON.stringify(rows)
    for (const each of [secret, ...recoveryCodes]) {
      expect(kept).not.toContain(each)
      expect(kept).not.toContain(each.replaceAll('-', ''))
    }
  })
})

describe('a recovery code', () => {
  test('counts once, also for two at the same moment, and is told to its owner', async () => {
    const { id, email, recoveryCodes } = await withCodeApp()
    const [first, second] = recoveryCodes
    const twice = [logIn(email, recovery(first)), logIn(email, recovery(first))]
    expect(statuses(await Promise.all(twice))).toEqual([200, 401])
    expect((await logIn(email, recovery(second?.toLowerCase().replaceAll('-', ' ')))).status).toBe(200)
    expect((await eventsAbout(id)).filter(({ code }) => code === 'recoveryCodeUsed')).toHaveLength(2)
    expect((await mailsTo(email)).at(-1)).toContain('Je hebt er nog 8.')
  })

  test('of before new ones were made, or of a colleague, does not count', async () => {
    const [own, other] = [await withCodeApp(), await withCodeApp()]
    const { said } = await factorDoor(own.token).ask('recovery-codes', {})
    expect(said.recoveryCodes).toHaveLength(10)
    for (const code of [own.recoveryCodes[0], other.recoveryCodes[0]])
      expect((await logIn(own.email, recovery(code))).status).toBe(401)
    expect((await logIn(own.email, recovery(said.recoveryCodes[0]))).status).toBe(200)
  })
})

describe('a passkey', () => {
  test('logs in who has it, and only with the challenge that was given', async () => {
    const { email, key } = await withPasskey()
    const options = await optionsFor(email)
    expect(options).toMatchObject({ userVerification: 'required', allowCredentials: [{ id: key.id }] })
    const answer = { kind: 'passkey', response: key.get(options) }
    expect((await logIn(email, answer)).status).toBe(200)
    expect((await logIn(email, answer)).status).toBe(401)
    const madeUp = { challenge: Buffer.from('verzonnen').toString('base64url') }
    expect((await logIn(email, { kind: 'passkey', response: key.get(madeUp) })).status).toBe(401)
  })

  test.each([
    ['of who was not verified', { verified: false }],
    ['for another site', { origin: 'https://elders.example' }],
    ['for the name of another site', { rpId: 'elders.example' }],
    ['whose counter went back', { counter: 1 }],
  ])('is refused %s, and its challenge with it', async (_what, wrong) => {
    const { email, key } = await withPasskey()
    const options = await optionsFor(email)
    expect((await logIn(email, { kind: 'passkey', response: key.get(options, wrong) })).status).toBe(401)
    expect((await logIn(email, { kind: 'passkey', response: key.get(options) })).status).toBe(401)
  })

  test('of a colleague, or with the challenge of a colleague, is refused', async () => {
    const [own, other] = [await withPasskey(), await withPasskey()]
    const options = await optionsFor(own.email)
    const foreign = await optionsFor(other.email)
    for (const response of [other.key.get(options), own.key.get(foreign), authenticator().get(options)])
      expect((await logIn(own.email, { kind: 'passkey', response })).status).toBe(401)
  })

  test.each([
    ['nothing that can be read', { id: 'x', response: { clientDataJSON: '%%%' } }],
    ['no challenge', { id: 'x', response: { clientDataJSON: Buffer.from('{}').toString('base64url') } }],
  ])('that brings %s is refused', async (_what, response) => {
    const { email } = await withPasskey()
    expect((await logIn(email, { kind: 'passkey', response })).status).toBe(401)
  })

  test.each([
    ['of who was not verified', { verified: false }],
    ['for another site', { origin: 'https://elders.example' }],
  ])('%s is not added', async (_what, wrong) => {
    const { token } = await member()
    const { ask, state } = factorDoor(token)
    const options = (await ask('start', { method: 'passkey' })).said
    const factor = { kind: 'newPasskey', name: 'Sleutel', response: authenticator().create(options, wrong) }
    expect((await ask('add', { factor })).status).toBe(400)
    expect((await state()).said).toMatchObject({ passkeys: 0, recoveryCodes: 0 })
  })
})

describe('a new password by the link of a mail', () => {
  test('does not go past the second step', async () => {
    const { id, email, token, secret } = await withCodeApp()
    const reset = { token: await staffResetKey(ctx, id), password: NEXT_PASSWORD }
    const answer = await send('POST', '/staff/reset-password', null, reset)
    expect(answer.status).toBe(200)
    expect([await isIn(tokenOf(answer)), await isIn(token)]).toEqual([false, false])
    expect((await eventsAbout(id)).filter(({ code }) => code === 'loggedIn')).toHaveLength(1)
    expect((await logIn(email, undefined, NEXT_PASSWORD)).status).toBe(401)
    expect((await logIn(email, totp(freshCode(secret)), NEXT_PASSWORD)).status).toBe(200)
  })

  test('logs in who has no second step', async () => {
    const { id } = await member()
    const reset = { token: await staffResetKey(ctx, id), password: NEXT_PASSWORD }
    const answer = await send('POST', '/staff/reset-password', null, reset)
    expect(await isIn(tokenOf(answer))).toBe(true)
  })
})

test('no other way in of Payload goes past the second step', async () => {
  const { email } = await withCodeApp()
  const data = { email, password: PASSWORD }
  await expect(ctx.payload.login({ collection: 'staff', data, depth: 0 })).rejects.toThrow(/tweede stap/)
})

describe('the second step of one’s own account', () => {
  test('changes with the current password alone, mails its owner and logs out elsewhere', async () => {
    const { id, email, token, ...person } = await member()
    const elsewhere = await person.logIn()
    const { ask, state } = factorDoor(token)
    for (const [act, body] of [
      ['start', { method: 'totp' }],
      ['recovery-codes', {}],
      ['remove', { method: 'totp' }],
      ['add', { factor: { kind: 'newTotp', setup: 'x', code: '000000' } }],
    ] as const)
      expect((await ask(act, { ...body, password: 'niet dit' })).status).toBe(403)
    await addCodeApp(ctx, { id, token })
    expect([await isIn(token), await isIn(elsewhere)]).toEqual([true, false])
    expect((await state()).said).toMatchObject({
      totp: true,
      passkeys: 0,
      recoveryCodes: 10,
      required: false,
    })
    expect(await ask('remove', { method: 'totp' })).toMatchObject({ status: 200, said: { removed: true } })
    expect((await state()).said).toMatchObject({ totp: false, recoveryCodes: 0 })
    expect((await logIn(email)).status).toBe(200)
    const codes = (await eventsAbout(id)).map(({ code }) => code)
    for (const code of ['proofFailed', 'secondFactorAdded', 'recoveryCodesMade', 'secondFactorRemoved'])
      expect(codes).toContain(code)
    expect(await mailsTo(email)).toHaveLength(2)
  })

  test('is shown without anything that lets somebody in', async () => {
    const { id, token, secret, recoveryCodes } = await withCodeApp()
    const { id: credential } = await addPasskey(token)
    const admin = await member('admin')
    for (const [path, reader] of [
      [`/staff/${id}`, token],
      ['/staff/me', token],
      [`/staff/${id}?depth=2`, admin.token],
      ['/staff?limit=100', admin.token],
    ] as const) {
      const shown = JSON.stringify((await send('GET', path, reader)).said)
      for (const each of [secret, credential, ...recoveryCodes]) expect(shown).not.toContain(each)
    }
    expect((await send('GET', '/staff/second-factor', null)).status).toBe(404)
    const { passkeyList } = (await factorDoor(admin.token).state()).said
    expect(passkeyList).toEqual([])
  })
})

describe('a phone that was lost', () => {
  test('is mended by another admin, who shows their password: logged, mailed and logged out', async () => {
    const [lost, admin, editor] = [await withCodeApp(), await member('admin'), await member()]
    const { ask } = factorDoor(admin.token)
    expect((await factorDoor(editor.token).ask('reset', { id: lost.id })).status).toBe(404)
    expect((await ask('reset', { id: lost.id, password: 'niet dit' })).status).toBe(403)
    expect((await ask('reset', { id: admin.id })).status).toBe(404)
    expect(await ask('reset', { id: lost.id })).toMatchObject({ status: 200, said: { reset: true } })
    expect(await ask('reset', { id: lost.id })).toMatchObject({ status: 200, said: { reset: false } })
    expect(await isIn(lost.token)).toBe(false)
    expect((await logIn(lost.email)).status).toBe(200)
    expect(await eventsAbout(lost.id)).toContainEqual({ code: 'secondFactorReset', by: 'admin' })
    expect((await mailsTo(lost.email)).at(-1)).toContain('Proef admin heeft je tweede stap weggehaald')
  })

  test('is mended on the server, where there is nobody else', async () => {
    const lost = await withCodeApp()
    expect(await recoverStaff(ctx, lost.email)).toMatch(/\/admin\/reset\//)
    expect(await isIn(lost.token)).toBe(false)
    expect((await logIn(lost.email)).status).toBe(200)
    expect(await eventsAbout(lost.id)).toContainEqual({ code: 'secondFactorReset', by: 'server' })
    expect((await mailsTo(lost.email)).at(-1)).toContain('Iemand met toegang tot de server')
  })
})
