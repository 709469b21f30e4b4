import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import type { MailDraft } from '@/platform/email/outbox'
import { registryOf } from '@/platform/registry'
import type { InboxCollection, LeadSlip } from '../model/inbox'

export type InboxSource = {
  collection: InboxCollection
  table: SQL
  /** SQL of the kind of lead that a row is. */
  kind: SQL
  /** SQL of these columns, in this order: service, message, subject, appointment_at, appointment_state. */
  columns: SQL
  /** What a lead would have mailed when it came in, without a doubt about it. */
  mails: (ctx: Ctx, id: string) => Promise<MailDraft[]>
  /** Everything that was answered; null when it is gone. */
  slip: (ctx: Ctx, id: string) => Promise<LeadSlip | null>
}

declare module '@/platform/registry' {
  interface Registry {
    inboxSources: InboxSource[]
    /** Paths of client components of the office, which show in an opened lead. */
    leadActions: string[]
    /** SQL conditions under which what the person with an address asked is not deleted for its age. */
    keepsPerson: ((email: SQL) => SQL)[]
    /** SQL of id and name of the member of staff with an id, as JSON. */
    staffSummary: (id: SQL) => SQL
  }
}

type Registered = Pick<Ctx, 'payload'>

export function inboxTables(ctx: Registered): SQL[] {
  return registryOf(ctx).inboxSources.map(source => source.table)
}

export function inboxSource(ctx: Registered, collection: InboxCollection): InboxSource {
  const source = registryOf(ctx).inboxSources.find(each => each.collection === collection)
  if (!source) throw new Error(`no feature registered ${collection} as a source of the inbox`)
  return source
}
