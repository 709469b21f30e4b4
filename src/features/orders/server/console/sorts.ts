import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { UNPAID } from '@/features/billing/server/openInvoices'
import type { HostingTab } from '../../model/console'
import type { HostingQuery, HostingSort } from '../../model/consoleQuery'
import { SET_UP_DEADLINE, OPEN_AMOUNT } from './rows'

/** One thing that an order goes by: what a cursor keeps of a line, and how that is compared. */
export type SortKey = { of: SQL; type: 'timestamptz' | 'text' | 'numeric'; by?: (value: SQL) => SQL }

/** Lines are compared with a cursor at once, which asks that all keys of an order go one way. */
export type Sort = { keys: SortKey[]; desc: boolean }

const created = (alias: string): SortKey => ({ of: sql.raw(`${alias}.created_at`), type: 'timestamptz' })

/** The younger the less, for orders that go up. */
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
  of: sql`case when ${UNPAID} then coalesce(i.due_date, '9998') else '9999' end`,
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

export function sortOf({ tab, sort }: Pick<HostingQuery, 'tab' | 'sort'>): Sort {
  const sorts: Partial<Record<HostingSort, Sort>> = SORTS[tab]
  const found = sorts[sort]
  if (!found) throw new Error(`${tab} cannot stand in the order ${sort}`)
  return found
}

/** What a list is ordered by; the id makes it one order. */
export function orderedBy({ keys, desc }: Sort, id: SQL): SQL {
  const way = desc ? sql` desc` : sql``
  return sql.join([...keys.map(({ of, by }) => sql`${by ? by(of) : of}${way}`), sql`${id}${way}`], sql`, `)
}

/** What comes after the line that a cursor was made of. */
export function comesAfter({ keys, desc }: Sort, id: SQL, kept: string[]): SQL {
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
