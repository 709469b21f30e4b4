import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { env } from '@/platform/env'
import { LIMITS, type LimitName } from '@/platform/limits/limits'
import { pass } from '../../support/ceilings'
import { bearing, JSON_BODY, PASSWORD, rest } from '../../support/customers'
import { addCodeApp } from '../../support/secondFactor'
import { colleague } from '../../support/staffDoors'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const before = env.TRUSTED_PROXY
env.TRUSTED_PROXY = true
afterAll(() => {
  env.TRUSTED_PROXY = before
})

const ADDRESS = '203.0.113.77'
const FROM = { ...JSON_BODY, 'X-Forwarded-For': ADDRESS }
const member = await colleague(ctx, 'editor')
const token = await member.logIn()
await addCodeApp(ctx, { id: member.id, token })
const credentials = { email: member.email, password: PASSWORD }
const code = { ...credentials, secondFactor: { kind: 'totp', code: '000000' } }
const reset = { token: randomUUID(), password: PASSWORD }

const DOORS: [string, object, LimitName, string][] = [
  ['/staff/confirm', { password: PASSWORD }, 'staff-proof', member.id],
  ['/staff/second-factor/recovery-codes', { password: PASSWORD }, 'staff-proof', member.id],
  ['/staff/reset-password', reset, 'staff-use-link-address', ADDRESS],
  ['/staff/forgot-password', { email: member.email }, 'staff-link-mail', member.email],
  ['/staff/forgot-password', { email: member.email }, 'staff-ask-link-everyone', 'all'],
  ['/staff/login', code, 'staff-second-factor', member.id],
  ['/staff/login', credentials, 'staff-log-in-address', ADDRESS],
  ['/staff/login', credentials, 'staff-log-in', member.email],
]

test.each(DOORS)('%s says after how long it may be asked again', async (path, body, limit, key) => {
  await pass(limit, key)
  const headers = { ...FROM, ...bearing(token) }
  const answer = await rest(path, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(LIMITS[limit].seconds)
})
