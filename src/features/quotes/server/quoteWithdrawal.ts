import { sql } from '@payloadcms/db-postgres/drizzle'
import { getHeldAmount, pollAtOnce } from '@/features/billing/server/public'
import type { OwnCompany } from '@/features/company/server/public'
import { customerSql } from '@/features/customers/server/public'
import { refundDueOn } from '@/features/orders/model/withdrawal'
import { promiseLateRefund, promiseRefund, type WithdrawableQuotes } from '@/features/orders/server/public'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { letterDraft, signOff } from '@/platform/email/letterMail'
import { type MailDraft, queueMail } from '@/platform/email/outbox'
import { dayOf, formatPlainDay } from '@/platform/time/day'
import { formatMoment } from '@/platform/time/zone'
import type { Evidence } from '../model/acceptance'
import { quoteInOffice } from '../model/quote'
import { quoteNumbersIn } from '../model/quoteStatus'
import { quoteWithdrawalDoubt } from '../model/withdrawal'
import { assignmentSql, findQuoteOfInvoice, invoicesOfQuote, lockAssignment } from './assignmentRepository'
import { editionSql, findAcceptance } from './editionRepository'
import { aboutQuote } from './quoteMails'
import { quoteSql } from './quoteRepository'

/** A consumer withdraws from what they accepted on /herroepen, where orders are withdrawn from too. */
export const withdrawableQuotes: WithdrawableQuotes = {
  numbersIn: quoteNumbersIn,
  lock: async (tx, { number, email, submittedAt }) => {
    const found = await findAcceptedQuote(tx, { number, email })
    const assignment = found && (await lockAssignment(tx, found.assignment))
    const acceptance = found && (await findAcceptance(tx.sql, found.id))
    if (!found || !assignment || !acceptance) return null
    const { customer, acceptedAt } = acceptance.evidence
    const accepted = { customer, acceptedAt, status: assignment.status }
    return { id: found.id, doubt: quoteWithdrawalDoubt(accepted, submittedAt) }
  },
  withdraw: async (ctx, tx, id, { id: withdrawal, submittedAt, company }) => {
    const acceptance = await findAcceptance(tx.sql, id)
    if (!acceptance) throw new Error(`quote ${id} was not accepted`)
    await recordEvent(ctx, tx, { collection: 'quotes', id }, { code: 'quote.withdrawnFrom' })
    await pollAtOnce(ctx, tx, invoicesOfQuote(sql`${id}`))
    const refund = await getHeldAmount(tx.sql, invoicesOfQuote(sql`${id}`))
    await promiseRefund(ctx, tx, { id: withdrawal, submittedAt: submittedAt.toISOString(), refund })
    await queueMail(ctx, tx, [withdrawnLetter(id, acceptance.evidence, { submittedAt, company })])
  },
  officePath: quoteInOffice,
  numberOf: quote => sql`(select q.number from ${quoteSql.from} where q.id = ${quote})`,
  orderKeyOf: quote => sql`(select q.assignment_id::text from ${quoteSql.from} where q.id = ${quote})`,
  invoicesOf: invoicesOfQuote,
}

/** Money for an invoice of a quote after its customer withdrew. */
export async function onWithdrawnPaid(ctx: Ctx, tx: Tx, invoice: string, amount: number): Promise<string> {
  const quote = await findQuoteOfInvoice(tx.sql, invoice)
  if (!quote) throw new Error(`invoice ${invoice} is of no quote`)
  return promiseLateRefund(ctx, tx, { quote, amount })
}

type Named = { number: string; email: string }

/** Of who accepted it, by the address that they gave then or that of their account. */
async function findAcceptedQuote(tx: Tx, { number, email }: Named) {
  const { rows } = await tx.sql.execute<{ id: string; assignment: string }>(sql`
    select q.id::text, q.assignment_id::text as assignment
    from ${quoteSql.from} join ${editionSql.acceptances} on x.quote_id = q.id join ${assignmentSql.from} on a.id = q.assignment_id
      join ${customerSql.from} on c.id = a.customer_id
    where q.number = ${number}
      and lower(${email}) in (lower(x.evidence #>> '{customer,email}'), lower(c.email))`)
  return rows[0] ?? null
}

const QUOTE_WITHDRAWN = 'quote-withdrawn'

type Withdrawn = { submittedAt: Date; company: OwnCompany }

/** To the address of the agreement, which is the only one that learns what became of it. */
function withdrawnLetter(
  id: string,
  { number, customer }: Evidence,
  { submittedAt, company }: Withdrawn,
): MailDraft {
  const due = formatPlainDay(refundDueOn(dayOf(submittedAt)))
  const head = { template: QUOTE_WITHDRAWN, to: customer.email, about: aboutQuote(id) }
  return letterDraft(company, head, {
    subject: `Je opdracht ${number} is herroepen`,
    heading: 'Je opdracht is herroepen',
    paragraphs: [
      `Beste ${customer.name},`,
      `Je hebt opdracht ${number} herroepen op ${formatMoment(submittedAt)}. We werken er niet verder aan.`,
      `Betaalde je al iets? Dan staat dat uiterlijk op ${due} op je rekening, op dezelfde manier als je betaald hebt. Wat nog openstond, hoef je niet te betalen. Vroeg je ons om meteen te beginnen, dan betaal je alleen wat al geleverd is: dat houden we in, of je krijgt er een factuur voor. Is er al iets gefactureerd, dan krijg je een creditfactuur.`,
      `Klopt er iets niet? Bel ${company.phone} of antwoord op deze mail.`,
      signOff(company),
    ],
  })
}
