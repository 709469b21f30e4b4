import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asSystem } from '@/platform/access/authority'
import { PASSWORD_MESSAGES } from '@/platform/forms/passwordRules'
import { staffResetKey } from '../../support/staffLinks'
import { openSession, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const { payload } = ctx
const quietly = { collection: 'staff', depth: 0, ...asSystem } as const
const hired = (password: string) =>
  payload.create({
    ...quietly,
    data: { email: `${randomUUID()}@kantoor.example`, name: 'Proef', roles: ['editor'], password },
  })

test.each([
  ['abc', PASSWORD_MESSAGES.short],
  ['wachtwoord123', PASSWORD_MESSAGES.easy],
  ['sonyericsson', PASSWORD_MESSAGES.breached],
  ['!Sonyericsson2026', PASSWORD_MESSAGES.breached],
])('nobody begins with %j', async (password, message) => {
  await expect(hired(password)).rejects.toMatchObject({ data: { errors: [{ path: 'password', message }] } })
})

test('nor is it changed to one that is too short, on the own account or by the link of a mail', async () => {
  const { id, email } = await hired(`${randomUUID()} molen`)
  await expect(payload.update({ ...quietly, id, data: { password: 'kort' } })).rejects.toThrow()
  const token = await staffResetKey(ctx, id)
  const reset = (password: string) =>
    payload.resetPassword({ collection: 'staff', data: { token, password }, overrideAccess: true })
  await expect(reset('kort')).rejects.toThrow()
  const password = `${randomUUID()} regen`
  await reset(password)
  expect(await openSession(payload, { email, password })).toBeTruthy()
})

test('nor to their own name or address, which the link of a mail does not say', async () => {
  const data = { email: `jan.${randomUUID()}@bureau.example`, name: 'Jan Jansen', roles: ['editor' as const] }
  const { id } = await payload.create({ ...quietly, data: { ...data, password: `${randomUUID()} molen` } })
  const token = await staffResetKey(ctx, id)
  const own = { password: 'janjansenbureau' }
  await expect(payload.update({ ...quietly, id, data: own })).rejects.toThrow()
  await expect(
    payload.resetPassword({ collection: 'staff', data: { token, ...own }, overrideAccess: true }),
  ).rejects.toThrow()
})

test('what is no password of it may change', async () => {
  const { id } = await hired(`${randomUUID()} wind`)
  expect(await payload.update({ ...quietly, id, data: { name: 'Nieuwe naam' } })).toMatchObject({
    name: 'Nieuwe naam',
  })
})
