import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { readHostingQuery } from '@/features/orders/model/consoleQuery'
import { exportHosting } from '@/features/orders/server/console/exportHosting'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { processCtx } from '@/platform/processCtx'

const PROGRAM = 'soffice'
const INVOICES = 2000
/** Separated by semicolons, in UTF-8, from the first row, as a Dutch spreadsheet opens it. */
const AS_DUTCH_CSV = '--infilter=Text - txt - csv (StarCalc):59,34,76,1,,1043,false,true'

if (spawnSync(PROGRAM, ['--version']).error) {
  console.log(`export: NOT RUN, LibreOffice (${PROGRAM}) is not installed`)
  process.exit(0)
}

const known = await processCtx()
known.payload.logger.level = 'silent'
const ctx: Ctx = { ...known, user: { id: randomUUID(), collection: 'staff', roles: ['operator'] } }
const db = database(ctx).drizzle
// Every fifth is a credit of the one before it.
await db.execute(sql`
  insert into hosting_invoices (id, number, series, credits_id, status, payment_status, buyer, lines, excl, vat, incl, vat_rates,
    seller, issue_date, due_date)
  select id, 'BENCH-' || n, (case when is_credit then 'CR' else 'INV' end)::enum_hosting_invoices_series,
    case when is_credit then credited end, 'sent', 'pending', '{}', '[]', sign * excl, sign * vat, sign * (excl + vat),
    jsonb_build_array(jsonb_build_object('rate', 21, 'excl', sign * excl, 'vat', sign * vat)), '{}', '2026-11-21', '2026-12-05'
  from (
    select n, id, lag(id) over (order by n) as credited
    from (select n, gen_random_uuid() as id from generate_series(1, ${INVOICES}::int) n) made) numbered
  cross join lateral (select n % 5 = 0 as is_credit, 1000 + n * 37 as excl) base
  cross join lateral (select case when is_credit then -1 else 1 end as sign, round(excl * 0.21)::int as vat) tax`)

const folder = mkdtempSync(path.join(os.tmpdir(), 'export-'))
try {
  const query = readHostingQuery(name => (name === 'tab' ? 'invoices' : null))
  const started = performance.now()
  writeFileSync(path.join(folder, 'export.csv'), await new Response(exportHosting(ctx, query)).text())
  const seconds = (performance.now() - started) / 1000
  const profile = `-env:UserInstallation=file://${folder}/profile`
  const convert = ['--headless', AS_DUTCH_CSV, '--convert-to', 'fods', '--outdir', folder]
  execFileSync(PROGRAM, [profile, ...convert, path.join(folder, 'export.csv')], { stdio: 'ignore' })
  await compare(readFileSync(path.join(folder, 'export.fods'), 'utf8'), seconds)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(process.exitCode ?? 0)

async function compare(sheet: string, seconds: number): Promise<void> {
  const { rows: books } = await db.execute<Record<string, number>>(sql`
    select count(*)::int as lines, sum(excl)::int as excl, sum(vat)::int as vat, sum(incl)::int as incl from hosting_invoices`)
  const [head = [], ...lines] = rowsOf(sheet)
  const read: Record<string, number> = { lines: lines.length }
  for (const [name, heading] of Object.entries({
    ...{ excl: 'Bedrag, excl. btw', vat: 'Btw', incl: 'Bedrag, incl. btw' },
  })) {
    const at = head.findIndex(cell => cell.text === heading)
    // What LibreOffice takes for text has no value and is missing from its sum.
    read[name] = Math.round(lines.reduce((sum, cells) => sum + (cells[at]?.value ?? 0), 0) * 100)
  }
  const apart = Object.keys(read).filter(name => read[name] !== books[0]?.[name])
  console.log(
    `export: ${lines.length} invoices in ${seconds.toFixed(1)} s; in LibreOffice ${JSON.stringify(read)}`,
  )
  console.log(apart.length === 0 ? 'its sums equal the books' : `NOT the books: ${JSON.stringify(books[0])}`)
  if (apart.length > 0) process.exitCode = 1
}

type Cell = { text: string; value: number | null }

/** The rows of a flat sheet; a cell that stands for many of the same is written out. */
function rowsOf(sheet: string): Cell[][] {
  const rows = sheet.match(/<table:table-row\b.*?<\/table:table-row>/gs) ?? []
  const read = rows.map(row =>
    [...row.matchAll(/<table:table-cell\b([^>]*?)(\/>|>(.*?)<\/table:table-cell>)/gs)].flatMap(
      ([, attributes = '', , content = '']) => {
        const times = Number(/number-columns-repeated="(\d+)"/.exec(attributes)?.[1] ?? 1)
        const value = /office:value-type="(?:float|currency)" office:value="([^"]+)"/.exec(attributes)?.[1]
        const cell = {
          text: content.replace(/<[^>]+>/g, '').trim(),
          value: value === undefined ? null : Number(value),
        }
        return Array.from({ length: Math.min(times, 100) }, () => cell)
      },
    ),
  )
  return read.filter(cells => cells.some(({ text }) => text !== ''))
}
