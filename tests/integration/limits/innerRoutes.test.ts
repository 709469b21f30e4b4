import { afterAll, expect, test, vi } from 'vitest'
import { type RouteDoor, routeDoor } from '../../support/routeDoor'

/** Addresses are believed of a proxy alone, which is set before anything reads it. */
vi.hoisted(() => Object.assign(process.env, { TRUSTED_PROXY: '1' }))

const { pass } = await import('../../support/ceilings')
const { testCtx } = await import('../../support/testCtx')
const address = await import('../../../app/(site)/intern/adres/route')
const chat = await import('../../../app/(site)/chat.json/route')

await testCtx()
const doors: Record<'inner-address' | 'chat-address', RouteDoor> = {
  'inner-address': await routeDoor('/intern/adres', address),
  'chat-address': await routeDoor('/chat.json', chat),
}
afterAll(() => Promise.all(Object.values(doors).map(door => door.close())))

test.each(['inner-address', 'chat-address'] as const)(
  '%s bounds what one address asks, and takes nothing from another, nor from the site itself',
  async name => {
    await pass(name, '203.0.113.7')
    const ask = async (from?: string) =>
      fetch(doors[name].url, { headers: from ? { 'x-forwarded-for': `198.51.100.1, ${from}` } : {} })
    const refused = await ask('203.0.113.7')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect([(await ask('203.0.113.8')).status, (await ask()).status]).toEqual([200, 200])
  },
)
