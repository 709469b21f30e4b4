import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { bookingSql, getMissingNumbers, invoiceSql, storedVatAmounts } from '@/features/billing/server/public'
import { requireOperator } from '@/platform/access/authority'
import { decodeCursor, encodeCursor, pageOf } from '@/platform/console/officeEndpoints'
import { type Ctx, readPart } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { storedVatRates } from '@/platform/db/vatRates'
import { TAX_REGIMES } from '@/platform/money/tax'
import { HOSTING_TABS, type HostingFound, type HostingPage, type HostingTab } from '../../model/console'
import {
  type HostingQuery,
  type HostingSearch,
  type HostingSort,
  hostingSearch,
} from '../../model/consoleQuery'
import { orderSql } from '../orderRepository'
import { FROM, type MoreColumns, OPEN_AMOUNT, type Rows, readRowsWith, SET_UP_DEADLINE } from './rows'
import { hostingStats } from './stats'

const PAGE = 50

const IDS = { orders: sql`o.id`, customers: sql`c.id`, invoices: sql`i.id` }

/** At most `size` lines of a tab, from where the query begins. Throws for anybody who does not sell. */
export async function listHosting(ctx: Ctx, query: HostingQuery, size = PAGE): Promise<HostingPage> {
  requireOperator(ctx)
  const [{ rows, next }, found] = await Promise.all([page(ctx, query, size), countFound(ctx, query.search)])
  return { tab: query.tab, rows, next, found } as HostingPage
}

const exportedColumns = z.object({
  vatRates: storedVatAmounts,
  mirrors: z.array(z.object({ number: z.string() })),
})

export type ExportedInvoice = Rows['invoices'] & z.infer<typeof exportedColumns>

/** The lines of the tab of invoices, with what only their export names. */
export function listForExport(ctx: Ctx, query: HostingQuery, size: number) {
  requireOperator(ctx)
  const columns = sql`, ${storedVatRates(sql`i`)} as "vatRates", ${invoiceSql.mirrors} as mirrors`
  return pageWith(ctx, { ...query, tab: 'invoices' as const }, size, { columns, schema: exportedColumns })
}

/** By which rates and regimes a query's invoices are divided, the highest rate first. */
export async function listVatGroups(ctx: Ctx, query: HostingQuery) {
  requireOperator(ctx)
  const { rows } = await database(ctx).drizzle.execute(sql`
    select distinct (part ->> 'rate')::float8 as rate, coalesce(part ->> 'regime', 'dutch') as regime
    from ${FROM.invoices}, jsonb_array_elements(${storedVatRates(sql`i`)}) part
    where ${where({ ...query, tab: 'invoices' })} order by rate desc, regime`)
  return z.array(vatGroup).parse(rows)
}

const vatGroup = z.object({ rate: z.number(), regime: z.enum(TAX_REGIMES) })

async function page(ctx: Ctx, query: HostingQuery, size: number) {
  const { rows, next } = await pageWith(ctx, query, size, NO_MORE)
  return { rows: rows.map(({ kept: _kept, ...row }) => row), next }
}

const NO_MORE: MoreColumns<object> = { columns: sql``, schema: z.object({}) }

async function pageWith<Tab extends HostingTab, More extends object>(
  ctx: Ctx,
  query: HostingQuery & { tab: Tab },
  size: number,
  more: MoreColumns<More>,
) {
  const [sort, id] = [sortOf(query), IDS[query.tab]]
  const cursor = readCursor(query.after, sort)
  const from = cursor ? sql`${where(query)} and ${comesAfter(sort, id, cursor)}` : where(query)
  // One more than is shown tells whether there is a next page.
  const rest = sql`where ${from} order by ${orderedBy(sort, id)} limit ${size + 1}`
  const columns = sql`, ${cursorColumn(sort, id)} as kept${more.columns}`
  const kept = { columns, schema: z.intersection(keptColumn, more.schema) }
  const lines = await readRowsWith(database(ctx).drizzle, query.tab, rest, kept)
  return pageOf(lines, size, last => encodeCursor(last.kept))
}

const keptColumn = z.object({ kept: z.array(z.string()) })

