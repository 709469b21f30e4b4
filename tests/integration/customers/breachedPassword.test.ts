import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { changePassword, setPassword } from '@/features/customers/server/passwords'
import { storedMail } from '@/platform/email/transport'
import { PASSWORD_MESSAGES } from '@/platform/forms/passwordRules'
import { askedKey, loggedIn, NEXT_PASSWORD, newCustomer, PASSWORD } from '../../support/customers'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const BREACHED = 'Sonyericsson2026'

test('a breached password is refused to a customer who changes theirs', async () => {
  const customer = await loggedIn(ctx)
  const here = { ...customer.ctx, clientIp: randomUUID() }
  expect(await changePassword(here, { current: PASSWORD, password: BREACHED })).toEqual({
    kind: 'invalid',
    errors: { password: PASSWORD_MESSAGES.breached },
  })
})

test('and to whoever sets one with the link of a mail', async () => {
  const { email } = await newCustomer(ctx)
  const here = { ...ctx, clientIp: randomUUID() }
  const key = await askedKey(ctx, email)
  expect(await setPassword(here, key, BREACHED)).toEqual({
    kind: 'invalid',
    errors: { password: PASSWORD_MESSAGES.breached },
  })
  expect((await setPassword(here, key, NEXT_PASSWORD)).kind).toBe('passwordSet')
})
