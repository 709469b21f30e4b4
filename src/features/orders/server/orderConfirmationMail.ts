import { perTerm } from '@/features/catalogue/model/terms'
import { SET_UP_HOURS } from '@/features/company/model/claims'
import { type LegalPage, legalName } from '@/features/company/model/legal'
import { readingFor } from '@/features/customers/model/customer'
import { countryLine } from '@/features/tax/model/countries'
import { taxNotes } from '@/features/tax/model/taxNotes'
import type { Tx } from '@/platform/db/transaction'
import { mailFooter, signOff } from '@/platform/email/letterMail'
import { type LinkMaker, LinkRefused } from '@/platform/email/linkMaker'
import type { MailDraft } from '@/platform/email/outbox'
import { LINK_LABELS } from '@/platform/email/secretLinks'
import { type MailLine, slipHtml, slipText, totalLines } from '@/platform/email/slipMail'
import type { Attachment } from '@/platform/email/transport'
import { env, onSite } from '@/platform/env'
import { SET_LINK_HOURS } from '@/platform/forms/passwordRules'
import { formatAmount } from '@/platform/money/euro'
import { amountReadings, VAT_LABELS } from '@/platform/money/readings'
import { leavingTerms } from '../model/leavingTerms'
import { type OrderLine, renewalsOf } from '../model/orderLines'
import { orderPath, UNPAID_DAYS } from '../model/orderStatus'
import { lastDayToWithdraw, registersName } from '../model/starting'
import { startSentences } from '../model/startingTexts'
import { withdrawalText } from '../model/withdrawalForm'
import { findMailedOrder } from './orderRepository'
import type { ValidatedOrder } from './validateOrder'

export const ORDER_CONFIRMATION = 'hosting-order'

type NewOrder = {
  id: string
  number: string
  orderKey: string
  /** Null for an account that stood already. */
  passwordLink: string | null
  terms: Attachment[]
}

/**
 * What is confirmed at once: what was ordered, at which prices and terms. It goes to the mailbox alone, which is the
 * only one that learns whether there was an account.
 */
export function orderConfirmationMail(agreed: ValidatedOrder, order: NewOrder): MailDraft {
  const { company, input } = agreed
  const { passwordLink } = order
  const payLink = onSite(orderPath(order.orderKey))
  const mail = {
    company: company.name,
    number: order.number,
    heading: 'Je bestelling is binnen',
    intro: `Beste ${input.customer.name},\n\n${introOf(input.customer.email, order)}`,
    lines: orderMailLines(agreed),
    closing: closingOf(agreed, payLink),
    button: passwordLink
      ? { label: LINK_LABELS.setPassword, href: passwordLink }
      : { label: 'Naar je klantomgeving', href: `${env.SITE_URL}/hosting-dashboard` },
    footer: mailFooter(company),
  }
  return {
    template: ORDER_CONFIRMATION,
    to: input.customer.email,
    replyTo: company.email,
    subject: `Je bestelling ${order.number} bij ${company.name}`,
    html: slipHtml(mail),
    text: slipText(mail),
    links: { order: payLink, ...(passwordLink ? { setPassword: passwordLink } : {}) },
    attachments: order.terms,
    about: { collection: 'hosting-orders', id: order.id },
  }
}

function introOf(email: string, { passwordLink }: NewOrder): string {
  return passwordLink
    ? `Bedankt voor je bestelling. Met ${email} en een wachtwoord log je in op je klantomgeving. Kies het wachtwoord met de knop onderaan: die werkt ${SET_LINK_HOURS} uur, en één keer. Dit heb je besteld:`
    : `Bedankt voor je bestelling. Met ${email} had je al een account bij ons, en de bestelling staat daar nu bij. Geen wachtwoord meer? Vraag er een aan op ${env.SITE_URL}/wachtwoord-vergeten. Dit heb je besteld:`
}

function acceptedText(terms: LegalPage, agreement: LegalPage | null): string {
  const accepted = `De ${legalName(terms.slug)} die je hebt geaccepteerd (versie ${terms.version})`
  if (!agreement) return `${accepted} zitten`
  return `${accepted} en de ${legalName(agreement.slug)} (versie ${agreement.version}) zitten`
}

function closingOf(
  { company, terms, agreement, input, start, domain }: ValidatedOrder,
  payLink: string,
): string {
  const name = domain && registersName(domain) ? domain.name : null
  const paid = start.startsOn
    ? 'Zodra je betaling binnen is, krijg je de factuur.'
    : `Zodra je betaling binnen is, staat je hosting binnen ${SET_UP_HOURS} uur klaar en krijg je de factuur.`
  const [lastDay, isAtOnce] = [lastDayToWithdraw(start), start.startRequestedAt !== null]
  return [
    `Nog niet betaald? Betalen kan hier:\n${payLink}`,
    `${paid} Betaal je niet binnen ${UNPAID_DAYS} dagen, dan vervalt de bestelling vanzelf.`,
    ...startSentences({ ...start, name }),
    `Hoe lang zit je vast? ${leavingTerms({ cycle: input.basket.cycle, kind: input.customer.kind })}`,
    ...(lastDay ? withdrawalText(company, { isAtOnce, lastDay, site: env.SITE_URL }) : []),
    `${acceptedText(terms, agreement)} in de bijlage.`,
    `Heb jij dit niet besteld, of klopt er iets niet? Bel ${company.phone} of antwoord op deze mail.`,
    signOff(company),
  ].join('\n\n')
}

function orderMailLines({ lines, amounts, domain, company, input }: ValidatedOrder): MailLine[] {
  const { customer: buyer } = input
  const reading = readingFor(buyer.kind)
  const country = countryLine(buyer.country)
  const own = domain?.mode === 'own' ? [{ label: 'Domein', answer: domain.name, amount: '' }] : []
  return [
    ...lines.map(line => ({
      label: KINDS[line.kind],
      answer: line.label,
      amount: amountReadings(line.amount, line.vatRate)[reading],
    })),
    ...own,
    ...totalLines(amounts, { label: 'Nu te betalen, incl. btw', reading, country }),
    ...taxNotes(lines, { buyer, seller: company }).map(answer => ({ label: 'Btw', answer, amount: '' })),
    ...renewalsOf(lines).map(({ months, amounts: later, labels }) => ({
      label: `Daarna ${perTerm(months)}, ${VAT_LABELS[reading]}`,
      answer: labels.join('\n'),
      amount: formatAmount(later[reading]),
    })),
  ]
}

const KINDS: Record<OrderLine['kind'], string> = {
  package: 'Pakket',
  extra: 'Extra',
  domain: 'Domein',
  service: 'Dienst',
}

export async function findBuyer(tx: Pick<Tx, 'sql'>, order: string): Promise<string | null> {
  return (await findMailedOrder(tx, order))?.customer ?? null
}

const paymentLink: LinkMaker = async (_ctx, tx, { aboutId }) => {
  const order = aboutId ? await findMailedOrder(tx, aboutId) : null
  if (!order) throw new LinkRefused('accountGone')
  return onSite(orderPath(order.orderKey))
}

export const orderLinkMakers = { order: paymentLink }
