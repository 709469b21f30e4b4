import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { NO_TEXTS } from '../../support/badInput'
import { lift } from '../../support/ceilings'
import { IN_ORDER, type Input, PATIENCE, tryAll } from '../../support/corpus'
import { JSON_BODY, rest } from '../../support/customers'
import { leaksIn, markedRecords, type Reader, sessionsOfAll } from '../../support/markedRecords'
import { ALL_CASES } from '../../support/moreBadInput'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const sessions = await sessionsOfAll(ctx)
const { ids, all } = await markedRecords(ctx)
const { endpoints, collections } = ctx.payload.config

/** Each try of these costs the hash of a password, or mails. They have tests of their own. */
const COSTLY =
  /\/(login|logout|forgot-password|reset-password|refresh-token|first-register|test-mails|test-webhook)$/
const OURS = /console|second-factor|sessions|confirm|links|resend|erase|password-link|invite|withdraw/
const OWN = [
  ...endpoints.map(({ method, path }) => ({ method, path })),
  ...collections.flatMap(({ slug, endpoints: own }) =>
    (own || []).map(({ method, path }) => ({ method, path: `/${slug}${path}` })),
  ),
].filter(({ path }) => OURS.test(path) && !COSTLY.test(path))

const PARAMS = [
  'id',
  'collection',
  'tab',
  'sort',
  'filter',
  'status',
  'owner',
  'search',
  'after',
  'open',
  'month',
  'apart',
]

async function judged(reader: Reader, method: string, path: string, body?: string): Promise<string | null> {
  const headers = { ...JSON_BODY, ...sessions[reader] }
  const answer = await rest(path, { method, body, headers })
  const said = await answer.text()
  const leaks = leaksIn(said, reader, all)
  if (answer.status >= 500 || leaks.length > 0) return `${answer.status} ${leaks} ${said.slice(0, 150)}`
  if (!answer.headers.get('content-type')?.includes('csv')) return null
  const cells = [...said.matchAll(/"((?:[^"]|"")*)"/g)].map(found => found[1] ?? '')
  return cells.some(cell => /^[=+\-@\t\r\n]/.test(cell)) ? 'a formula in a cell' : null
}

const NAMES = [
  'id',
  'order',
  'customer',
  'invoice',
  'lines',
  'key',
  'status',
  'note',
  'password',
  'method',
  'factor',
  'others',
  'event',
  'items',
]
const filled = (value: unknown) => JSON.stringify(Object.fromEntries(NAMES.map(name => [name, value])))
const BODIES = ['', '{', 'null', '[]', '"x"', '{}', '{"__proto__":{"id":"x"}}', filled(randomUUID())]
const VALUES = NO_TEXTS.map(([, value]) => value).filter(
  each => typeof each !== 'bigint' && typeof each !== 'symbol',
)

type OwnDoor = (typeof OWN)[number]

const at = (path: string, id: string) => path.replace(':id', id)
const asking = (reader: Reader, method: string, path: string, body?: string): Input => ({
  name: `${reader} ${method} ${path.slice(0, 100)} ${body?.slice(0, 100)}`,
  judge: () => judged(reader, method.toUpperCase(), path, body),
})

const byEverybody = ({ method, path }: OwnDoor): Input[] => {
  const sent = method === 'post' ? [...BODIES, ...VALUES.slice(0, 5).map(filled)] : [undefined]
  const made = path.includes(':id') ? [randomUUID(), '%00', String(ids.leads)] : ['']
  return (['visitor', 'editor', 'operator'] as const).flatMap(reader =>
    sent.flatMap(body => made.map(id => asking(reader, method, at(path, id), body))),
  )
}

const byOperator = ({ method, path }: OwnDoor): Input[] => {
  const own = at(path, randomUUID())
  if (method === 'post')
    return ALL_CASES.slice(0, 12).map(([, text]) => asking('operator', method, own, filled(text)))
  return ALL_CASES.filter((_, index) => index % 3 === 0).map(([, text]) =>
    asking('operator', method, `${own}?${new URLSearchParams(PARAMS.map(param => [param, text]))}`),
  )
}

test(
  'nothing that is asked of the office fails, or answers who may not ask',
  async () => {
    for (const reader of ['editor', 'operator', 'admin'] as const) {
      const { user } = await ctx.payload.auth({ headers: new Headers(sessions[reader]) })
      for (const limit of ['export', 'staff-proof'] as const) await lift(limit, String(user?.id))
    }
    expect(OWN.length).toBeGreaterThan(30)
    const inputs = OWN.flatMap(door => [...byEverybody(door), ...byOperator(door)])
    expect(await tryAll('office doors', inputs, 4)).toEqual(IN_ORDER)
  },
  PATIENCE,
)
