import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { constants, inflateSync } from 'node:zlib'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, expect, test, vi } from 'vitest'
import { pollOpenPayments } from '@/features/billing/server/payments/settlePayment'
import { submitWithdrawal } from '@/features/orders/server/submitWithdrawal'
import { ANSWER_FIELDS } from '@/features/quotes/model/ownQuote'
import { stopAssignment } from '@/features/quotes/server/assignmentActs'
import { findAssignmentOf } from '@/features/quotes/server/assignmentRepository'
import { getOwnQuote } from '@/features/quotes/server/ownQuote'
import { payQuoteInvoice } from '@/features/quotes/server/payQuote'
import { getQuoteDetail } from '@/features/quotes/server/quoteDetail'
import { remindOfQuotes } from '@/features/quotes/server/quoteJobs'
import { quoteLink } from '@/features/quotes/server/quoteKey'
import { recordOpening } from '@/features/quotes/server/quoteOpenings'
import { findQuote } from '@/features/quotes/server/quoteRepository'
import { database } from '@/platform/db/transaction'
import { sendDueMail } from '@/platform/email/outbox'
import { jsonLogger } from '@/platform/log/logger'
import { mailPeers } from '../../support/mailPeers'
import { payingCtx } from '../../support/payingCtx'
import {
  ACCEPTANCE,
  answerAs,
  holderAt,
  keyOf,
  quoteDraft,
  quoteStaff,
  sentQuote,
} from '../../support/quotes'
import { acceptingSmtp, type Received, refusingSmtp } from '../../support/smtpPeer'
import { mailThrough } from '../../support/testCtx'

const { ctx, peer } = await payingCtx()
const { opened } = mailPeers()
const db = database(ctx).drizzle

const said: string[] = []
const { logger } = ctx.payload
ctx.payload.logger = Object.assign(
  jsonLogger(line => said.push(line)),
  { level: 'trace' },
) as typeof logger
for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
  vi.spyOn(console, level).mockImplementation((...parts) => void said.push(parts.map(String).join(' ')))

/** Of every request that leaves this process: where to, and with which headers. */
const asked: string[] = []
const hearRequest = (message: unknown) => {
  const { request } = message as { request: { origin?: string; path: string; headers?: unknown } }
  asked.push(JSON.stringify([request.origin, request.path, request.headers]))
}
subscribe('undici:request:create', hearRequest)

afterAll(() => {
  ctx.payload.logger = logger
  unsubscribe('undici:request:create', hearRequest)
})

/** In Amsterdam in March 2035, where the 5th is a Monday. */
const march = (day: number) => new Date(`2035-03-${String(day).padStart(2, '0')}T12:00:00+01:00`)

/** What of a key nobody can guess; its id stands wherever the quote does. */
const secretOf = (key: string) => key.split('.')[2] ?? ''

/** Everything that the database holds, a text for each row, of which one matches. */
async function rowsWith(secret: string): Promise<string[]> {
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  const found: string[] = []
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    // Bytes read as hexadecimal digits.
    const { rows } = await db.execute<{ row: string }>(sql`
      select kept::text as row from ${table} kept
      where strpos(kept::text, ${secret}) > 0 or strpos(kept::text, ${Buffer.from(secret).toString('hex')}) > 0`)
    found.push(...rows.map(({ row }) => `${schema}.${name}: ${row.slice(0, 200)}`))
  }
  return found
}

/** A PDF with its streams written out. */
function unpacked(file: Buffer): string {
  const text = file.toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, packed = '']) => {
    const bytes = Buffer.from(packed, 'latin1')
    const isPacked = bytes[0] === 0x78
    return isPacked ? inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1') : ''
  })
  return [text, ...streams].join('\n')
}

async function storedFiles(): Promise<Buffer[]> {
  const { rows } = await db.execute<{ content: Buffer }>(sql`
    select content from bureau.quote_files union all select content from bureau.invoice_files`)
  return rows.map(({ content }) => content)
}

const attachmentsOf = ({ mail }: Received) =>
  mail.attachments.map(({ content }) =>
    typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content)),
  )

