import type { OwnCompany } from '@/features/company/server/public'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { mailFooter } from '@/platform/email/letterMail'
import { type MailDraft, type QueuedMail, queueMail } from '@/platform/email/outbox'
import { slipHtml, slipText } from '@/platform/email/slipMail'
import { env } from '@/platform/env'
import { formatAmount } from '@/platform/money/euro'
import { findPurpose, type Payment, type Purpose } from './paymentRepository'

export async function queueStaffNotices(
  ctx: Ctx,
  tx: Tx,
  attempt: Payment,
  notices: Notice[],
  agency: OwnCompany,
): Promise<QueuedMail[]> {
  if (notices.length === 0) return []
  const purpose = await findPurpose(ctx, tx.sql, attempt.id)
  if (!purpose) throw new Error('there is no such payment')
  return queueMail(
    ctx,
    tx,
    notices.map(notice => noticeMail(notice, attempt, purpose, agency)),
  )
}

function noticeMail(notice: Notice, attempt: Payment, purpose: Purpose, company: OwnCompany): MailDraft {
  const words = noticeText(notice)
  const reference = purpose.invoiceNumber ?? purpose.owner?.number ?? attempt.id.slice(0, 8)
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
  const { owner, invoiceNumber, buyer } = purpose
  return [
    { label: 'Klant', answer: buyer ?? '' },
    { label: 'Bestelling', answer: owner?.number ?? '' },
    { label: 'Besteld', answer: owner?.contents ?? '' },
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

function buttonTo({ id }: Payment, { owner }: Purpose) {
  const [label, path] = owner
    ? ['Open de bestelling', owner.consolePath]
    : ['Open de betaling', `/admin/collections/payments/${id}`]
  return { label, href: `${env.SITE_URL}${path}` }
}

type NoticeText = { heading: string; intro: string; closing: string }

const REFUND_ADVICE = 'Betaal het terug vanaf de factuur, of overleg met de klant.'

const NOTICES = {
  paid: {
    heading: 'Een bestelling is betaald',
    intro: 'De bestelling is nu actief.',
    closing: 'Vink op de bestelling af wat er gedaan is.',
  },
  twice: {
    heading: 'Dubbel betaald',
    intro:
      'Er kwam geld binnen voor iets dat al betaald, gecrediteerd of afgesloten was. Het staat als vooruitbetaald.',
    closing: REFUND_ADVICE,
  },
  excess: {
    heading: 'Meer betaald dan er openstond',
    intro: 'De factuur is betaald. Wat er te veel binnenkwam, staat als vooruitbetaald.',
    closing: REFUND_ADVICE,
  },
  withdrawn: {
    heading: 'Betaald na herroeping',
    intro: 'Er kwam geld binnen voor werk dat de klant heeft herroepen. Het is geboekt en moet terug.',
    closing: 'Het staat bij de herroepingen als terug te betalen.',
  },
  otherTotal: {
    heading: 'Betaald, maar niet het bedrag van nu',
    intro:
      'Er kwam minder binnen dan de bestelling nu kost. De bestelling loopt nog niet; het geld staat als vooruitbetaald.',
    closing: REFUND_ADVICE,
  },
  moneyBack: {
    heading: 'Er ging geld terug',
    intro: 'Bij de betaaldienst is geld teruggegaan.',
    closing:
      'Wat niet teruggegeven hoefde te worden, staat weer open op de factuur. Besluit daar wat er met de bestelling gebeurt.',
  },
  problem: {
    heading: 'Er klopt iets niet met een betaling',
    intro: 'De betaaldienst zegt iets anders dan wij.',
    closing: 'Er is niets geboekt. Kijk bij de betaaldienst wat er gebeurd is.',
  },
} as const satisfies Record<string, NoticeText>

/** `text` says it more precisely than the notice of its kind does. */
export type Notice = { kind: keyof typeof NOTICES; text?: string }

export function noticeText({ kind, text }: Notice): NoticeText {
  const { heading, intro, closing } = NOTICES[kind]
  return { heading, intro: text ?? intro, closing }
}
