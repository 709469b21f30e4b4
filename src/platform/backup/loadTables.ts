import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { Client } from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import * as z from 'zod/mini'
import { BackupRefusal, type Checksums } from './model/archive'
import { listTables, type Table } from './tables'

/** Foreign keys and triggers of tables that are loaded; `restore` puts each back as it was. */
export type SetAside = { restore: () => Promise<void> }

const foreignKeyRow = z.object({ table: z.string(), name: z.string(), definition: z.string() })
const triggerRow = z.object({ table: z.string(), name: z.string(), state: z.enum(['O', 'D', 'R', 'A']) })

const ENABLE = { O: 'enable', D: 'disable', R: 'enable replica', A: 'enable always' } as const

/** So that tables can be loaded in any order, as they are, by their owner. */
export async function setAsideRules(client: Client): Promise<SetAside> {
  const keys = await client.query(`
    select c.conrelid::regclass::text as "table", quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where c.contype = 'f' and c.conparentid = 0 and n.nspname in ('public', 'bureau') order by 1, 2`)
  const triggers = await client.query(`
    select t.tgrelid::regclass::text as "table", quote_ident(t.tgname) as name, t.tgenabled as state
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and n.nspname in ('public', 'bureau') order by 1, 2`)
  const foreignKeys = keys.rows.map(row => foreignKeyRow.parse(row))
  const userTriggers = triggers.rows.map(row => triggerRow.parse(row))
  for (const { table, name } of foreignKeys)
    await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { table, name } of userTriggers)
    await client.query(`alter table ${table} disable trigger ${name}`)
  const restore = async () => {
    for (const { table, name, definition } of foreignKeys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    for (const { table, name, state } of userTriggers)
      await client.query(`alter table ${table} ${ENABLE[state]} trigger ${name}`)
  }
  return { restore }
}

/** Loads the tables of an archive into the emptied tables of the database. */
export class TableLoader {
  /** Tables of the archive that no migration makes. */
  readonly unknown: string[] = []
  private readonly loadable = new Map<string, Table>()
  private current: { table: string; copy: CopyStreamQuery } | null = null

  constructor(private readonly client: Client) {}

  async prepare(archived: Table[]): Promise<void> {
    const own = await listTables(this.client)
    for (const table of archived) {
      const found = own.find(each => each.name === table.name)
      if (!found) this.unknown.push(table.name)
      else if (!sameNames(found.columns, table.columns)) throw differs(table.name)
      else this.loadable.set(table.name, table)
    }
    const missing = own.find(({ name }) => !this.loadable.has(name))
    if (missing) throw differs(missing.name)
    await this.client.query(`truncate ${own.map(({ name }) => name).join(', ')}`)
  }

  async add(table: string, chunk: Buffer): Promise<void> {
    if (this.unknown.includes(table)) return
    const copy = this.current?.table === table ? this.current.copy : await this.begin(table)
    if (!copy.write(chunk)) await once(copy, 'drain')
  }

  async end(): Promise<void> {
    if (!this.current) return
    const { copy } = this.current
    this.current = null
    copy.end()
    await finished(copy)
  }

  private async begin(name: string): Promise<CopyStreamQuery> {
    await this.end()
    const table = this.loadable.get(name)
    if (!table) throw new BackupRefusal(`The archive is damaged: it has rows of a table ${name}.`)
    const copy = this.client.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`))
    this.current = { table: name, copy }
    return copy
  }
}

function sameNames(some: string[], others: string[]): boolean {
  return some.toSorted().join() === others.toSorted().join()
}

const differs = (table: string) =>
  new BackupRefusal(`The table ${table} of the archive is not the one that its migrations make.`)

export async function setSequences(client: Client, sequences: Checksums['sequences']): Promise<void> {
  for (const { name, last, isCalled } of sequences)
    await client.query('select setval(to_regclass($1), $2::bigint, $3)', [name, last, isCalled])
}

/** Throws where a table does not have the rows that it had. */
export async function compareRows(client: Client, { tables }: Checksums, unknown: string[]): Promise<void> {
  for (const { name, rows } of tables.filter(table => !unknown.includes(table.name))) {
    const found = await client.query(`select count(*)::int as count from ${name}`)
    if (found.rows[0]?.count !== rows)
      throw new BackupRefusal(
        `The table ${name} has ${found.rows[0]?.count} rows after loading, and had ${rows}.`,
      )
  }
}
