import { sql } from '@payloadcms/db-postgres/drizzle'
import { Forbidden } from 'payload'
import * as z from 'zod/mini'
import { getCompany, type OwnCompany } from '@/features/company/server/public'
import { hasRole } from '@/platform/access/actors'
import { asUser } from '@/platform/access/authority'
import { recordEvent, redactAuditLog } from '@/platform/audit/auditLog'
import { recordExport, recordSecurityEvent } from '@/platform/audit/securityLog'
import { json, notFound, operatorEndpoint } from '@/platform/console/officeEndpoints'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { deleteMailsOf } from '@/platform/email/mailRepository'
import { type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import { type Person, type PersonalRows, type Row, registryOf } from '@/platform/registry'
import type { EraseResult, RequestErasureResult } from '../model/account'
import { erasureAskedMail, erasureTaskMail } from './customerMails'
import {
  type CustomerRow,
  currentCustomerId,
  emptyAccount,
  lockCustomer,
  saveErasureRequest,
} from './customerRepository'
import { mayChange } from './limits'

type Asked = { kind: RequestErasureResult['kind']; mails?: QueuedMail[] }

/** The law gives a month (GDPR, article 12). */
export async function requestErasure(ctx: Ctx): Promise<RequestErasureResult> {
  const id = currentCustomerId(ctx)
  if (!id) return { kind: 'loggedOut' }
  try {
    if (!(await mayChange(ctx, id))) return { kind: 'tooMany' }
    const company = await getCompany(ctx)
    const { kind, mails } = await transaction(ctx, tx => recordRequest(ctx, tx, id, company))
    await sendNow(ctx, mails ?? [])
    return { kind }
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'a request to be forgotten was not saved' })
    return { kind: 'failed' }
  }
}

async function recordRequest(ctx: Ctx, tx: Tx, id: string, company: OwnCompany): Promise<Asked> {
  const customer = await lockCustomer(ctx, tx, id)
  if (!customer) return { kind: 'loggedOut' }
  if (customer.erasureAskedAt) return { kind: 'askedBefore' }
  await saveErasureRequest(ctx, tx, id)
  const asked = { code: 'customer.erasureRequested', isAsked: true } as const
  await recordEvent(ctx, tx, { collection: 'hosting-customers', id }, asked)
  const letter = { ...customer, company, notifyEmail: company.notifyEmail }
  return {
    kind: 'asked',
    mails: await queueMail(ctx, tx, [erasureAskedMail(letter), erasureTaskMail(letter)]),
  }
}

export const eraseEndpoint = operatorEndpoint('post', '/:id/erase', async (ctx, req) => {
  const id = z.uuid().safeParse(req.routeParams?.id)
  const erased = id.success ? await eraseCustomer(ctx, id.data) : null
  return erased && erased.kind !== 'unknown' ? json(erased) : notFound()
})

/** Final invoices stay: tax law keeps them for seven years. */
export async function eraseCustomer(ctx: Ctx, id: string): Promise<EraseResult> {
  if (!hasRole(ctx.user, 'operator')) throw new Forbidden()
  return transaction(ctx, async tx => {
    const customer = await lockCustomer(ctx, tx, id)
    if (!customer) return { kind: 'unknown' }
    const obstacle = await findObstacle(ctx, tx, { id, email: customer.email })
    return obstacle ? { kind: obstacle } : erase(ctx, tx, customer)
  })
}

async function erase(ctx: Ctx, tx: Tx, customer: CustomerRow): Promise<EraseResult> {
  await erasePerson(ctx, tx, customer)
  const subject = { collection: 'hosting-customers', id: customer.id } as const
  await recordEvent(ctx, tx, subject, { code: 'customer.erased' })
  await recordSecurityEvent(ctx, tx, { event: { code: 'accountErased' }, subject })
  return { kind: 'erased' }
}

async function findObstacle(ctx: Ctx, tx: Tx, person: Person) {
  for (const { findObstacle: find } of registryOf(ctx).personalData) {
    const obstacle = await find?.(tx, person)
    if (obstacle) return obstacle
  }
  return null
}

async function erasePerson(ctx: Ctx, tx: Tx, { id, email, phone }: CustomerRow): Promise<void> {
  const person = { id, email, phone: phone ?? '' }
  const { personalData } = registryOf(ctx)
  const ids = [id]
  for (const { recordIds } of personalData) ids.push(...((await recordIds?.(ctx, tx, person)) ?? []))
  const records = sql.join(
    ids.map(each => sql`${each}`),
    sql`, `,
  )
  await deleteMailsOf(tx, email, records)
  await tx.sql.execute(redactAuditLog(ctx, records))
  for (const { erase: eraseRows } of personalData.toReversed()) await eraseRows?.(ctx, tx, person)
  await emptyAccount(ctx, tx, id)
}

export type OwnData = { madeAt: string; account: Row } & PersonalRows

/** Null when logged out. Includes leads under the same address. */
export async function exportOwnData(ctx: Ctx): Promise<OwnData | { kind: 'tooMany' } | null> {
  const id = currentCustomerId(ctx)
  if (!id) return null
  if (!(await mayChange(ctx, id))) return { kind: 'tooMany' }
  await recordExport(ctx, 'ownData')
  const account = await ctx.payload.findByID({
    collection: 'hosting-customers',
    id,
    depth: 0,
    ...asUser(ctx),
  })
  const person = { id, email: account.email }
  const parts = await Promise.all(registryOf(ctx).personalData.map(part => part.exportRows(ctx, person)))
  const rows: PersonalRows = Object.assign({}, ...parts.map(withoutInternals))
  return { madeAt: ctx.now().toISOString(), account: withoutInternalFields(account), ...rows }
}

function withoutInternals(part: Partial<PersonalRows>): Partial<PersonalRows> {
  const topics = Object.entries<Row[]>(part)
  return Object.fromEntries(topics.map(([topic, rows]) => [topic, rows.map(withoutInternalFields)]))
}

/** They say nothing about the person, or would grant access. */
const INTERNAL_FIELDS =
  /^(hash|salt|sessions|collection|_.*|.*Key|.*Hash|notes|checkoutUrl|askAgainAt|owner|nextStep.*|openUntil|quarantined|doubt.*|checklist|problem)$/

function withoutInternalFields(record: object): Row {
  return Object.fromEntries(Object.entries(record).filter(([field]) => !INTERNAL_FIELDS.test(field)))
}
