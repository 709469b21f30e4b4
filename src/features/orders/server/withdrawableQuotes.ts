import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { OwnCompany } from '@/features/company/server/public'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import type { WithdrawalDoubt } from '../model/withdrawal'

/** What the form of withdrawal needs of accepted quotes, which are not known here. */
export type WithdrawableQuotes = {
  /** The numbers of quotes in what somebody typed, each once. */
  numbersIn: (contract: string) => string[]
  /** One that was accepted, by who has this address; its assignment is locked. Null where there is none. */
  lock: (tx: Tx, statement: QuoteStatement) => Promise<WithdrawableQuote | null>
  /** Records it and writes to the address of the agreement. Stopping the work is up to staff. */
  withdraw: (ctx: Ctx, tx: Tx, id: string, withdrawal: QuoteWithdrawal) => Promise<void>
  officePath: (id: string) => string
  /** Its number, as part of a reader's statement. */
  numberOf: (quote: SQL) => SQL
  /** The key of the order that its recurring lines became, as part of a reader's statement. */
  orderKeyOf: (quote: SQL) => SQL
  /** A select of the ids of what it was invoiced for, as part of a reader's statement. */
  invoicesOf: (quote: SQL) => SQL
}

type QuoteStatement = { number: string; email: string; submittedAt: Date }

type QuoteWithdrawal = { id: string; submittedAt: Date; company: OwnCompany }

type WithdrawableQuote = { id: string; doubt: WithdrawalDoubt | null }

declare module '@/platform/registry' {
  interface Registry {
    withdrawableQuotes: WithdrawableQuotes
  }
}
