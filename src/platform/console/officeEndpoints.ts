import type { Endpoint, PayloadRequest } from 'payload'
import { type Actor, hasRole, isStaff } from '@/platform/access/actors'
import { TOO_MANY_TRIES } from '@/platform/auth/logInLimits'
import { type Ctx, ctxOf } from '@/platform/ctx'
import { withinLimit } from '@/platform/limits/counters'
import type { LimitName } from '@/platform/limits/limits'
import { retryAfter, tooManyRequests } from '@/platform/limits/restLimit'
import { typedEuro } from '@/platform/money/euro'
import { ZONE } from '@/platform/time/zone'

type Answer = (ctx: Ctx, req: PayloadRequest) => Response | Promise<Response>

export const operatorEndpoint = endpointFor(user => hasRole(user, 'operator'))

export const adminEndpoint = endpointFor(user => hasRole(user, 'admin'))

export const exportEndpoint = (path: string, answer: Answer): Endpoint =>
  operatorEndpoint('get', path, async (ctx, req) =>
    (await withinLimit(ctx, 'export', String(req.user?.id))) ? answer(ctx, req) : tooManyRequests('export'),
  )

export const staffEndpoint = endpointFor(isStaff)

function endpointFor(mayAsk: (user: Actor) => boolean) {
  return (method: 'get' | 'post', path: string, answer: Answer): Endpoint => {
    const handler = (req: PayloadRequest) => {
      if (!mayAsk(req.user as Actor)) return notFound()
      // Another site cannot send JSON without a preflight, which is refused.
      return method === 'get' || sendsJson(req) ? answer(ctxOf(req), req) : invalid()
    }
    return { method, path, handler: async req => handler(req) }
  }
}

const sendsJson = ({ headers }: PayloadRequest) =>
  /^application\/json\b/.test(headers.get('content-type') ?? '')

export async function bodyOf(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.()
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const PRIVATE = { 'cache-control': 'no-store' }

export const json = (content: object) => Response.json(content, { headers: PRIVATE })
export const notFound = () => refusal('Not Found', 404)
export const invalid = () => refusal('Invalid', 400)
export const refusal = (message: string, status: number) =>
  Response.json({ errors: [{ message }] }, { status })
export const tooManyTries = (limit: LimitName, fault: object = { message: TOO_MANY_TRIES }) =>
  Response.json({ errors: [fault] }, { status: 429, headers: retryAfter(limit) })

export function file(
  content: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>,
  { type, name, as }: { type: string; name: string; as: 'attachment' | 'inline' },
): Response {
  const headers = { 'content-type': type, 'content-disposition': `${as}; filename="${name}"` }
  return new Response(content, { headers: { ...PRIVATE, ...headers } })
}

export function csvFile(content: ReadableStream<Uint8Array>, name: string): Response {
  return file(content, { type: 'text/csv; charset=utf-8', name, as: 'attachment' })
}

export type CsvColumn<Row> = { heading: string } & (
  | { cell: (row: Row) => string | null | undefined }
  /** A number that can be added up, whatever its sign; empty for null. */
  | { cents: (row: Row) => number | null }
)

type Batch<Row> = { rows: Row[]; next: string | null }

/** Reads and sends in parts, never the whole file. */
export function csvStream<Row>(
  columnsOf: () => readonly CsvColumn<Row>[] | Promise<readonly CsvColumn<Row>[]>,
  read: (after: string | null) => Promise<Batch<Row>>,
): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder()
  let after: string | null = null
  let columns: readonly CsvColumn<Row>[] = []
  return new ReadableStream<Uint8Array>({
    async start(file) {
      columns = await columnsOf()
      file.enqueue(bytes.encode(BYTE_ORDER_MARK + csvRow(columns.map(each => each.heading))))
    },
    async pull(file) {
      const { rows, next } = await read(after)
      if (rows.length > 0)
        file.enqueue(bytes.encode(rows.map(row => csvLine(columns.map(each => cellOf(each, row)))).join('')))
      if (next) after = next
      else file.close()
    },
  })
}

const sortable = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: ZONE })

/** `2026-11-20 10:56`, in Amsterdam: a spreadsheet reads it as a moment. */
export const csvMoment = (iso: string) => sortable.format(new Date(iso))

/** A spreadsheet takes a cell that begins like this for a formula. */
const BEGINS_FORMULA = /^[=+\-@\t\r\n]/

/** Tells a Dutch spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** An apostrophe turns a formula into text. */
export function csvCell(value: string): string {
  const text = BEGINS_FORMULA.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}

function cellOf<Row>(column: CsvColumn<Row>, row: Row): string {
  return 'cents' in column ? csvAmount(column.cents(row)) : csvCell(column.cell(row) ?? '')
}

/** Without quotes, with the comma of a Dutch spreadsheet: `-12,10` stays a number there. */
export const csvAmount = (cents: number | null) => (cents === null ? '' : typedEuro(cents))

export const csvRow = (values: readonly string[]) => csvLine(values.map(csvCell))

/** RFC 4180, with the semicolons that a Dutch spreadsheet expects. */
const csvLine = (cells: readonly string[]) => `${cells.join(';')}\r\n`

export function encodeCursor(values: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

export function decodeCursor(after: string | null): unknown {
  try {
    return JSON.parse(Buffer.from(after ?? '', 'base64url').toString())
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** A list reads one row more than it shows: that one tells whether a page follows. */
export function pageOf<Row>(found: Row[], size: number, cursorOf: (last: Row) => string) {
  const rows = found.slice(0, size)
  const last = found.length > size ? rows.at(-1) : undefined
  return { rows, next: last === undefined ? null : cursorOf(last) }
}
