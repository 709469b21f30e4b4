import { randomUUID } from 'node:crypto'
import { APIError, createLocalReq, type Where } from 'payload'
import { describe, expect, test } from 'vitest'
import { logOut } from '@/features/customers/server/logIn'
import { changePassword, setPassword } from '@/features/customers/server/passwords'
import { exportOwnData } from '@/features/customers/server/personalData'
import { recordFailedStaffLogIn } from '@/features/staff/server/guardLogIn'
import { asSystem } from '@/platform/access/authority'
import { storedMail } from '@/platform/email/transport'
import {
  askedKey,
  attempt,
  bearing,
  loggedIn,
  NEXT_PASSWORD,
  newCustomer,
  PASSWORD,
  rest,
  tokenFor,
} from '../../support/customers'
import { colleague as anyColleague, confirm, send, tokenOf } from '../../support/staffDoors'
import { mailsTo } from '../../support/subscriptions'
import { eventually, staffMember, staffToken, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const stranger = () => ({ ...ctx, clientIp: randomUUID() })

async function entries(where: Where, sort: string) {
  const found = { collection: 'security-events', where, sort, depth: 0, pagination: false } as const
  return (await ctx.payload.find({ ...found, ...asSystem })).docs
}
/** What the log holds about an account or by it, the oldest first. */
const entriesOf = (id: string) =>
  entries({ or: [{ subjectId: { equals: id } }, { actorId: { equals: id } }] }, 'createdAt')
const entriesWith = (code: string) => entries({ code: { equals: code } }, '-createdAt')
const codesOf = async (id: string) => (await entriesOf(id)).map(each => each.code)

async function colleague() {
  const email = `${randomUUID()}@kantoor.example`
  const data = { email, password: PASSWORD, name: 'Fien Proef', roles: ['operator' as const] }
  const { id } = await ctx.payload.create({ collection: 'staff', data, depth: 0, ...asSystem })
  return { id, email }
}

const staffLogIn = (email: string, password = PASSWORD) =>
  send('POST', '/staff/login', null, { email, password })

describe('the security log of staff', () => {
  test('holds who logged in, on which device for the first time, and who logged out', async () => {
    const { id, email } = await colleague()
    const token = tokenOf(await staffLogIn(email))
    expect(await codesOf(id)).toEqual(['loggedIn'])
    expect((await entriesOf(id))[0]?.sentence).toBe('Fien Proef logde in op een nieuw apparaat.')
    expect((await send('POST', '/staff/logout', token)).status).toBe(200)
    expect(await codesOf(id)).toEqual(['loggedIn', 'loggedOut'])
  })

  test('holds what failed and why, with no address of a stranger', async () => {
    const { id, email } = await colleague()
    await staffLogIn(email, 'niet dit')
    expect(await entriesOf(id)).toMatchObject([{ code: 'logInFailed', details: { reason: 'password' } }])
    const unknown = `${randomUUID()}@nergens.example`
    await staffLogIn(unknown, 'niet dit')
    const failed = await entriesWith('logInFailed')
    expect(failed).toContainEqual(
      expect.objectContaining({
        details: { reason: 'unknownAccount', typed: `${unknown[0]}…@nergens.example` },
        subjectId: null,
      }),
    )
    expect(JSON.stringify(failed)).not.toContain(unknown)
  })

  test('holds what failed in a build too, which shortens the names of errors', async () => {
    const { id, email } = await colleague()
    const error = Object.assign(new APIError('Deze gegevens kloppen niet.', 401), { name: 'eY' })
    const req = { pathname: '/api/staff/login', data: { email } }
    await recordFailedStaffLogIn({ error, req: await createLocalReq({ req }, ctx.payload) } as never)
    expect(await codesOf(id)).toEqual(['logInFailed'])
  })

  test('says once in a while that tries are refused, however many there are', async () => {
    const email = `${randomUUID().replace(/^./, 'q')}@belaagd.example`
    for (let turn = 0; turn < 14; turn++) await staffLogIn(email, 'niet dit')
    expect(await entriesWith('logInLimited')).toMatchObject([{ details: { typed: 'q…@belaagd.example' } }])
  })

  test('a new device is mailed to its owner, and the first of all is not', async () => {
    const { email } = await colleague()
    const mailed = async () =>
      (await mailsTo(ctx, email)).filter(each => each.template === 'staff-new-device').length
    await staffLogIn(email)
    expect(await mailed()).toBe(0)
    await staffLogIn(email)
    expect(await eventually(mailed)).toBe(1)
  })

  test('holds changes of accounts by colleagues over REST: roles, address, name, and their end', async () => {
    const admin = await (await anyColleague(ctx, 'admin')).logIn()
    const email = `${randomUUID()}@kantoor.example`
    expect((await confirm(admin)).status).toBe(200)
    const made = await send('POST', '/staff', admin, { email, name: 'Fien Proef', roles: ['editor'] })
    const { id } = made.said.doc
    const change = { email: `nieuw-${email}`, name: 'Fien Anders', roles: ['operator'] }
    expect((await send('PATCH', `/staff/${id}`, admin, change)).status).toBe(200)
    expect((await send('DELETE', `/staff/${id}`, admin)).status).toBe(200)
    expect((await codesOf(id)).toSorted()).toEqual(
      [
        'accountCreated',
        'accountDeleted',
        'emailChanged',
        'invited',
        'nameChanged',
        'rolesChanged',
      ].toSorted(),
    )
    expect(await entriesOf(id)).toContainEqual(
      expect.objectContaining({ code: 'rolesChanged', details: { before: ['editor'], after: ['operator'] } }),
    )
  })

  test('holds nothing of a change that was refused', async () => {
    const operator = await staffToken(ctx.payload, 'operator')
    const other = await staffMember(ctx.payload, 'editor')
    await send('PATCH', `/staff/${other.id}`, operator, { roles: ['admin'] })
    expect(await codesOf(other.id)).toEqual([])
  })
})

describe('the security log of customers', () => {
  test('holds who logged in and out, and what failed', async () => {
    const customer = await newCustomer(ctx)
    await attempt(stranger(), customer.email, 'niet dit')
    await attempt(stranger(), customer.email)
    expect(await entriesOf(customer.id)).toMatchObject([
      { code: 'logInFailed', details: { reason: 'password' } },
      { code: 'loggedIn', details: { newDevice: true } },
    ])
    const { id, ctx: own } = await loggedIn(ctx)
    await logOut(own)
    expect(await codesOf(id)).toEqual(['loggedIn', 'loggedOut'])
  })

  test('holds a closed account apart from a wrong password', async () => {
    const customer = await newCustomer(ctx, { disabled: true })
    expect(await attempt(stranger(), customer.email)).toEqual({ kind: 'refused' })
    expect(await entriesOf(customer.id)).toMatchObject([{ details: { reason: 'disabled' } }])
  })

  test('holds a wrong current password, a new one, and the sessions that it ended', async () => {
    const { id, email, ctx: own } = await loggedIn(ctx)
    await tokenFor(ctx, email)
    await changePassword(own, { current: 'niet dit', password: NEXT_PASSWORD })
    await changePassword(own, { current: PASSWORD, password: NEXT_PASSWORD })
    const held = await entriesOf(id)
    expect(held.slice(2).map(each => each.code)).toEqual(['proofFailed', 'passwordSet', 'sessionsEnded'])
    expect(held.at(3)).toMatchObject({ details: { by: 'owner' } })
    await setPassword(stranger(), await askedKey(ctx, email), PASSWORD)
    expect((await entriesOf(id)).at(-2)).toMatchObject({ code: 'passwordSet', details: { by: 'link' } })
  })

  test('holds an address that an operator changed, masked, and a copy of the data that was taken', async () => {
    const operator = await staffToken(ctx.payload, 'operator')
    const { id, ctx: own } = await loggedIn(ctx)
    const email = `${randomUUID()}@elders.example`
    expect((await send('PATCH', `/hosting-customers/${id}`, operator, { email })).status).toBe(200)
    await exportOwnData(own)
    const held = await entriesOf(id)
    expect(held.map(each => each.code)).toEqual(['loggedIn', 'emailChanged', 'personalDataExported'])
    expect(JSON.stringify(held)).not.toContain(email)
  })
})

test.each([
  ['/leads-console/export.csv', 'leads'],
  ['/hosting-console/export.csv?tab=customers', 'customers'],
  ['/hosting-console/export.csv?tab=invoices', 'invoices'],
])('a download of %s is held as %s', async (path, what) => {
  const operator = await staffToken(ctx.payload, 'operator')
  expect((await rest(path, { headers: bearing(operator) })).status).toBe(200)
  const [newest] = await entriesWith('personalDataExported')
  expect(newest).toMatchObject({ details: { what }, actorCollection: 'staff' })
})
