import { type ReactNode, useState } from 'react'
import { StatusBadge, type Tone } from '@/design-system/layout/Section'
import { StoredMailNote } from '@/design-system/notices/StoredMailNote'
import { isPastDue } from '@/features/billing/model/bookings'
import { LAPSED } from '@/features/billing/model/invoice'
import { invoicePaymentStatus, invoiceStatus } from '@/features/billing/model/invoiceStatus'
import { WITHDRAWAL } from '@/features/company/model/legal'
import { readingFor } from '@/features/customers/model/customer'
import { ORDER_PARAM } from '@/features/orders/model/withdrawalSteps'
import { formatAmount } from '@/platform/money/euro'
import { VAT_LABELS } from '@/platform/money/readings'
import { dayOf, formatPlainDay } from '@/platform/time/day'
import { formatDay, formatMoment } from '@/platform/time/zone'
import { assignmentStatus, plannedText } from '../model/assignment'
import type { OwnAssignment } from '../model/ownQuote'
import { type Edition, quotePdfPath } from '../model/quote'
import { boughtLines } from '../model/quoteLines'
import { lastDayToWithdraw, WITHDRAWN } from '../model/withdrawal'
import { ACCEPT_FORM } from './AcceptForm'
import { Facts } from './Facts'
import { withdrawalText, withdrawnText } from './messages'
import { QuoteContact, Sender } from './QuoteHead'
import { QuoteSlip } from './QuoteSlip'
import { Needs, Planning } from './QuoteTerms'
import { useNewHeading } from './useNewHeading'

/** How the payment went that the customer returns from, and what pays an invoice, by its number. */
export type QuotePayments = { outcome: ReactNode; buttons: Readonly<Record<string, ReactNode>> }

type ProjectViewProps = {
  edition: Edition
  assignment: OwnAssignment
  payments: QuotePayments
  mailKey: string
  mayAnswer: boolean
  /** It was accepted on this page, a moment ago. */
  isNew: boolean
}

/** The same address once it is accepted: what was agreed and what follows. */
export function ProjectView(props: ProjectViewProps) {
  const { edition, assignment, payments, mailKey, mayAnswer, isNew } = props
  const { acceptedAt, choices, totals } = assignment
  const heading = useNewHeading(isNew)
  return (
    <div id={ACCEPT_FORM} className="scroll-mt-28 overflow-x-clip">
      <div className="wrap grid items-start gap-x-16 gap-y-12 pt-10 pb-20 lg:grid-cols-[.85fr_1.15fr] lg:pt-16">
        <div className="grid gap-10">
          <header>
            <Sender seller={edition.seller} />
            <h1 ref={heading} tabIndex={-1} className="outline-none">
              <span className="number block text-[1.4rem]">Opdracht {edition.number}</span>{' '}
              <span className="mt-4 block font-extrabold text-page leading-[.98] tracking-[-.035em]">
                Afgesproken
              </span>
            </h1>
            <p className="mt-5 max-w-[32em] text-lg text-soft leading-normal">
              {isNew && 'Bedankt. Je krijgt een mail met de bevestiging. '}
              Op deze pagina blijft staan wat je bestelde en wat er nu gebeurt.
            </p>
            {isNew && <StoredMailNote className="mt-3" />}
          </header>
          {payments.outcome}
          {assignment.withdrawnAt && <Withdrawn at={assignment.withdrawnAt} />}
          <Agreed edition={edition} assignment={assignment} />
          {isGoingOn(assignment) && <Planning text={edition.texts.planning} />}
          {isGoingOn(assignment) && <Needs text={edition.texts.needs} />}
          {mayAnswer && <Invoices assignment={assignment} payButtons={payments.buttons} />}
          <QuoteContact contact={edition.contact} />
          {mayAnswer && edition.prospect.kind === 'private' && (
            <Withdrawal number={edition.number} assignment={assignment} />
          )}
          <a href={quotePdfPath(mailKey)} className="button justify-self-start max-sm:w-full print:hidden">
            Download de offerte
          </a>
        </div>
        <QuoteSlip
          {...{ choices, totals }}
          edition={agreedEdition(edition, choices)}
          reading={readingFor(edition.prospect.kind)}
          stamp={{ word: 'Akkoord', small: formatDay(new Date(acceptedAt)), lands: isNew }}
        />
      </div>
    </div>
  )
}

const isGoingOn = ({ status, withdrawnAt }: OwnAssignment) => assignmentStatus(status).isOpen && !withdrawnAt

const agreedEdition = (edition: Edition, choices: readonly string[]): Edition => ({
  ...edition,
  lines: boughtLines(edition.lines, choices),
  asked: [],
})

