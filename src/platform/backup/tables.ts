import pg, { type Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import * as z from 'zod/mini'
import type { Ctx } from '@/platform/ctx'
import { env } from '@/platform/env'

/** A connection of its own: a snapshot, and COPY, are of one session. */
export async function withClient<T>(ctx: Ctx, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL, keepAlive: true })
  // The query that a lost connection breaks fails by itself.
  client.on('error', err => ctx.payload.logger.warn({ err, msg: 'a backup or restore lost its connection' }))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Names come quoted where SQL needs it. */
export type Table = { name: string; columns: string[] }

const tableRow = z.object({ name: z.string(), columns: z.array(z.string()) })

/** Every table of ours, with the columns that are not computed. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query(`
    select format('%I.%I', n.nspname, c.relname) as name, array_agg(format('%I', a.attname) order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and n.nspname in ('public', 'bureau')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by 1 order by 1`)
  return rows.map(row => tableRow.parse(row))
}

const sequenceRow = z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })

export type Sequence = z.infer<typeof sequenceRow>

/** Read after the rows: a number that was given out meanwhile is not given out again. */
export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname in ('public', 'bureau') order by 1`)
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const found = await client.query(
      `select $1 as name, last_value::text as last, is_called as "isCalled" from ${name}`,
      [name],
    )
    sequences.push(sequenceRow.parse(found.rows[0]))
  }
  return sequences
}

/** Values as text depend on these settings; nothing may end the session while it waits for the disk. */
export async function applyCopySettings(client: Client): Promise<void> {
  await client.query(`set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
    set bytea_output = 'hex'; set extra_float_digits = 1; set client_encoding = 'UTF8'; set synchronize_seqscans = off;
    set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0`)
}

/** The rows of a table in the text format of COPY, as they are stored. */
export function copyOut(client: Client, { name, columns }: Table): AsyncIterable<Buffer> {
  return client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`))
}
