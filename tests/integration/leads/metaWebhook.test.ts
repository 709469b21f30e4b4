import { afterEach, describe, expect, test } from 'vitest'
import { answerMetaChallenge, type MetaSettings, receiveMetaWebhook } from '@/features/leads/server/metaApi'
import { fetchMetaLeads } from '@/features/leads/server/metaLeads'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { graphPeer } from '../../support/graphPeer'
import { callFor, eventsOf, newIds, SECRET, send, settingsFor, signatureOf } from '../../support/metaCalls'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const UNSET: MetaSettings = {
  appSecret: undefined,
  verifyToken: undefined,
  accessToken: undefined,
  graphUrl: 'http://127.0.0.1:9',
}
const at = (time: string): Ctx => ({ ...ctx, now: () => new Date(time) })

afterEach(async () => {
  await database(ctx).drizzle.execute('delete from webhook_events')
})

describe('setting up the webhook', () => {
  const meta = { ...UNSET, verifyToken: 'proefwoord' }
  const asked = (part: Record<string, string>) =>
    new URLSearchParams({
      'hub.mode': 'subscribe',
      'hub.verify_token': 'proefwoord',
      'hub.challenge': '1158201444',
      ...part,
    })

  test('Meta hears its challenge back', () => {
    expect(answerMetaChallenge(asked({}), meta)).toBe('1158201444')
  })

  test.each([
    ['another token', { 'hub.verify_token': 'proefwoorD' }],
    ['the beginning of the token', { 'hub.verify_token': 'proef' }],
    ['an empty token', { 'hub.verify_token': '' }],
    ['another mode', { 'hub.mode': 'unsubscribe' }],
  ])('with %s nobody hears anything', (_name, part) => {
    expect(answerMetaChallenge(asked(part), meta)).toBeNull()
  })

  test('without a token of our own, not even an empty one opens it', () => {
    expect(answerMetaChallenge(asked({ 'hub.verify_token': '' }), UNSET)).toBeNull()
    expect(answerMetaChallenge(new URLSearchParams(), meta)).toBeNull()
  })
})

describe('an unsigned call is refused and leaves nothing', () => {
  const ids = newIds(1)
  const body = callFor(ids)
  const good = signatureOf(body)
  const meta = { ...UNSET, appSecret: SECRET }

  test.each([
    ['no signature', null],
    ['an empty one', ''],
    ['only its name', 'sha256='],
    ['a short one', good.slice(0, -2)],
    ['a long one', `${good}00`],
    ['one of another secret', signatureOf(body, 'ander geheim')],
    ['one of no secret', signatureOf(body, '')],
    ['one without its name', good.slice('sha256='.length)],
    ['the older kind', `sha1=${good.slice('sha256='.length, 'sha256='.length + 40)}`],
    ['signs that are no digits', `sha256=${'z'.repeat(64)}`],
    ['a sign of two bytes', `sha256=${'é'.repeat(64)}`],
    ['two of them', `${good}, ${good}`],
    ['one over another body', signatureOf(`${body} `)],
  ])('with %s', async (_name, signature) => {
    expect(await send(ctx, meta, body, signature)).toEqual({ kind: 'unsigned' })
    expect(await eventsOf(ctx, ids)).toEqual([])
  })

  test('without asking for the database, which may be down', async () => {
    const makeCtx = () => Promise.reject(new Error('no database'))
    const sent = { body: new Response(body).body, signature: signatureOf(body, 'ander geheim') }
    expect(await receiveMetaWebhook(makeCtx, sent, meta)).toEqual({ kind: 'unsigned' })
  })

  test('with any single byte of it changed', async () => {
    const bytes = Buffer.from(body)
    const kinds = await Promise.all(
      [...bytes.keys()].map(async index => {
        const tampered = Uint8Array.from(bytes)
        tampered[index] = (bytes[index] ?? 0) ^ 1
        return (await send(ctx, meta, tampered, good)).kind
      }),
    )
    expect(new Set(kinds)).toEqual(new Set(['unsigned']))
    expect(await eventsOf(ctx, ids)).toEqual([])
  })

  test('while no secret is set, whatever it is signed with', async () => {
    expect(await send(ctx, UNSET, body, signatureOf(body, ''))).toEqual({
      kind: 'notConfigured',
    })
    expect(await eventsOf(ctx, ids)).toEqual([])
  })
})

