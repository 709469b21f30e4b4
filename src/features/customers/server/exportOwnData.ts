import { asUser } from '@/platform/access/authority'
import { recordExport } from '@/platform/audit/securityLog'
import type { Ctx } from '@/platform/ctx'
import type { PersonalRows, Row } from '@/platform/personalData'
import { registryOf } from '@/platform/registry'
import { currentCustomerId } from './customerRepository'
import { mayChange } from './limits'

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
  /^(hash|salt|sessions|collection|_.*|.*Key|.*Hash|notes|checkoutUrl|askAgainAt|owner|nextStep.*|openUntil|quarantined|checklist|problem)$/

function withoutInternalFields(record: object): Row {
  return Object.fromEntries(Object.entries(record).filter(([field]) => !INTERNAL_FIELDS.test(field)))
}
