import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { asSystem } from '@/platform/access/authority'
import { bearing, JSON_BODY, PASSWORD, rest } from '../../support/customers'
import { tokenOf } from '../../support/staffDoors'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()

async function member(role: 'editor' | 'admin') {
  const account = { email: `${randomUUID()}@kantoor.example`, password: PASSWORD }
  const data = { ...account, name: 'Proef', roles: [role] }
  const { id } = await ctx.payload.create({ collection: 'staff', data, depth: 0, ...asSystem })
  return { id, account }
}
const logIn = (account: object) =>
  rest('/staff/login', { method: 'POST', headers: JSON_BODY, body: JSON.stringify(account) })

const editor = await member('editor')
const admin = await member('admin')
const openedBy = async ({ account }: typeof editor) =>
  tokenOf({ cookies: (await logIn(account)).headers.getSetCookie() })
const [own, above] = [await openedBy(editor), await openedBy(admin)]
async function kept(): Promise<{ id: string }[]> {
  const where = { id: { equals: editor.id } }
  const account = await ctx.payload.db.findOne<{ id: string; sessions: { id: string }[] }>({
    collection: 'staff',
    where,
  })
  return account?.sessions ?? []
}

describe('the sessions of a member of staff', () => {
  test.each([
    ['their own account', `/staff/${editor.id}`, own],
    ['their own account, by name', '/staff/me', own],
    ['every account they may see', '/staff', own],
    ['the sessions alone', `/staff/${editor.id}?select[sessions]=true`, own],
    ['their account, to who administers', `/staff/${editor.id}`, above],
    ['every account, to who administers', '/staff?depth=2', above],
  ])('do not come along with %s', async (_name, path, token) => {
    const response = await rest(path, { headers: bearing(token) })
    expect(response.status).toBe(200)
    const text = await response.text()
    for (const { id } of await kept()) expect(text).not.toContain(id)
    expect(text).not.toContain('"sessions":[{')
  })

  test('nor with logging in, nor with a token that is renewed', async () => {
    const headers = { ...JSON_BODY, ...bearing(await openedBy(editor)) }
    for (const response of [
      await logIn(editor.account),
      await rest('/staff/refresh-token', { method: 'POST', headers }),
    ]) {
      expect(response.status).toBe(200)
      expect((await response.json()).user.sessions ?? []).toEqual([])
    }
  })

  test('answer no question, and cannot be written', async () => {
    for (const filter of ['where[sessions.id][exists]=true', 'where[sessions.expiresAt][exists]=true']) {
      const { docs = [] } = await (await rest(`/staff?${filter}`, { headers: bearing(above) })).json()
      expect(docs).toEqual([])
    }
    const before = await kept()
    const body = JSON.stringify({ name: 'Nieuwe naam', sessions: [] })
    const headers = { ...JSON_BODY, ...bearing(own) }
    await rest(`/staff/${editor.id}`, { method: 'PATCH', headers, body })
    expect(await kept()).toEqual(before)
  })

  test('end when they log out, each by itself', async () => {
    const [here, elsewhere] = [await openedBy(editor), await openedBy(editor)]
    const seen = async (token: string) =>
      (await (await rest('/staff/me', { headers: bearing(token) })).json()).user
    await rest('/staff/logout', { method: 'POST', headers: { ...JSON_BODY, ...bearing(here) } })
    expect([await seen(here), (await seen(elsewhere))?.id]).toEqual([null, editor.id])
  })
})
