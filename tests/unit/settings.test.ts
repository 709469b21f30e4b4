import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test, vi } from 'vitest'

const example = readFileSync('.env.example', 'utf8')
const read = readFileSync('src/platform/env.ts', 'utf8')

/** Those of Next and of the launchers, which the site itself does not read. */
const OTHERS = ['HOST', 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'PORT']

const SECRETS = { PAYLOAD_SECRET: 'a secret of the tests, long enough for it', MOLLIE_API_KEY: 'test_proef' }

const settings = [...read.matchAll(/^ {2}([A-Z0-9_]+): /gm)].map(match => match[1])
const named = [...example.matchAll(/^(?:# )?([A-Z0-9_]+)=/gm)].map(match => match[1])

test('every setting that is read stands in the example once, and nothing else does', () => {
  expect(settings.length).toBeGreaterThan(20)
  expect(named.toSorted()).toEqual([...settings, ...OTHERS].toSorted())
})

const PARTNERS = ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

test.each(PARTNERS)('a bucket without its %s is refused by name, in demo mode too', async name => {
  const bucket = { S3_BUCKET: 'proef', ...Object.fromEntries(PARTNERS.map(each => [each, 'proef'])) }
  const filled = { ...parseEnv(example), ...SECRETS, ...bucket }
  for (const [setting, value] of Object.entries(filled)) vi.stubEnv(setting, value)
  const { readEnv } = await import('@/platform/env')
  expect(readEnv(filled).S3_BUCKET).toBe('proef')
  for (const DEMO of ['0', '1'])
    expect(() => readEnv({ ...filled, DEMO, [name]: '' })).toThrow(new RegExp(`^${name}: [^\\n]+$`))
  expect(readEnv({ ...filled, S3_BUCKET: '', [name]: '' }).S3_BUCKET).toBeUndefined()
  vi.unstubAllEnvs()
})

test.each([
  ['', {}],
  ['x-key=abc=,authorization=Basic%20abc', { 'x-key': 'abc=', authorization: 'Basic abc' }],
  ['x-key', null],
  ['x-key=%zz', null],
])('the headers of the collector: %s', async (OTEL_EXPORTER_OTLP_HEADERS, headers) => {
  const filled = { ...parseEnv(example), ...SECRETS }
  for (const [name, value] of Object.entries(filled)) vi.stubEnv(name, value)
  const { readEnv } = await import('@/platform/env')
  const reading = () => readEnv({ ...filled, OTEL_EXPORTER_OTLP_HEADERS }).OTEL_EXPORTER_OTLP_HEADERS
  if (headers) expect(reading()).toEqual(headers)
  else expect(reading).toThrow('OTEL_EXPORTER_OTLP_HEADERS: must look like name=value,name=value')
  vi.unstubAllEnvs()
})

test('the example starts in production as soon as its secrets are filled in', async () => {
  const filled = { ...parseEnv(example), ...SECRETS }
  for (const [name, value] of Object.entries(filled)) vi.stubEnv(name, value)
  // Another test of this worker may have loaded it with other settings.
  vi.resetModules()
  const { env, readEnv } = await import('@/platform/env')
  expect(env).toMatchObject({ DEMO: false, MOLLIE_URL: 'https://api.mollie.com/v2', DATABASE_POOL: 15 })
  // The shop waits for it, the site does not.
  expect(readEnv({ ...filled, MOLLIE_API_KEY: '' }).MOLLIE_API_KEY).toBeUndefined()
  vi.unstubAllEnvs()
})
