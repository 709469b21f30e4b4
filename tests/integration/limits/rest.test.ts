import { expect, test } from 'vitest'
import { env } from '@/platform/env'
import { innerAddress, internalHeaders } from '@/platform/http/internalRequest'
import { checkAddressLimit, checkRestLimit } from '@/platform/limits/restLimit'
import { clear, pass } from '../../support/ceilings'
import { bearing, rest } from '../../support/customers'
import { staffToken, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const token = await staffToken(ctx.payload, 'operator')
const ask = (path: string, headers: Record<string, string> = {}) =>
  checkRestLimit(ctx, new Request(`${env.SITE_URL}/api${path}`, { headers }))

test('strangers ask the REST interface up to a bound, which takes nothing from a session or a picture', async () => {
  await pass('rest-everyone', 'all')
  const refused = await ask('/services')
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '600'])
  const forged = `${token.slice(0, -6)}AAAAAA`
  for (const each of ['x', 'a.b.c', forged]) expect((await ask('/services', bearing(each)))?.status).toBe(429)
  expect(await ask('/services', bearing(token))).toBeNull()
  expect(await ask('/services', { cookie: `payload-token=${token}` })).toBeNull()
  expect(await ask('/media/file/foto.webp')).toBeNull()
  await clear('rest-everyone', 'all')
})

test('a session that asks all day waits, however it is sent', async () => {
  await pass('rest-session', token)
  expect((await ask('/services', bearing(token)))?.status).toBe(429)
  expect((await ask('/services', { cookie: `payload-token=${token}` }))?.status).toBe(429)
})

test('a member of staff exports up to a bound', async () => {
  const { user } = await ctx.payload.auth({ headers: new Headers(bearing(token)) })
  expect((await rest('/leads-console/export.csv', { headers: bearing(token) })).status).toBe(200)
  await pass('export', String(user?.id))
  for (const path of ['/leads-console/export.csv', '/hosting-console/export.csv'])
    expect((await rest(path, { headers: bearing(token) })).status).toBe(429)
})

test.each([
  ['chat-everyone', 'chat-address'],
  ['inner-everyone', 'inner-address'],
] as const)('where no address can be believed, %s bounds everybody together', async (ceiling, limit) => {
  const stop = () => checkAddressLimit(ctx, limit, new Request(env.SITE_URL))
  expect(await stop()).toBeNull()
  await pass(ceiling, 'all')
  const refused = await stop()
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '600'])
  await clear(ceiling, 'all')
})

test('the site asks itself what an address is, however often others ask', async () => {
  await pass('inner-everyone', 'all')
  const path = '/blog/een-artikel'
  const own = new Request(innerAddress(env.SITE_URL, path), {
    headers: internalHeaders(path, env.PAYLOAD_SECRET),
  })
  expect(await checkAddressLimit(ctx, 'inner-address', own)).toBeNull()
  for (const forged of [
    internalHeaders('/een-ander', env.PAYLOAD_SECRET),
    internalHeaders(path, 'another secret'),
    { 'x-signature': 'x' },
  ]) {
    const asked = new Request(innerAddress(env.SITE_URL, path), { headers: forged })
    expect((await checkAddressLimit(ctx, 'inner-address', asked))?.status).toBe(429)
  }
  await clear('inner-everyone', 'all')
})
