import { expect, test } from 'vitest'
import { NEXT_PASSWORD, PASSWORD } from '../../support/customers'
import { colleague, send, tokenOf } from '../../support/staffDoors'
import { staffResetKey } from '../../support/staffLinks'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()

test('the token of a session of staff stands in its cookie alone', async () => {
  const { id, email } = await colleague(ctx, 'editor')
  const loggedIn = await send('POST', '/staff/login', null, { email, password: PASSWORD })
  const token = tokenOf(loggedIn)
  const refreshed = await send('POST', '/staff/refresh-token', token, {})
  const me = await send('GET', '/staff/me', token)
  const chosen = { token: await staffResetKey(ctx, id), password: NEXT_PASSWORD }
  const reset = await send('POST', '/staff/reset-password', null, chosen)
  for (const { status, said } of [loggedIn, refreshed, me, reset]) {
    expect([status, Boolean(said.user)]).toEqual([200, true])
    expect(JSON.stringify(said)).not.toMatch(/eyJ|oken"/)
  }
  for (const answer of [loggedIn, refreshed, reset]) {
    expect(answer.cookies.filter(each => each.startsWith('payload-token='))).toEqual([
      expect.stringContaining('HttpOnly'),
    ])
    expect((await send('GET', '/staff/me', tokenOf(answer))).status).toBe(200)
  }
})