async function countFound(ctx: Ctx, search: string): Promise<HostingFound> {
  const counts = HOSTING_TABS.map(
    ({ value: tab }) =>
      sql`(select count(*)::int from ${FROM[tab]} where ${where({ tab, filter: null, search })}) as ${sql.raw(tab)}`,
  )
  const { rows } = await database(ctx).drizzle.execute(sql`select ${sql.join(counts, sql`, `)}`)
  return foundCounts.parse(rows[0])
}

const foundCounts = z.object({ orders: z.number(), customers: z.number(), invoices: z.number() })

const FILTERS: Record<HostingTab, (filter: string) => SQL> = {
  orders: filter => ORDERS[filter] ?? sql`o.status::text = ${filter}`,
  customers: filter => CUSTOMERS[filter] ?? sql`true`,
  invoices: filter => INVOICES[filter] ?? invoiceSql.standsAs(filter),
}

const ORDERS: Record<string, SQL> = {
  hands: sql`${SET_UP_DEADLINE} is not null`,
  advance: sql`${bookingSql.advanceOf(sql`o.id`)} > 0`,
}

const CUSTOMERS: Record<string, SQL> = {
  open: sql`${OPEN_AMOUNT} > 0`,
  erasure: sql`c.erasure_asked_at is not null`,
  disabled: sql`c.disabled`,
}

const INVOICES: Record<string, SQL> = {
  credit: invoiceSql.isCredit,
  refund: sql`${invoiceSql.isCredit} and ${invoiceSql.unpaid}`,
  moneyBack: bookingSql.asksDecision,
  advance: sql`not ${invoiceSql.isCredit} and i.booked > case when i.number is null then 0 else i.incl end`,
}

type Narrowed = Pick<HostingQuery, 'tab' | 'filter' | 'search'> & Partial<HostingQuery>

function where({ tab, filter, search, from, until }: Narrowed): SQL {
  const sought = hostingSearch(search)
  const narrowed = sql`${filter === null ? sql`true` : FILTERS[tab](filter)}
    ${from ? sql`and i.issue_date >= ${from}` : sql``} ${until ? sql`and i.issue_date <= ${until}` : sql``}`
  return sought ? sql`${narrowed} and (${MATCHES[tab](sought)})` : narrowed
}

const MATCHES: Record<HostingTab, (sought: HostingSearch) => SQL> = {
  orders: sought => sql`${ofCustomer(sought)} or ${ofOrder(sought)} or
    o.id in (select i.order_id from ${invoiceSql.from} where ${ofInvoice(sought)})`,
  customers: sought => sql`${ofCustomer(sought)} or
    c.id in (select o.customer_id from ${orderSql.from} where ${ofOrder(sought)}) or
    c.id in (select i.customer_id from ${invoiceSql.from} where ${ofInvoice(sought)})`,
  invoices: sought => sql`${ofInvoice(sought)} or ${ofCustomer(sought)} or ${ofOrder(sought)}`,
}

const holds = (text: SQL, sought: string) => sql`strpos(lower(${text}), lower(${sought}::text)) > 0`

function ofCustomer({ text, phone }: HostingSearch): SQL {
  const known = holds(sql`concat_ws(' ', c.name, c.company, c.email, c.address, c.zipcode, c.city)`, text)
  return phone ? sql`(${known} or ${holds(sql`bureau.phone_digits(c.phone)`, phone)})` : known
}

const ofOrder = ({ text }: HostingSearch) =>
  holds(sql`concat_ws(' ', o.number, ${orderSql.title}, o.domain_name)`, text)

const ofInvoice = ({ text }: HostingSearch) => invoiceSql.holds(text)

type SortKey = { of: SQL; type: 'timestamptz' | 'text' | 'numeric'; by?: (value: SQL) => SQL }

/** Lines are compared with a cursor at once, which asks that all keys of an order go one way. */
type Sort = { keys: SortKey[]; desc: boolean }

const created = (alias: string): SortKey => ({ of: sql.raw(`${alias}.created_at`), type: 'timestamptz' })

const youth = (alias: string): SortKey => ({
  ...created(alias),
  by: value => sql`timestamptz '2200-01-01 00:00:00+00' - ${value}`,
})

const byAge = (alias: string) => ({
  newest: { keys: [created(alias)], desc: true },
  oldest: { keys: [created(alias)], desc: false },
})

