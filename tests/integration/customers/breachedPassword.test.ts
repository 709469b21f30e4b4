import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { PASSWORD_MESSAGES } from '@/domain/hosting/passwords'
import { changePassword } from '@/server/customers/changePassword'
import { bearing, JSON_BODY, loggedIn, PASSWORD, particulars, rest } from '../../support/customers'
import { staffToken, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const BREACHED = 'Sonyericsson2026'

test('a breached password is refused to a customer who changes theirs', async () => {
  const customer = await loggedIn(ctx)
  const here = { ...customer.ctx, address: randomUUID() }
  expect(await changePassword(here, { current: PASSWORD, password: BREACHED })).toEqual({
    kind: 'invalid',
    errors: { password: PASSWORD_MESSAGES.breached },
  })
})

test.each([
  ['hosting-customers', particulars()],
  ['staff', { name: 'Proef', roles: ['editor'], email: `${randomUUID()}@kantoor.example` }],
] as const)('and to who makes an account over REST: %s', async (collection, data) => {
  const headers = { ...JSON_BODY, ...bearing(await staffToken(ctx.payload, 'admin')) }
  const make = (password: string) =>
    rest(`/${collection}`, { method: 'POST', headers, body: JSON.stringify({ ...data, password }) })
  const refused = await make(BREACHED)
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain(PASSWORD_MESSAGES.breached)
  expect((await make(`${randomUUID()} klinker`)).status).toBe(201)
})
