import { expect, test } from 'vitest'
import { IN_ORDER, type Input, PATIENCE, tryAll } from '../../support/corpus'
import { rest } from '../../support/customers'
import { leaksIn, markedRecords, READERS, type Reader, sessionsOfAll } from '../../support/markedRecords'
import { ALL_CASES } from '../../support/moreBadInput'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const sessions = await sessionsOfAll(ctx)
const { ids, all } = await markedRecords(ctx)
const { globals } = ctx.payload.config
/** The others are served at no address, which badRequests.test.ts asks for. */
const collections = ctx.payload.config.collections.filter(({ endpoints }) => endpoints)
const IDS = new URLSearchParams(Object.values(ids).map((id, at) => [`where[id][in][${at}]`, id])).toString()

/** Questions whose answer would hold what is not for everybody. */
const WIDE = [
  '?limit=0&depth=2',
  '?draft=true&limit=0&depth=2&pagination=false',
  '?select[hash]=true&select[salt]=true&select[resetPasswordToken]=true&select[orderKey]=true&limit=0',
  '?populate[staff][name]=true&populate[hosting-customers][name]=true&depth=2&limit=0',
  `?${IDS}&depth=2&trash=true&locale=all&fallback-locale=none`,
]

/** Questions that nothing of ours asks. */
const ODD = [
  '?limit=-1',
  '?limit=onzin&page=onzin&depth=onzin',
  '?limit=1e999&depth=99999999999999999999',
  '?page=0',
  '?page=99999999999999999999',
  '?depth=-5',
  '?sort=-hash,salt,resetPasswordToken,orderKey',
  '?sort[0]=createdAt&sort[1]=__proto__',
  '?sort=customer.hash,owner.salt,user.email',
  '?select=onzin&populate=onzin&joins=onzin',
  '?select[__proto__][x]=true&populate[constructor][x]=true',
  '?joins[x][limit]=0&joins[x][where][hash][exists]=true',
  '?where[hash][exists]=true',
  '?where[customer.hash][like]=a&where[owner.salt][like]=a',
  '?where[__proto__][equals]=x',
  '?where[id][constructor]=x',
  '?where[and]=x&where[or]=x',
  '?where[and][0][or][0][and][0][or][0][id][equals]=x',
  '?where[id][near]=1,2,3',
  '?where[id][equals][equals]=x',
  '?where[createdAt][greater_than]=onzin',
  '?where[createdAt][in]=,,,',
  '?where[_status][not_in]=published&where[_status][like]=%25',
  '?locale=%00&fallback-locale=../..',
  '?where=%7B%22id%22%3A%7B%7D%7D',
  '?%5B%5D=&=&&&[a[b]=c',
  `?${'where[or][0]'.repeat(3)}[id][equals]=x`,
  `?where[id][in]=${'x,'.repeat(2000)}`,
]

type Init = RequestInit & { headers: Record<string, string> }

/** No fault of ours, and nothing that is not for this reader. */
async function judged(path: string, reader: Reader, init: Partial<Init> = {}): Promise<string | null> {
  const answer = await rest(path, { ...init, headers: { ...sessions[reader], ...init.headers } })
  const said = await answer.text()
  const leaks = leaksIn(said, reader, all)
  if (answer.status >= 500 || leaks.length > 0) return `${answer.status} ${leaks} ${said.slice(0, 150)}`
  const type = answer.headers.get('content-type') ?? ''
  return type.includes('html') ? `is ${type}` : null
}

const asking = (reader: Reader, path: string): Input => ({
  name: `${reader} ${path.slice(0, 160)}`,
  judge: () => judged(path, reader),
})

const ofAll = collections.flatMap(({ slug, versions }) => {
  const id = ids[slug] ?? ids.leads
  const one = [`/${id}?depth=2&draft=true`, `/access/${id}`, '/count?where[id][exists]=true']
  const older = versions ? ['?limit=0&depth=2', '?where[parent][exists]=true'] : ['']
  const asked = [...WIDE, ...one, ...older.map(query => `/versions${query}`)]
  return READERS.flatMap(reader => asked.map(each => asking(reader, `/${slug}${each}`)))
})

const odd = collections.flatMap(({ slug }) => {
  const [[, text] = ['', '']] = ALL_CASES.slice(slug.length)
  const where = `?where[id][like]=${encodeURIComponent(text.toWellFormed())}`
  const made = ALL_CASES.slice(0, 12).map(
    ([, id]) => `/${encodeURIComponent(id.toWellFormed()).replaceAll('.', '%2E')}`,
  )
  const asked = [...ODD, where, `/versions${where}`, `/count${where}`]
  return [
    ...(['visitor', 'admin'] as const).flatMap(reader =>
      asked
        .filter((_, at) => at % (reader === 'admin' ? 2 : 3) === slug.length % 2)
        .map(each => asking(reader, `/${slug}${each}`)),
    ),
    ...made.map(each => asking('admin', `/${slug}${each}`)),
  ]
})

const GLOBALLY = [
  ...['?depth=2', '?draft=true&depth=2&locale=all', '/versions?limit=0&depth=2', '/access'],
  '?select[hash]=true&populate[staff][name]=true&depth=2',
]
const ofGlobals = globals.flatMap(({ slug }) =>
  READERS.flatMap(reader => GLOBALLY.map(path => asking(reader, `/globals/${slug}${path}`))),
)

const typed = ALL_CASES.filter((_, at) => at % 3 === 0).flatMap(([, text]) => {
  const value = encodeURIComponent(text.toWellFormed())
  const asked = [
    `/leads?where[name][like]=${value}&sort=${value}&limit=${value}`,
    `/services?where[title][contains]=${value}&select[${value}]=true&depth=${value}`,
    `/${value}`,
  ]
  return (['visitor', 'customer', 'operator'] as const).flatMap(reader =>
    asked.map(path => asking(reader, path)),
  )
})

test(
  'nobody reads over REST what is another’s, whatever they ask, and nothing of it fails',
  async () => {
    expect(await tryAll('REST reads', [...ofAll, ...odd, ...ofGlobals, ...typed], 4)).toEqual(IN_ORDER)
  },
  PATIENCE,
)