describe('a signed call', () => {
  const meta = { ...UNSET, appSecret: SECRET }

  test('is signed over its bytes as they came, not over what they mean', async () => {
    const [id = ''] = newIds(1)
    const body = callFor([id]).replace('{"object"', '{ "naam" : "caf\\u00e9 \u00e9" ,\n"object"')
    const rewritten = JSON.stringify(JSON.parse(body))
    expect(await send(ctx, meta, rewritten, signatureOf(body))).toEqual({ kind: 'unsigned' })
    expect(await send(ctx, meta, body)).toEqual({ kind: 'accepted' })
    expect(await eventsOf(ctx, [id])).toHaveLength(1)
  })

  test('keeps what it told, before anything is fetched', async () => {
    const [id = ''] = newIds(1)
    await send(at('2026-11-20T10:00:00Z'), meta, callFor([id]))
    expect(await eventsOf(ctx, [id])).toMatchObject([
      {
        source: 'meta',
        eventId: id,
        state: 'received',
        attempts: 0,
        payload: { leadId: id, formId: '22', pageId: '33', adId: '44', createdTime: 1_763_632_800 },
        createdAt: '2026-11-20T10:00:00.000Z',
        nextAttemptAt: '2026-11-20T10:00:00.000Z',
      },
    ])
  })

  test('of a megabyte is read, and of one byte more is not', async () => {
    const [fits = '', too = ''] = newIds(2)
    expect(await send(ctx, meta, callFor([fits]).padEnd(1_000_000))).toEqual({ kind: 'accepted' })
    expect(await send(ctx, meta, callFor([too]).padEnd(1_000_001))).toEqual({ kind: 'tooLarge' })
    expect(await eventsOf(ctx, [fits, too])).toHaveLength(1)
  })

  test('that never ends is left off', async () => {
    let sent = 0
    let left = false
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: stream => {
        sent += 65_536
        stream.enqueue(new Uint8Array(65_536))
      },
      cancel: () => {
        left = true
      },
    })
    const answer = await send(ctx, meta, body as never, signatureOf(''))
    expect(answer).toEqual({ kind: 'tooLarge' })
    expect(left).toBe(true)
    expect(sent).toBeLessThan(2_000_000)
  })

  test('that is no JSON is said to be unreadable', async () => {
    expect(await send(ctx, meta, '<html>')).toEqual({ kind: 'unreadable' })
    expect(await send(ctx, meta, '')).toEqual({ kind: 'unreadable' })
  })

  test('about something else is accepted and keeps nothing', async () => {
    expect(await send(ctx, meta, '{"object":"page","entry":[{"changes":[{"field":"feed"}]}]}')).toEqual({
      kind: 'accepted',
    })
    expect(await database(ctx).drizzle.execute('select 1 from webhook_events')).toMatchObject({ rows: [] })
  })

  test('of which one lead cannot be kept is not accepted, and keeps none; sent again it keeps them all', async () => {
    const [first = '', refused = ''] = newIds(2)
    const { drizzle } = database(ctx)
    await drizzle.execute(`
      create function refuse_event() returns trigger language plpgsql as
        $$ begin if new.event_id = '${refused}' then raise exception 'no room'; end if; return null; end $$;
      create constraint trigger refuse_event after insert on webhook_events
        deferrable initially deferred for each row execute function refuse_event();`)
    await expect(send(ctx, meta, callFor([first, refused]))).rejects.toThrow()
    expect(await eventsOf(ctx, [first, refused])).toEqual([])
    await drizzle.execute(
      'drop trigger refuse_event on webhook_events; drop function refuse_event() cascade;',
    )
    expect(await send(ctx, meta, callFor([first, refused]))).toEqual({ kind: 'accepted' })
    expect(await eventsOf(ctx, [first, refused])).toHaveLength(2)
  })

  test.each(['test-1763632800', '444444444444'])('about the trial lead %s is never fetched', async id => {
    const peer = await graphPeer()
    await send(ctx, settingsFor(peer), callFor([id]))
    expect(await fetchMetaLeads(ctx, settingsFor(peer))).toBe(0)
    expect(await eventsOf(ctx, [id])).toMatchObject([{ state: 'test', nextAttemptAt: null }])
    expect(peer.calls).toEqual([])
    await peer.stop()
  })
})
