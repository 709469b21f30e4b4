import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Ctx, MailSender } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import type { QueuedMail } from '@/platform/email/outbox'
import type { Attachment } from '@/platform/email/transport'
import { registryOf } from '@/platform/registry'
import type { Period } from '@/platform/time/day'

/**
 * What billing asks of whoever an invoice belongs to: what was ordered, by its id. All but `terms` runs in the
 * transaction of billing.
 */
export type InvoiceOwner = {
  /** Locks its row. Call it before any row of an invoice or payment is locked: one order of locks for everybody. */
  lock: (tx: Tx, owner: string) => Promise<void>
  /** Two halves, so that billing reads the owner in the statement that reads its own row. */
  describe: {
    select: (owner: SQL) => SQL
    read: (row: unknown) => OwnerDescription
  }
  /** One that nobody paid, also when it was given up. Null when it takes no money. */
  findPayable: (ctx: Ctx, tx: Tx, owner: string) => Promise<PayableOwner | null>
  /** Its draft was paid: starts what was ordered. Null when that takes no money any more, and nothing started. */
  onPaid: (ctx: Ctx, tx: Tx, owner: string, paid: Paid) => Promise<Started | null>
  /** The terms that were accepted, as files for the mail; without an owner those in force. */
  terms: (ctx: Ctx, company: MailSender, owner: string | null) => Promise<Attachment[]>
}

export type OwnerDescription = {
  number: string
  customer: string | null
  contents: string
  buyer: string
  returnPath: string
  consolePath: string
}

export type PayableOwner = {
  total: number
  /** Writes a new draft, in place of the one that went when it was given up, and answers its id. */
  draft: () => Promise<string>
}

export type Paid = {
  method: 'provider' | 'transfer'
  /** Cents above zero; what is due when nobody says. */
  amount?: number
  reference: string | null
  actorName?: string
  paidOn?: string
  payment?: string
  submissionKey?: string
}

export type Started = {
  period: Period | null
  /** What staff have to read of it; null when they need not, or read it in `mails`. */
  notice: string | null
  mails: QueuedMail[]
}

declare module '@/platform/registry' {
  interface Registry {
    invoiceOwners: { order: InvoiceOwner }
  }
}

export function invoiceOwner(ctx: Pick<Ctx, 'payload'>): InvoiceOwner {
  return registryOf(ctx).invoiceOwners.order
}
