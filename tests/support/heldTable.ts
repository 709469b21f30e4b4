import pg from 'pg'

/** While `during` runs, every write to a table waits for ever; reads go on. */
export async function withHeldTable(table: string, during: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`lock table ${client.escapeIdentifier(table)} in share row exclusive mode`)
    await during()
  } finally {
    await client.query('rollback')
    await client.end()
  }
}
