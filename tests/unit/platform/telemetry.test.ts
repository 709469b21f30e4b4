import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { redactText } from '@/platform/telemetry/redactSpan'
import { otlpPeer } from '../../support/otlpPeer'

test.each([
  ['GET /offerte/[sleutel]', 'GET /offerte/-'],
  ['RSC GET /diensten/[dienst]', 'RSC GET /diensten/[dienst]'],
  ['/nieuwsbrief/bevestigen?sleutel=geheim', '/nieuwsbrief/bevestigen'],
  ['/afspraak/geheim/verzetten', '/afspraak/-'],
  ['fetch POST https://api.mollie.com/v2/payments', 'fetch POST https://api.mollie.com'],
  ['fetch GET https://rdap.example/domain/jansen.nl?x=1', 'fetch GET https://rdap.example'],
  ['http://[broken', '-'],
  ['insert into leads', 'insert into leads'],
])('%s leaves as %s', (measured, leaves) => {
  expect(redactText(measured)).toBe(leaves)
})

async function traced(endpoint: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/tracedProcess.ts', endpoint], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  return { said, code }
}

test('what a request measures arrives, with its id and without keys, typed values and messages', async () => {
  const collector = await otlpPeer()
  expect(await traced(collector.url)).toEqual({ said: '', code: 0 })
  await collector.close()
  expect(collector.spans.map(({ name, attributes }) => [name, attributes])).toEqual([
    [
      'fetch GET https://rdap.example',
      {
        ...{ 'http.url': 'https://rdap.example', 'operation.name': 'next_js' },
        'request.id': 'request-of-span',
      },
    ],
    [
      'GET /offerte/-',
      {
        ...{ 'http.method': 'GET', 'http.status_code': 500, 'http.target': '/offerte/-' },
        ...{ 'operation.name': 'next_js.server', 'request.id': 'request-of-span' },
      },
    ],
  ])
  expect(new Set(collector.spans.map(({ traceId }) => traceId)).size).toBe(1)
  expect(collector.raw()).toContain('"exception.type"')
  expect(collector.raw()).not.toContain('zqsecret')
  expect([...collector.keys]).toEqual(['of the collector'])
})

test('a collector that does not answer is told of, and stops nothing', async () => {
  const { url, close } = await otlpPeer()
  await close()
  const { said, code } = await traced(url)
  expect(code).toBe(0)
  expect(said).toContain('Warning: traces do not arrive at the collector: TypeError')
  expect(said).not.toContain('zqsecret')
})
