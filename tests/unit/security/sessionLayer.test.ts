import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Prompt, sessionLayer } from '@/features/staff/admin/session/requestLayers'

type Said = { status: number; body?: object }

/** A server that gives these answers in turn, and whether a session runs. */
function server(answers: Said[], isIn = true) {
  const sent: { path: string; body: unknown }[] = []
  const send = async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = String(input)
    if (path === '/api/staff/me') return Response.json({ user: isIn ? { id: 'x' } : null })
    sent.push({ path, body: init?.body })
    const { status, body = {} } = answers.shift() ?? { status: 200 }
    return Response.json(body, { status })
  }
  return { send: send as typeof fetch, sent }
}

const UNCONFIRMED = { status: 403, body: { errors: [{ data: { code: 'confirmIdentity' } }] } }
const change = { method: 'PATCH', body: '{"email":"nieuw@kantoor.example"}' }

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://kantoor.example/admin'))
  return () => vi.unstubAllGlobals()
})

describe('a request of the office', () => {
  test.each<[string, Said[], boolean, Prompt]>([
    ['without a confirmation', [UNCONFIRMED], true, 'confirm'],
    ['without a session', [{ status: 403 }], false, 'logIn'],
    ['that does not exist for visitors', [{ status: 404 }], false, 'logIn'],
  ])('%s is sent once more as it was, after the password', async (_name, answers, isIn, expected) => {
    const { send, sent } = server(answers, isIn)
    const ask = vi.fn(async () => true)
    const answer = await sessionLayer(ask)(send)('/api/staff/1', change)
    expect(answer.status).toBe(200)
    expect(ask.mock.calls).toEqual([[expected]])
    expect(sent).toEqual(Array(2).fill({ path: '/api/staff/1', body: change.body }))
  })

  test('is answered with the refusal when nobody types the password', async () => {
    const { send, sent } = server([UNCONFIRMED])
    const answer = await sessionLayer(async () => false)(send)('/api/staff/1', change)
    expect([answer.status, await answer.json(), sent.length]).toEqual([403, UNCONFIRMED.body, 1])
  })

  test.each([
    ['that is refused to who is logged in', '/api/staff/1', true],
    ['to log in', '/api/staff/login', false],
    ['for a page', '/admin/leads', false],
    ['to another site', 'https://elders.example/api/staff', false],
  ])('%s asks nobody for anything', async (_name, address, isIn) => {
    const { send } = server([{ status: 403 }], isIn)
    const ask = vi.fn(async () => true)
    expect((await sessionLayer(ask)(send)(address)).status).toBe(403)
    expect(ask).not.toHaveBeenCalled()
  })

  test('for the session of a page that ended while it loaded asks to log in', async () => {
    let isIn = false
    const send = (async () => Response.json({ user: isIn ? { id: 'x' } : null })) as typeof fetch
    const ask = vi.fn(async () => {
      isIn = true
      return true
    })
    const answer = await sessionLayer(ask)(send)('/api/staff/me')
    expect(await answer.json()).toEqual({ user: { id: 'x' } })
    expect(ask.mock.calls).toEqual([['logIn']])
  })

  test('of a form that asks the server how it stands is asked about too', async () => {
    const { send } = server([{ status: 500 }], false)
    const ask = vi.fn(async () => true)
    const action = { method: 'POST', headers: { 'Next-Action': 'x' }, body: '[]' }
    expect((await sessionLayer(ask)(send)('/admin/account', action)).status).toBe(200)
    expect(ask).toHaveBeenCalledWith('logIn')
  })
})