type AgreedProps = { edition: Edition; assignment: OwnAssignment }

function Agreed({ edition: { prospect }, assignment }: AgreedProps) {
  const {
    acceptedAt,
    signer,
    status,
    startsOn,
    plannedFrom: from,
    plannedUntil: until,
    deliveredAt,
    withdrawnAt,
  } = assignment
  const isOpen = isGoingOn(assignment)
  const isToStart = isOpen && assignmentStatus(status).mayStart
  const atOnce = prospect.kind === 'private' && isToStart ? 'meteen, op jouw verzoek' : ''
  const facts = [
    { label: 'Opdracht gegeven door', value: signer },
    { label: 'Akkoord op', value: formatMoment(new Date(acceptedAt)) },
    { label: 'Stand', value: withdrawnAt ? WITHDRAWN : assignmentStatus(status).label },
    { label: 'We beginnen', value: startsOn && isToStart ? `op ${formatPlainDay(startsOn)}` : atOnce },
    { label: 'Gepland', value: isOpen ? plannedText({ from, until }) : '' },
    { label: 'Opgeleverd op', value: deliveredAt ? formatDay(new Date(deliveredAt)) : '' },
  ]
  return <Facts facts={facts} className="max-w-[36em]" />
}

type InvoicesProps = { assignment: OwnAssignment; payButtons: QuotePayments['buttons'] }

function Invoices({ assignment: { invoices, withdrawnAt }, payButtons }: InvoicesProps) {
  const isWithdrawn = withdrawnAt !== null
  const [today] = useState(() => dayOf(new Date()))
  return (
    <section>
      <h2 className="text-2xl lg:text-3xl">Facturen</h2>
      {invoices.length === 0 ? (
        <p className="mt-3">Er is nog niets te betalen. Je krijgt een mail zodra er een factuur is.</p>
      ) : (
        <ul className="mt-4 max-w-[36em] border-ink border-t-2">
          {invoices.map(invoice => {
            const { label, tone } = stateOf(invoice, { today, isWithdrawn })
            return (
              <li
                key={invoice.number}
                className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 border-rule border-b py-3"
              >
                <span className="font-semibold tabular-nums">{invoice.number}</span>
                <span className="price text-right">
                  {formatAmount(invoice.incl)} <span className="font-normal">{VAT_LABELS.incl}</span>
                </span>
                <span className="text-soft text-sm">
                  {isOpen(invoice) && !isWithdrawn && `Betaal uiterlijk ${formatPlainDay(invoice.dueDate)}`}
                </span>
                <span className="justify-self-end">
                  <StatusBadge tone={tone}>{label}</StatusBadge>
                </span>
                {payButtons[invoice.number] && (
                  <div className="col-span-2 pt-2 sm:justify-self-end print:hidden">
                    {payButtons[invoice.number]}
                  </div>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

type OwnInvoice = OwnAssignment['invoices'][number]

const isOpen = ({ isPaid, isCredited }: OwnInvoice) => !isPaid && !isCredited

function stateOf(
  { isPaid, isCredited, dueDate }: OwnInvoice,
  { today, isWithdrawn }: { today: string; isWithdrawn: boolean },
): { label: string; tone: Tone } {
  if (isCredited) return invoiceStatus('credited')
  if (isPaid) return invoicePaymentStatus('paid')
  if (isWithdrawn) return LAPSED
  return invoicePaymentStatus(isPastDue(dueDate, today) ? 'overdue' : 'pending')
}

function Withdrawn({ at }: { at: string }) {
  return (
    <section className="max-w-[36em]">
      <h2 className="text-2xl lg:text-3xl">{WITHDRAWN}</h2>
      <p className="mt-3">{withdrawnText(at)}</p>
    </section>
  )
}

type WithdrawalProps = { number: string; assignment: OwnAssignment }

function Withdrawal({ number, assignment }: WithdrawalProps) {
  const [today] = useState(() => dayOf(new Date()))
  const lastDay = lastDayToWithdraw(assignment)
  const { status, withdrawnAt } = assignment
  if (withdrawnAt || today > lastDay || !assignmentStatus(status).isOpen) return null
  return (
    <section className="max-w-[36em]">
      <h2 className="text-2xl lg:text-3xl">Bedenktijd</h2>
      <p className="mt-3">{withdrawalText(lastDay)}</p>
      <a
        href={`${WITHDRAWAL.path}?${ORDER_PARAM}=${number}`}
        className="link inline-flex min-h-11 items-center font-semibold"
      >
        {WITHDRAWAL.label}
      </a>
    </section>
  )
}
