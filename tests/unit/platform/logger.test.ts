import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { jsonLogger } from '@/platform/log/logger'
import { currentRequestId, requestIdOf, withRequestId } from '@/platform/log/requestId'
import { KEY_PATHS, loggedPath } from '@/platform/log/requestLog'

const lines: string[] = []
const logger = jsonLogger(line => lines.push(line))
const logged = (write: () => void) => {
  lines.length = 0
  write()
  return lines.map(line => JSON.parse(line))
}

class Refused extends Error {
  override name = 'Forbidden'
  constructor(readonly status: number) {
    super('not yours')
  }
}

describe('the log', () => {
  test('is a line of JSON, with the request that it is about', () => {
    const [line] = withRequestId('abc-12345', () => logged(() => logger.warn({ msg: 'slow', mail: 'x' })))
    expect(line).toEqual({
      level: 'warn',
      time: expect.stringMatching(/Z$/),
      request: 'abc-12345',
      msg: 'slow',
      mail: 'x',
    })
    expect(logged(() => logger.info('started'))[0]).not.toHaveProperty('request')
  })

  test('has no stack of what a client did wrong', () => {
    expect(logged(() => logger.error({ err: new Refused(403) }))).toEqual([
      { level: 'info', time: expect.any(String), msg: '403: not yours' },
    ])
  })

  test('keeps what we say of an error, whatever its status', () => {
    const [line] = logged(() => logger.error({ err: new Refused(404), msg: 'the job failed', job: 'renew' }))
    expect(line).toMatchObject({
      level: 'error',
      msg: 'the job failed',
      job: 'renew',
      err: { message: 'not yours' },
    })
    expect(logged(() => logger.error({ err: new Refused(404) }, 'the job failed'))[0]).toMatchObject({
      ...{ level: 'error', msg: 'the job failed' },
    })
  })

  test('has the stack of what we did wrong', () => {
    expect(logged(() => logger.error({ err: new Refused(500) }))[0]).toMatchObject({
      ...{ level: 'error', err: { message: 'not yours', stack: expect.stringContaining('logger.test') } },
    })
  })
})

test.each([
  ['/offerte/geheim/offerte.pdf?sleutel=x', '/offerte/-'],
  ['/admin/reset/geheim', '/admin/reset/-'],
  ['/contact?naam=Jan', '/contact'],
  ['/afspraak', '/afspraak'],
])('%s is logged as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path)
})

test('nginx hides the same keys', () => {
  const shipped = readFileSync('docs/deploy/nginx/shared.conf', 'utf8')
  const hidden = [...shipped.matchAll(/^ {2}~\^(\/\S+\/) \1-;$/gm)].map(([, path]) => path)
  expect(hidden).toEqual(KEY_PATHS)
})

describe('the id of a request', () => {
  test.each([
    ['that of our proxy', true, 'f3a9c1d0e5', true],
    ['not one without a proxy of ours', false, 'f3a9c1d0e5', false],
    ['not one that could break a log', true, 'a"\n{"level":"error"}', false],
    ['not one that is too long', true, 'a'.repeat(65), false],
    ['not an empty one', true, '', false],
  ])('%s', (_case, trustsProxy, given, isKept) => {
    const id = requestIdOf({ 'x-request-id': given }, trustsProxy)
    expect(id === given).toBe(isKept)
    expect(id).toMatch(/^[\w-]{8,64}$/)
  })

  test('stays with what the request started, and ends with it', async () => {
    const inner = await withRequestId('one-1234', async () => {
      await new Promise(resolve => setImmediate(resolve))
      return currentRequestId()
    })
    expect([inner, currentRequestId()]).toEqual(['one-1234', null])
  })
})