test('of a whole life of a quote its key stands in the link of its own mails, and nowhere else', async () => {
  const [away, works] = [await opened(refusingSmtp(451)), await opened(acceptingSmtp())]
  const [mail, noMail] = [mailThrough(works), mailThrough(away)]
  const staff = { ...(await quoteStaff(ctx, march(5))), mail }
  const prospect = { ...quoteDraft().prospect, kind: 'private' as const, company: '' }
  const schedule = [{ percent: 100, moment: 'acceptance', day: null } as const]
  const quote = await sentQuote(staff, { prospect, schedule })
  const key = await keyOf(ctx, quote)
  const along = await keyOf(ctx, quote, 'read')
  const holder = (day: number) => ({ ...holderAt(ctx, march(day)), mail })

  for (const each of [key, along]) await recordOpening(holder(5), each)
  expect(await getOwnQuote(holder(5), key)).not.toBeNull()
  await remindOfQuotes({ ...ctx, mail, now: () => march(9) })
  const question = { [ANSWER_FIELDS.edition]: '1', question: 'question', message: 'Mag het blauw?' }
  expect(await answerAs({ ...holder(9), mail: noMail }, key, 'ask', question)).toEqual({ kind: 'done' })
  const answer = { ...ACCEPTANCE, company: '' }
  expect(await answerAs(holder(9), `${key}x`, 'accept', answer)).toEqual({ kind: 'unknown' })
  expect(await answerAs(holder(9), along, 'accept', answer)).toEqual({ kind: 'readOnly' })
  expect(await answerAs(holder(9), key, 'accept', answer)).toEqual({ kind: 'done' })
  const invoice = (await getOwnQuote(holder(9), key))?.assignment?.invoices[0]?.number ?? ''
  expect(await payQuoteInvoice(holder(9), key, invoice)).toMatchObject({ kind: 'pay' })
  const contract = (await getQuoteDetail(staff, quote))?.number ?? ''
  const statement = { name: prospect.name, contract, email: prospect.email, reason: '' }
  expect(await submitWithdrawal(holder(12), statement)).toMatchObject({ kind: 'received' })
  await pollOpenPayments({ ...ctx, mail, now: () => march(12) }, 100)
  const work = (await findAssignmentOf(db, quote))?.id ?? ''
  expect(await stopAssignment({ ...staff, now: () => march(12) }, work, { reason: 'Herroepen' })).toEqual({
    kind: 'stopped',
  })
  await sendDueMail({ ...ctx, mail, now: () => march(13) }, 100)

  const stored = await findQuote(db, quote)
  if (!stored) throw new Error('the quote went away')
  const [link, secret, secretAlong] = [quoteLink(stored), secretOf(key), secretOf(along)]
  expect(link.endsWith(key)).toBe(true)

  const mailsWith = (hidden: string) =>
    works.received.filter(({ raw, mail: got }) =>
      [raw, got.text, got.html].some(text => text?.includes(hidden)),
    )
  const named = mailsWith(secret)
  const subjects = named.map(({ mail: got }) => got.subject ?? '')
  expect(subjects.length).toBeGreaterThanOrEqual(3)
  for (const { to, mail: got } of named) {
    expect(to).toEqual([prospect.email])
    for (const text of [got.text, got.html])
      expect(text?.replaceAll(link, '').includes(secret), got.subject).toBe(false)
  }
  const toOthers = works.received.filter(({ to }) => !to.includes(prospect.email))
  expect(toOthers.length).toBeGreaterThan(0)

  const files = [...(await storedFiles()), ...works.received.flatMap(attachmentsOf)]
  expect(files.length).toBeGreaterThan(3)
  expect(said.join('\n')).toContain('mail was not delivered')
  expect(asked.join('\n')).toContain('/v2/payments')
  expect(await rowsWith(contract)).not.toEqual([])

  for (const hidden of [secret, secretAlong]) {
    expect(hidden.length).toBeGreaterThan(20)
    expect(await rowsWith(hidden)).toEqual([])
    expect(said.filter(line => line.includes(hidden))).toEqual([])
    expect(asked.filter(request => request.includes(hidden))).toEqual([])
    expect(JSON.stringify([...peer.payments.values()])).not.toContain(hidden)
    expect(files.filter(file => unpacked(file).includes(hidden))).toEqual([])
  }
  expect(mailsWith(secretAlong)).toEqual([])
})
