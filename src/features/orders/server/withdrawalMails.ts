import { WITHDRAWAL } from '@/features/company/model/legal'
import type { OwnCompany } from '@/features/company/server/public'
import { letterDraft, signOff } from '@/platform/email/letterMail'
import type { MailDraft } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { formatAmount } from '@/platform/money/euro'
import { dayOf, formatPlainDay } from '@/platform/time/day'
import { formatMoment } from '@/platform/time/zone'
import { refundDueOn, type WithdrawalStatement } from '../model/withdrawal'
import { isNameOwed } from '../model/withdrawalCredit'
import { nameOf, orderLetter } from './orderLetter'
import type { Order } from './orderRow'
import type { DueRefund } from './withdrawalRepository'

export const WITHDRAWAL_RECEIPT = 'withdrawal-receipt'

type Submitted = { id: string; statement: WithdrawalStatement; submittedAt: Date; company: OwnCompany }

/** The same for whoever writes: it tells nothing of what exists. */
export function withdrawalReceipt({ id, statement, submittedAt, company }: Submitted): MailDraft {
  const head = { template: WITHDRAWAL_RECEIPT, to: statement.email, about: aboutWithdrawal(id) }
  return letterDraft(company, head, {
    subject: 'Je herroeping is binnen',
    heading: 'Je herroeping is binnen',
    paragraphs: [
      `Op ${formatMoment(submittedAt)} kregen we deze verklaring van je. Bewaar deze mail als bewijs.`,
      writtenStatement(statement),
      `Hoort er een bestelling of opdracht van jou bij en ben je op tijd, dan stopt die en krijg je je geld binnen ${WITHDRAWAL.refundDays} dagen terug. Vroeg je ons om meteen te beginnen, dan gaat daarvan af wat al geleverd is. Klopt er iets niet, dan nemen we contact met je op. Vragen? Bel ${company.phone} of antwoord op deze mail.`,
      signOff(company),
    ],
  })
}

/** `dueOn` is null while a person has to judge it, and where nothing was paid. */
type Outcome = { doubt: string | null } & ({ isQuote: true } | { isQuote: false; dueOn: string | null })

export function withdrawalTask(
  { id, statement, submittedAt, company }: Submitted,
  outcome: Outcome,
): MailDraft {
  const { doubt } = outcome
  const done = outcome.isQuote ? 'Opdracht herroepen' : 'Bestelling herroepen'
  const heading = doubt ? 'Herroeping te beoordelen' : done
  const draft = taskDraft(company, id, {
    ...{ template: 'withdrawal-task', subject: `${heading}: ${statement.contract}`, heading },
    paragraphs: [
      `Ingestuurd op ${formatMoment(submittedAt)}:`,
      writtenStatement(statement),
      doubt
        ? `Er is nog niets veranderd. Waarom: ${doubt}.`
        : outcome.isQuote
          ? stopText(submittedAt)
          : doneText(outcome.dueOn),
    ],
  })
  return { ...draft, replyTo: statement.email }
}

const BOOK_IT = 'boek het bij de creditfactuur, of bij de bestelling als er geen is.'

function doneText(dueOn: string | null): string {
  const stopped = 'De bestelling is gestopt. Zet uit wat al klaarstond.'
  return dueOn
    ? `${stopped} Betaal het geld uiterlijk op ${formatPlainDay(dueOn)} terug, op dezelfde manier als er betaald is, en ${BOOK_IT}`
    : `${stopped} Er was niets betaald.`
}

const stopText = (submittedAt: Date) =>
  `Stop het werk op de pagina van de opdracht: dan wordt gecrediteerd wat ervan gefactureerd is, en niet wat de klant niet herriep. Betaal wat betaald is uiterlijk op ${formatPlainDay(refundDueOn(dayOf(submittedAt)))} terug, op dezelfde manier als er betaald is. Vroeg de klant om meteen te beginnen, dan mag je factureren wat al geleverd is.`

