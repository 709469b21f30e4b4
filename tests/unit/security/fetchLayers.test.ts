import { beforeEach, describe, expect, test, vi } from 'vitest'

const SITE = new URL('http://kantoor.example/admin')
const SAVE = '/api/faqs/1'

/** The browser of somebody whose session ended, and a server that asks for a proof of work. */
function browser() {
  const sent: string[] = []
  const state = { isIn: true, isProven: false }
  const answers: Record<string, () => Response> = {
    '/api/staff/me': () => Response.json({ user: state.isIn ? { id: 'x' } : null }),
    '/api/staff/login': () => {
      state.isIn = state.isProven
      const data = { challenge: '1.zegel' }
      return state.isProven ? Response.json({}) : Response.json({ errors: [{ data }] }, { status: 429 })
    },
    [SAVE]: () => Response.json({ doc: { updatedAt: 'nieuw' } }, { status: state.isIn ? 200 : 403 }),
  }
  const network: typeof fetch = async (input, init) => {
    const path = String(input)
    sent.push(path)
    state.isProven = new Headers(init?.headers).has('x-proof')
    return answers[path]?.() ?? new Response(null, { status: 404 })
  }
  vi.stubGlobal('window', { fetch: network, location: SITE })
  vi.stubGlobal('location', SITE)
  return { sent, state }
}

/** Each layer as its component installs it. A module of its own for each test, as for each page. */
async function parts() {
  const { installLayer } = await import('@/platform/console/fetchJson')
  const { interceptSaves } = await import('@/platform/editing/admin/interceptSaves')
  const { proofOfWorkLayer } = await import('@/features/staff/admin/session/requestLayers')
  const { sessionLayer } = await import('@/features/staff/admin/session/requestLayers')
  const answered = vi.fn()
  const logIn = vi.fn(async () => (await window.fetch('/api/staff/login', { method: 'POST' })).ok)
  return {
    answered,
    logIn,
    saves: () => interceptSaves({ address: SAVE, choose: async () => null, answered }),
    session: () => installLayer('session', sessionLayer(logIn)),
    proof: () => installLayer('proof', proofOfWorkLayer),
  }
}

const save = () => {
  const body = new FormData()
  body.set('_payload', '{"updatedAt":"oud"}')
  return window.fetch(SAVE, { method: 'PATCH', body })
}

const ALL = ['saves', 'session', 'proof'] as const
const ORDERS = ALL.flatMap(first =>
  ALL.filter(each => each !== first).map(second => {
    const third = ALL.find(each => each !== first && each !== second)
    return [first, second, third ?? first]
  }),
)

beforeEach(() => {
  vi.resetModules()
  return () => vi.unstubAllGlobals()
})

describe('a save whose session ended, of an account that is asked for a proof of work', () => {
  const THROUGH_ALL = [SAVE, '/api/staff/me', '/api/staff/login', '/api/staff/login', SAVE]

  test.each(ORDERS)('passes every layer when %s, %s, %s come in this order', async (...order) => {
    const { sent, state } = browser()
    const { answered, ...mount } = await parts()
    for (const name of order) mount[name]()
    state.isIn = false
    expect((await save()).status).toBe(200)
    expect(sent).toEqual(THROUGH_ALL)
    // The form hears of one answer, the last: its next save stands on what is kept now.
    expect(answered.mock.calls).toEqual([[{ updatedAt: 'nieuw' }]])
  })

  test.each(ORDERS)('and when React mounts %s, %s, %s twice', async (...order) => {
    const { sent, state } = browser()
    const { answered, ...mount } = await parts()
    const unmount = order.map(name => mount[name]())
    for (const each of unmount) each()
    for (const name of order) mount[name]()
    state.isIn = false
    expect((await save()).status).toBe(200)
    expect(sent).toEqual(THROUGH_ALL)
    expect(answered).toHaveBeenCalledTimes(1)
  })

  test.each(ALL)('does without %s once that is unmounted, and keeps the others', async gone => {
    const { sent, state } = browser()
    const { answered, ...mount } = await parts()
    const unmount = { saves: mount.saves(), session: mount.session(), proof: mount.proof() }
    unmount[gone]()
    state.isIn = false
    await save()
    const expected = {
      saves: { sent: THROUGH_ALL, answered: 0 },
      session: { sent: [SAVE], answered: 1 },
      proof: { sent: [SAVE, '/api/staff/me', '/api/staff/login'], answered: 1 },
    }
    expect({ sent, answered: answered.mock.calls.length }).toEqual(expected[gone])
  })
})

test('a second save waits while somebody logs in for the first', async () => {
  const { sent, state } = browser()
  const mount = await parts()
  let enter: (isIn: boolean) => void = () => undefined
  mount.logIn.mockImplementation(
    () =>
      new Promise(resolve => {
        enter = resolve
      }),
  )
  for (const name of ALL) mount[name]()
  state.isIn = false
  const both = [save(), save()]
  await vi.waitFor(() => expect(mount.logIn).toHaveBeenCalledTimes(1))
  expect(sent.filter(path => path === SAVE)).toHaveLength(1)
  state.isIn = true
  enter(true)
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
  expect(mount.logIn).toHaveBeenCalledTimes(1)
  expect(sent.filter(path => path === SAVE)).toHaveLength(3)
})

test('what others put around fetch stays when a layer comes or goes', async () => {
  browser()
  const mount = await parts()
  const unmount = mount.proof()
  const seen: unknown[] = []
  const before = window.fetch
  window.fetch = (input, init) => {
    seen.push(input)
    return before(input, init)
  }
  mount.session()
  unmount()
  await window.fetch('/api/faqs')
  expect(seen).toEqual(['/api/faqs'])
})
