import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Where } from 'payload'
import { describe, expect, test } from 'vitest'
import { asSystem } from '@/platform/access/authority'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { PASSWORD } from '../../support/customers'
import { colleague, confirm, isIn, send } from '../../support/staffDoors'
import { mailsTo } from '../../support/subscriptions'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const { payload } = ctx

const codesOf = async (id: string) => {
  const parties: Where[] = [{ subjectId: { equals: id } }, { actorId: { equals: id } }]
  const where = { or: parties }
  const found = {
    collection: 'security-events',
    where,
    sort: 'createdAt',
    depth: 0,
    pagination: false,
  } as const
  return (await payload.find({ ...found, ...asSystem })).docs.map(each => each.code)
}
const accountOf = (id: string) => payload.findByID({ collection: 'staff', id, depth: 0, ...asSystem })
const rolesOf = async (id: string) => (await accountOf(id)).roles

describe('without the current password', () => {
  test.each([
    ['the own password', { password: 'zeven gele emmers' }],
    ['the own address', { email: `${randomUUID()}@kantoor.example` }],
    ['the own roles', { roles: ['admin', 'editor'] }],
  ])('%s stays as it is, right after logging in too', async (_name, change) => {
    const { id, email, logIn } = await colleague(ctx, 'admin')
    const token = await logIn()
    const refused = await send('PATCH', `/staff/${id}`, token, change)
    expect(refused).toMatchObject({ status: 403, said: { errors: [{ data: { code: 'confirmIdentity' } }] } })
    expect(await accountOf(id)).toMatchObject({ email, roles: ['admin'] })
    expect(await logIn()).toBeTruthy()
  })

  test('nobody gets a role, is hired or copied, one by one or all at once', async () => {
    const admin = await (await colleague(ctx, 'admin')).logIn()
    const { id } = await colleague(ctx, 'editor')
    const roles = ['admin']
    const hired = { name: 'Nieuw', email: `${randomUUID()}@kantoor.example`, roles }
    const refused = [
      await send('PATCH', `/staff/${id}`, admin, { roles }),
      await send('PATCH', `/staff?where[id][equals]=${id}`, admin, { roles }),
      await send('POST', '/staff', admin, hired),
    ]
    expect(refused.map(each => each.status)).toEqual([403, 403, 403])
    expect((await send('POST', `/staff/${id}/duplicate`, admin, hired)).status).toBe(404)
    expect(await rolesOf(id)).toEqual(['editor'])
  })

  test('everything else of an account can be changed', async () => {
    const { id, logIn } = await colleague(ctx, 'editor')
    const answer = await send('PATCH', `/staff/${id}`, await logIn(), { name: 'Anders', roles: ['admin'] })
    expect(answer.status).toBe(200)
    expect(await accountOf(id)).toMatchObject({ name: 'Anders', roles: ['editor'] })
  })

  test('the server itself changes what it wants', async () => {
    const { id } = await staffMember(payload, 'editor')
    await payload.update({ collection: 'staff', id, data: { roles: ['operator'] }, depth: 0, ...asSystem })
    expect(await rolesOf(id)).toEqual(['operator'])
  })
})

describe('the current password', () => {
  test('opens the changes of this session alone, for five minutes', async () => {
    const { id, logIn } = await colleague(ctx, 'admin')
    const [here, elsewhere] = [await logIn(), await logIn()]
    const other = await staffMember(payload, 'editor')
    expect((await confirm(here)).status).toBe(200)
    const promote = (token: string, role: string) =>
      send('PATCH', `/staff/${other.id}`, token, { roles: [role] })
    expect((await promote(elsewhere, 'admin')).status).toBe(403)
    expect((await promote(here, 'operator')).status).toBe(200)
    await database(ctx).drizzle.execute(
      sql`update bureau.confirmed_sessions set confirmed_at = confirmed_at - interval '5 minutes'`,
    )
    expect((await promote(here, 'admin')).status).toBe(403)
    expect(await codesOf(id)).not.toContain('proofFailed')
  })

  test('that is right uses up nothing of what may be tried', async () => {
    const token = await (await colleague(ctx, 'editor')).logIn()
    for (let turn = 0; turn < 12; turn++) expect((await confirm(token)).status).toBe(200)
  })

  test('that is wrong opens nothing and is logged, and cannot be guessed', async () => {
    const { id, logIn } = await colleague(ctx, 'admin')
    const token = await logIn()
    for (let turn = 0; turn < 10; turn++) expect((await confirm(token, 'niet dit')).status).toBe(403)
    expect((await confirm(token)).status).toBe(429)
    expect((await codesOf(id)).filter(code => code === 'proofFailed')).toHaveLength(10)
    const change = { email: `${randomUUID()}@kantoor.example` }
    expect((await send('PATCH', `/staff/${id}`, token, change)).status).toBe(403)
  })

  test('is for nobody who is not logged in', async () => {
    expect((await send('POST', '/staff/confirm', null, { password: PASSWORD })).status).toBe(404)
    const { logIn } = await colleague(ctx, 'editor')
    expect((await send('POST', '/staff/confirm', await logIn(), { password: 7 })).status).toBe(400)
  })
})

describe('after a change of what an account may or how it logs in', () => {
  test('its owner reads of it at the old address, and is out everywhere else', async () => {
    const { id, email, logIn } = await colleague(ctx, 'editor')
    const [here, elsewhere] = [await logIn(), await logIn()]
    await confirm(here)
    const next = `${randomUUID()}@kantoor.example`
    expect((await send('PATCH', `/staff/${id}`, here, { email: next })).status).toBe(200)
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false])
    const [mail] = await mailsTo(ctx, email)
    expect(mail).toMatchObject({ template: 'staff-account-changed', aboutId: id })
    expect(mail?.text).toContain(`Het e-mailadres is nu ${next}.`)
    expect(await codesOf(id)).toEqual(expect.arrayContaining(['emailChanged', 'sessionsEnded']))
  })

  test('so it is with a new password', async () => {
    const { id, email, logIn } = await colleague(ctx, 'editor')
    const [here, elsewhere] = [await logIn(), await logIn()]
    await confirm(here)
    const password = 'zeven gele emmers'
    expect((await send('PATCH', `/staff/${id}`, here, { password })).status).toBe(200)
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false])
    expect(await logIn(password)).toBeTruthy()
    const mails = (await mailsTo(ctx, email)).filter(each => each.template === 'staff-account-changed')
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Er is een nieuw wachtwoord.')])
    const log = await codesOf(id)
    expect(log.filter(code => ['passwordSet', 'sessionsEnded'].includes(String(code)))).toHaveLength(2)
  })

  test('and with roles that a colleague changes', async () => {
    const admin = await (await colleague(ctx, 'admin')).logIn()
    const { id, email, logIn } = await colleague(ctx, 'editor')
    const theirs = await logIn()
    await confirm(admin)
    expect((await send('PATCH', `/staff/${id}`, admin, { roles: ['operator'] })).status).toBe(200)
    expect([await isIn(admin), await isIn(theirs)]).toEqual([true, false])
    const [mail] = await mailsTo(ctx, email)
    expect(mail?.text).toContain('De rollen zijn nu: Verkoop en hosting.')
    expect(mail?.text).toContain('Proef admin')
  })
})
