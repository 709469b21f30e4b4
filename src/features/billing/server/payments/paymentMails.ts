import type { OwnCompany } from '@/features/company/server/getCompany'
import { orderInConsole } from '@/platform/console/consoleLink'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { mailFooter } from '@/platform/email/mailFooter'
import { type MailDraft, type QueuedMail, queueMail } from '@/platform/email/outbox'
import { slipHtml, slipText } from '@/platform/email/slipMail'
import { env } from '@/platform/env'
import { formatAmount } from '@/platform/money/euro'
import type { Payment } from './attempts'
import { type Notice, noticeText } from './noticeWords'
import { findPurpose, type Purpose } from './purpose'

/** Tells staff, in the transaction of what happened. */
export async function queueStaffNotices(
  ctx: Ctx,
  tx: Tx,
  attempt: Payment,
  notices: Notice[],
  agency: OwnCompany,
): Promise<QueuedMail[]> {
  if (notices.length === 0) return []
  const purpose = await findPurpose(tx.sql, attempt.id)
  if (!purpose) throw new Error('there is no such payment')
  return queueMail(
    ctx,
    tx,
    notices.map(notice => noticeMail(notice, attempt, purpose, agency)),
  )
}

function noticeMail(notice: Notice, attempt: Payment, purpose: Purpose, company: OwnCompany): MailDraft {
  const words = noticeText(notice)
  const reference = purpose.invoiceNumber ?? purpose.orderNumber ?? attempt.id.slice(0, 8)
  const slip = {
    ...words,
    company: company.name,
    number: reference,
    lines: linesOf(attempt, purpose),
    button: buttonTo(attempt, purpose),
    footer: mailFooter(company),
  }
  return {
    template: `payment-${notice.kind}`,
    to: company.notifyEmail,
    subject: `${words.heading} (${reference})`,
    html: slipHtml(slip),
    text: slipText(slip),
    about: { collection: 'payments', id: attempt.id },
  }
}

function linesOf({ amount, providerId }: Payment, purpose: Purpose) {
  const { orderNumber, invoiceNumber, buyer, packageName, domainName } = purpose
  const ordered = [packageName, domainName].filter(Boolean).join(', ')
  return [
    { label: 'Klant', answer: buyer ?? '' },
    { label: 'Bestelling', answer: orderNumber ?? '' },
    { label: 'Besteld', answer: ordered },
    { label: 'Factuur', answer: invoiceNumber ?? '' },
    {
      label: 'Bij de betaaldienst, incl. btw',
      answer: providerId ?? 'onbekend',
      amount: formatAmount(amount),
    },
  ]
    .filter(line => line.answer)
    .map(line => ({ amount: '', ...line }))
}

/** Where staff can do what the mail asks for. */
function buttonTo({ id }: Payment, { order, orderNumber }: Purpose) {
  const [label, path] =
    order && orderNumber
      ? ['Open de bestelling', orderInConsole({ id: order, number: orderNumber })]
      : ['Open de betaling', `/admin/collections/payments/${id}`]
  return { label, href: `${env.SITE_URL}${path}` }
}
