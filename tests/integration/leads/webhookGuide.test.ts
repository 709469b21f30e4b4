import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { receiveMetaWebhook } from '@/features/leads/server/metaApi'
import { getWebhookSetup, testWebhook } from '@/features/leads/server/webhookSetup'
import { callFor, newIds, SECRET, send } from '../../support/metaCalls'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const operator = await staffMember(ctx.payload, 'operator')
const editor = await staffMember(ctx.payload, 'editor')
const UNSET = { appSecret: undefined, verifyToken: undefined, accessToken: undefined, graphUrl: '' }
const meta = { ...UNSET, appSecret: SECRET }

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

/** The site's own webhook on loopback, which knows this secret. */
async function site(secret: string): Promise<string> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const signature = String(request.headers['x-hub-signature-256'])
    const call = { body: new Response(Buffer.concat(chunks)).body, signature }
    const { kind } = await receiveMetaWebhook(() => ctx, call, { ...meta, appSecret: secret })
    response.writeHead(kind === 'accepted' ? 200 : 401).end()
  })
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('the button for a test event', () => {
  test('is taken in as a test that nobody fetches', async () => {
    expect(await testWebhook(ctx, meta, await site(SECRET))).toEqual({ kind: 'accepted' })
    const { events } = await getWebhookSetup({ ...ctx, user: operator }, meta)
    expect(events[0]).toMatchObject({ eventId: expect.stringMatching(/^test-/), state: 'test' })
  })

  test('hears that the webhook does not know its secret', async () => {
    expect(await testWebhook(ctx, meta, await site('ander geheim'))).toEqual({ kind: 'refused' })
  })

  test('calls nobody without a secret', async () => {
    expect(await testWebhook(ctx, UNSET, 'http://127.0.0.1:9')).toEqual({ kind: 'notConfigured' })
  })
})

describe('the guide', () => {
  test('says which secrets are set, and never what they are', async () => {
    const guide = await getWebhookSetup({ ...ctx, user: operator }, meta)
    expect(guide.secrets.map(({ name, isSet }) => [name, isSet])).toEqual([
      ['META_VERIFY_TOKEN', false],
      ['META_APP_SECRET', true],
      ['META_ACCESS_TOKEN', false],
    ])
    expect(guide.address).toMatch(/^https?:.*\/api\/webhooks\/meta$/)
    expect(JSON.stringify(guide)).not.toContain(SECRET)
  })

  test('shows the last five events and counts all that wait', async () => {
    const { waiting: before } = await getWebhookSetup({ ...ctx, user: operator }, meta)
    await send(ctx, meta, callFor(newIds(6)))
    const guide = await getWebhookSetup({ ...ctx, user: operator }, meta)
    expect(guide.events).toHaveLength(5)
    expect(guide.waiting).toBe(before + 6)
  })

  test('is not for who does not sell', async () => {
    await expect(getWebhookSetup({ ...ctx, user: editor }, meta)).rejects.toThrow()
    await expect(getWebhookSetup({ ...ctx, user: null }, meta)).rejects.toThrow()
  })
})
