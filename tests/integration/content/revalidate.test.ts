import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readEnv } from '@/platform/env'
import { isSigned } from '@/platform/next/revalidate'

const body = JSON.stringify({ tags: ['company'] })
const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')
const secret = process.env.PAYLOAD_SECRET ?? ''

test.each([
  ['the site’s own signature', sign(secret, `expire:${body}`), true],
  ['none', null, false],
  ['an empty one', '', false],
  ['another secret’s', sign('another secret', `expire:${body}`), false],
  ['one over another body', sign(secret, 'expire:{}'), false],
  ['a short one', sign(secret, `expire:${body}`).slice(0, 20), false],
])('with %s pages may be forgotten: %s', (_name, signature, allowed) => {
  expect(isSigned(body, signature)).toBe(allowed)
})

const production = {
  DATABASE_URL: 'postgresql://user@localhost/db',
  PAYLOAD_SECRET: 'x'.repeat(32),
  SITE_URL: 'https://webbureau-voorbeeld.example',
  SMTP_URL: 'smtp://localhost:25',
  MOLLIE_API_KEY: 'test_settings',
}

test('the settings of a production are accepted, and their address has no slash at its end', () => {
  expect(readEnv({ ...production, SITE_URL: `${production.SITE_URL}/` }).SITE_URL).toBe(production.SITE_URL)
})

test.each([
  ['PAYLOAD_SECRET', { PAYLOAD_SECRET: 'short' }],
  ['PAYLOAD_SECRET', { PAYLOAD_SECRET: undefined }],
  ['SITE_URL', { SITE_URL: 'http://webbureau-voorbeeld.example' }],
  ['SMTP_URL', { SMTP_URL: '' }],
  ['SMTP_URL', { SMTP_URL: 'http://localhost' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/db' }],
  ['DEMO', { DEMO: 'maybe' }],
])('a wrong %s stops the start with its name, and never with its value', (name, part) => {
  expect(() => readEnv({ ...production, ...part })).toThrow(name)
  expect(() => readEnv({ ...production, PAYLOAD_SECRET: 'hunter2' })).not.toThrow('hunter2')
})