const waiting: SortKey = { of: sql`coalesce(${SET_UP_DEADLINE}, 'infinity')`, type: 'timestamptz' }
const due: SortKey = {
  of: sql`case when ${bookingSql.asksDecision} then '0000' when ${invoiceSql.unpaid} then coalesce(i.due_date, '9998') else '9999' end`,
  type: 'text',
}

const SORTS: { [Tab in HostingTab]: Record<HostingSort<Tab>, Sort> } = {
  orders: { ...byAge('o'), waiting: { keys: [waiting, youth('o')], desc: false } },
  customers: {
    ...byAge('c'),
    name: { keys: [{ of: sql`lower(c.name)`, type: 'text' }], desc: false },
    open: { keys: [{ of: OPEN_AMOUNT, type: 'numeric' }], desc: true },
  },
  invoices: {
    ...byAge('i'),
    waiting: { keys: [due, youth('i')], desc: false },
    amount: { keys: [{ of: sql`i.incl`, type: 'numeric' }], desc: true },
  },
}

function sortOf({ tab, sort }: Pick<HostingQuery, 'tab' | 'sort'>): Sort {
  const sorts: Partial<Record<HostingSort, Sort>> = SORTS[tab]
  const found = sorts[sort]
  if (!found) throw new Error(`${tab} cannot stand in the order ${sort}`)
  return found
}

function orderedBy({ keys, desc }: Sort, id: SQL): SQL {
  const way = desc ? sql` desc` : sql``
  return sql.join([...keys.map(({ of, by }) => sql`${by ? by(of) : of}${way}`), sql`${id}${way}`], sql`, `)
}

/** What comes after the line that a cursor was made of. */
function comesAfter({ keys, desc }: Sort, id: SQL, kept: string[]): SQL {
  const given = keys.map(({ type, by }, at) => {
    const value = sql`${kept[at]}::${sql.raw(type)}`
    return by ? by(value) : value
  })
  const compared = keys.map(({ of, by }) => (by ? by(of) : of))
  const [line, cursor] = [
    sql.join([...compared, id], sql`, `),
    sql.join([...given, sql`${kept.at(-1)}::uuid`], sql`, `),
  ]
  return sql`(${line}) ${desc ? sql`<` : sql`>`} (${cursor})`
}

function cursorColumn({ keys }: Sort, id: SQL): SQL {
  const values = [...keys.map(({ of }) => of), id].map(value => sql`${value}::text`)
  return sql`jsonb_build_array(${sql.join(values, sql`, `)})`
}

const MOMENT = /^(infinity|[12]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?)$/
const isMoment = (text: string) => MOMENT.test(text) && (text === 'infinity' || isOnCalendar(text))

const VALUES: Record<SortKey['type'], z.ZodMiniType<string>> = {
  timestamptz: z.string().check(z.refine(isMoment)),
  numeric: z.string().check(z.regex(/^-?\d{1,15}(\.\d+)?$/)),
  text: z.string().check(z.maxLength(300), z.regex(/^\P{Cc}*$/u)),
}

/** Null for what is no cursor of this order: the list then begins at its beginning. */
function readCursor(after: string | null, { keys }: Sort): string[] | null {
  const kept = z
    .array(z.string())
    .check(z.length(keys.length + 1))
    .safeParse(decodeCursor(after))
  if (!kept.success) return null
  const schemas = [...keys.map(({ type }) => VALUES[type]), z.uuid()]
  return kept.data.every((value, at) => schemas[at]?.safeParse(value).success) ? kept.data : null
}

/** A day that a calendar has, at an hour that a clock has: the database refuses any other. */
function isOnCalendar(moment: string): boolean {
  const text = `${moment.slice(0, 19).replace(' ', 'T')}.000Z`
  const at = new Date(text)
  return !Number.isNaN(at.getTime()) && at.toISOString() === text
}

/** Everything that the console opens with. A part that could not be read is null, and the other stays. */
export async function readHosting(ctx: Ctx, query: HostingQuery) {
  const [page, stats, gaps] = await Promise.all([
    readPart(ctx, 'list', listHosting(ctx, query)),
    readPart(ctx, 'figures', hostingStats(ctx)),
    readPart(ctx, 'company numbers', getMissingNumbers(ctx)),
  ])
  return { page, stats, gaps }
}
