import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test, vi } from 'vitest'

const example = readFileSync('.env.example', 'utf8')
const read = readFileSync('src/server/env.ts', 'utf8')

/** Those of Next and of the launchers, which the site itself does not read. */
const OTHERS = ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'PORT']

const SECRETS = { PAYLOAD_SECRET: 'a secret of the tests, long enough for it', MOLLIE_API_KEY: 'test_proef' }

const settings = [...read.matchAll(/^ {2}([A-Z_]+): /gm)].map(match => match[1])
const named = [...example.matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(match => match[1])

test('every setting that is read stands in the example once, and nothing else does', () => {
  expect(settings.length).toBeGreaterThan(20)
  expect(named.toSorted()).toEqual([...settings, ...OTHERS].toSorted())
})

test('the example starts in production as soon as its secrets are filled in', async () => {
  const filled = { ...parseEnv(example), ...SECRETS }
  for (const [name, value] of Object.entries(filled)) vi.stubEnv(name, value)
  const { env, readEnv } = await import('@/server/env')
  expect(env).toMatchObject({ DEMO: false, MOLLIE_URL: 'https://api.mollie.com/v2', DATABASE_POOL: 20 })
  expect(() => readEnv({ ...filled, MOLLIE_API_KEY: '' })).toThrow('MOLLIE_API_KEY')
  vi.unstubAllEnvs()
})