/** Once, when the last day to pay back is near or over. */
export function refundTask(
  { id, number, refund, dueOn, quote, isToStop }: DueRefund,
  company: OwnCompany,
): MailDraft {
  const what = quote ? 'Opdracht' : 'Bestelling'
  const first = isToStop ? ' Stop eerst het werk in het kantoor: dan komt er een creditfactuur.' : ''
  return taskDraft(company, id, {
    ...{ template: 'withdrawal-refund', subject: `Nog terug te betalen: ${number}` },
    heading: 'Nog niet terugbetaald',
    paragraphs: [
      `${what} ${number} is herroepen. De klant moet ${formatAmount(refund)} uiterlijk op ${formatPlainDay(dueOn)} terug hebben.${first} Betaal op dezelfde manier terug als er betaald is, en ${BOOK_IT}`,
    ],
  })
}

type TaskWords = { template: string; subject: string; heading: string; paragraphs: string[] }

function taskDraft(company: OwnCompany, id: string, { template, ...words }: TaskWords): MailDraft {
  const head = { template, to: company.notifyEmail, about: aboutWithdrawal(id) }
  const href = `${env.SITE_URL}/admin/collections/withdrawals/${id}`
  return letterDraft(company, head, { ...words, button: { label: 'Open de herroeping', href } })
}

type WithdrawnMoney = { refund: number; owed: number; dueOn: string | null; isCredited: boolean }

/** To the address of the order, which is the only one that learns what became of it. */
export function withdrawnLetter(order: Order, money: WithdrawnMoney, company: OwnCompany): MailDraft {
  const { id, number, buyer } = order
  const reader = { order: id, email: buyer.email, name: buyer.name, company }
  return orderLetter(reader, {
    template: 'hosting-order-withdrawn',
    subject: `Je bestelling ${number} is herroepen`,
    heading: 'Je bestelling is herroepen',
    paragraphs: withdrawnParagraphs(order, money, company),
  })
}

function withdrawnParagraphs(
  order: Order,
  { refund, owed, dueOn, isCredited }: WithdrawnMoney,
  company: OwnCompany,
): string[] {
  const what = `Je hebt bestelling ${nameOf(order)} herroepen.`
  const files = `Heb je nog bestanden of mail bij ons staan? Bel dan snel: ${company.phone}.`
  const back =
    dueOn &&
    `Je krijgt ${formatAmount(refund)} terug, incl. btw, uiterlijk op ${formatPlainDay(dueOn)}, op dezelfde manier als je betaald hebt. Je hoeft er niets voor te doen.${isCredited ? ' Een creditfactuur krijg je apart.' : ''}`
  if (owed > 0)
    return [
      `${what} De bestelling is gestopt.`,
      back ? `${owedText(order, owed)} Dat houden we in van wat je betaald hebt.` : owedText(order, owed),
      back ?? NOTHING_BACK,
      files,
    ]
  if (back) return [`${what} De bestelling is gestopt, en je betaalt er niets voor.`, back, files]
  return [
    `${what} De bestelling gaat niet door. Je had nog niets betaald, en je hoeft ook niets meer te betalen.`,
    `Klopt er iets niet? Bel ${company.phone} of antwoord op deze mail.`,
  ]
}

const NOTHING_BACK =
  'Er gaat geen geld terug. Staat er nog een factuur open, dan betaal je wat daar na de creditfactuur van overblijft.'

function owedText(order: Order, owed: number): string {
  const name = isNameOwed(order)
    ? ` ${order.domainName} ligt vast en blijft van jou: het eerste jaar zit in dat bedrag.`
    : ''
  return `Je vroeg ons om meteen te beginnen. Wat al geleverd is, kost ${formatAmount(owed)} incl. btw.${name}`
}

const writtenStatement = ({ name, contract, email, reason }: WithdrawalStatement) =>
  [
    'Ik herroep deze overeenkomst.',
    `Overeenkomst: ${contract}`,
    `Naam: ${name}`,
    `E-mail: ${email}`,
    ...(reason ? [`Reden: ${reason}`] : []),
  ].join('\n')

const aboutWithdrawal = (id: string) => ({ collection: 'withdrawals', id })
