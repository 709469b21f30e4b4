import { ListPlaceholder, StatusBadge } from '@/design-system/layout/Section'
import { TodoItem } from '@/design-system/layout/Todo'
import type { FormNotice } from '@/design-system/notices/formNotices'
import { errorNotice, successNotice, warningNotice } from '@/design-system/notices/notices'
import { formatAmount } from '@/platform/money/euro'
import { VAT_LABELS, type VatReading } from '@/platform/money/readings'
import { formatPlainDay } from '@/platform/time/day'
import { moneyStanding, PARTLY_PAID } from '../model/bookings'
import {
  daysLate,
  invoicesToPay,
  isToPay,
  LAPSED,
  type OwnInvoice,
  periodText,
  subjectOf,
} from '../model/invoice'
import { E_INVOICE, isOpenInvoice, statusOfInvoice } from '../model/invoiceStatus'
import { type InvoicePayment, type PaymentState, UNPAID_HEADINGS } from '../model/payment'
import { PayButton, type PayOptions } from './PayButton'

type InvoicedOrder = { id: string; number: string; title: string; domainName: string | null }

type InvoiceListProps = {
  invoices: OwnInvoice[] | null
  orders: InvoicedOrder[]
  pay: PayOptions
  today: string
  /** Which one of both VAT readings its customer sees first. */
  reading: VatReading
}

export function InvoiceList({ invoices, orders, pay, today, reading }: InvoiceListProps) {
  if (!invoices) {
    return (
      <ListPlaceholder failed title="Je facturen komen even niet">
        <p>
          Er is niets kwijt: elke factuur zit ook in je mail. Vernieuw de pagina, of bel ons op {pay.phone}.
        </p>
      </ListPlaceholder>
    )
  }
  if (invoices.length === 0) {
    return (
      <ListPlaceholder title="Nog geen facturen">
        <p>Je eerste factuur komt hier te staan zodra je eerste betaling binnen is.</p>
      </ListPlaceholder>
    )
  }
  return (
    <ul className="border-ink border-t-2">
      {invoices.map(invoice => (
        <InvoiceRow
          key={invoice.id}
          invoice={invoice}
          order={orders.find(({ id }) => id === invoice.order)}
          related={relatedTo(invoice, invoices)}
          late={daysLate(invoice, today)}
          pay={pay}
          reading={reading}
        />
      ))}
    </ul>
  )
}

/** The credits of an invoice, or the invoice of a credit. */
function relatedTo({ id, credits }: OwnInvoice, all: OwnInvoice[]): OwnInvoice[] {
  return all.filter(other => other.credits === id || other.id === credits)
}

type InvoiceRowProps = {
  invoice: OwnInvoice
  order?: InvoicedOrder
  related: OwnInvoice[]
  /** In days. */
  late: number
  pay: PayOptions
  reading: VatReading
}

function InvoiceRow({ invoice, order, related, late, pay, reading }: InvoiceRowProps) {
  const { id, number, dueDate } = invoice
  const other = reading === 'incl' ? 'excl' : 'incl'
  const open = isToPay(invoice)
  const { label, tone } = standingOf(invoice, late)
  const quiet = open ? '' : 'text-soft'
  return (
    <li
      id={number}
      className={`grid items-start gap-x-8 gap-y-3 border-rule border-b py-5 lg:grid-cols-[150px_1fr_190px_auto] ${open ? '-mx-5 px-5' : ''} ${late > 0 ? 'bg-pink' : open ? 'bg-yellow' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:grid lg:justify-items-start lg:gap-2.5">
        <h3 className={`number text-base ${open ? 'text-deep' : ''}`}>{number}</h3>
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </div>
      <div>
        <Subject invoice={invoice} order={order} />
        {open && (
          <p className={`font-semibold ${late > 0 ? 'text-deep' : ''}`}>
            {late > 0 ? lateText(late) : `Betaal uiterlijk ${formatPlainDay(dueDate)}`}
          </p>
        )}
        <PaidPart invoice={invoice} />
        {related.map(other => (
          <p key={other.id}>
            {invoice.credits ? 'Bij factuur' : 'Gecrediteerd met'}{' '}
            <a href={`#${other.number}`} className="link">
              {other.number}
            </a>
          </p>
        ))}
      </div>
      <p className="tabular-nums lg:text-right">
        <strong className="font-bold font-head text-xl tracking-tight">
          {formatAmount(invoice[reading])}
        </strong>{' '}
        {VAT_LABELS[reading]}
        <span className={`block ${quiet}`}>
          {formatAmount(invoice[other])} {VAT_LABELS[other]}
        </span>
      </p>
      <div className="grid gap-3 sm:flex sm:flex-wrap lg:w-44 lg:flex-col">
        {open && <PayButton {...pay} pays={{ name: 'invoice', value: id, number }} />}
        <Downloads {...invoice} />
      </div>
    </li>
  )
}

function Subject({ invoice, order }: Pick<InvoiceRowProps, 'invoice' | 'order'>) {
  const { issueDate, period } = invoice
  const quiet = isToPay(invoice) ? '' : 'text-soft'
  return (
    <>
      <p className="font-semibold text-pen [overflow-wrap:anywhere]">{subjectOf(invoice, order)}</p>
      {period && <p className={quiet}>{periodText(period)}</p>}
      <p className={quiet}>
        Factuurdatum {formatPlainDay(issueDate)}
        {order && `, bestelling ${order.number}`}
      </p>
    </>
  )
}

function Downloads({ id, number, hasEInvoice }: OwnInvoice) {
  const address = `/hosting-dashboard/factuur/${id}`
  return (
    <div className="flex flex-wrap gap-3 sm:contents">
      <a href={address} download className="button button-small max-sm:grow">
        PDF Downloaden<span className="sr-only"> {number}</span>
      </a>
      {hasEInvoice && (
        <a href={`${address}/ubl`} download className="button button-small max-sm:grow">
          {E_INVOICE}
          <span className="sr-only"> {number}</span>
        </a>
      )}
    </div>
  )
}

/** Withdrawn from, and not credited yet. */
const isLapsed = (invoice: OwnInvoice) => isOpenInvoice(invoice) && !isToPay(invoice)

const WITHDRAWN_NOTE =
  'Je hebt deze opdracht herroepen: dit hoef je niet te betalen. Een creditfactuur volgt.'

function standingOf(invoice: OwnInvoice, late: number) {
  if (isLapsed(invoice)) return LAPSED
  const isPart = isOpenInvoice(invoice) && moneyStanding(invoice).isPartlyPaid
  return isPart && late === 0 ? ({ label: PARTLY_PAID, tone: 'amber' } as const) : statusOfInvoice(invoice)
}

/** What came in of what is still open, or beyond it. */
function PaidPart({ invoice }: { invoice: OwnInvoice }) {
  const { due, excess, isPartlyPaid } = moneyStanding(invoice)
  if (isLapsed(invoice)) return <p>{WITHDRAWN_NOTE}</p>
  if (isToPay(invoice) && isPartlyPaid) {
    return (
      <p>
        {formatAmount(invoice.booked)} is binnen, nog <strong>{formatAmount(due)}</strong> te betalen
      </p>
    )
  }
  if (invoice.credits)
    return <p>{due > 0 ? `Je krijgt ${formatAmount(due)} terug` : 'Teruggestort of verrekend'}</p>
  if (excess === 0) return invoice.paidOn && <p>Betaald op {formatPlainDay(invoice.paidOn)}</p>
  return <p>{formatAmount(excess)} te veel betaald. We betalen het terug of verrekenen het met je.</p>
}

function lateText(days: number): string {
  return `${days} ${days === 1 ? 'dag' : 'dagen'} te laat`
}

/** Each invoice that waits for its customer; red is late, and only that. */
export function InvoicesToPay({ invoices, orders, pay, today }: Omit<InvoiceListProps, 'reading'>) {
  return invoicesToPay(invoices ?? []).map(invoice => {
    const { id, number, dueDate } = invoice
    const { due, isPartlyPaid } = moneyStanding(invoice)
    const late = daysLate(invoice, today)
    const subject = subjectOf(
      invoice,
      orders.find(order => order.id === invoice.order),
    )
    return (
      <TodoItem
        key={id}
        urgent={late > 0}
        title={late > 0 ? `Factuur ${lateText(late)}` : `Betaal uiterlijk ${formatPlainDay(dueDate)}`}
        text={`${number}, ${subject}, ${isPartlyPaid ? 'nog ' : ''}${formatAmount(due)} incl. btw.`}
      >
        <PayButton {...pay} pays={{ name: 'invoice', value: id, number }} />
      </TodoItem>
    )
  })
}

export function invoicePaymentNotice({ number, state }: InvoicePayment): FormNotice {
  return INVOICE_PAYMENT_NOTICES[state](number)
}

const INVOICE_PAYMENT_NOTICES: Record<PaymentState, (number: string) => FormNotice> = {
  paid: number => successNotice(`Bedankt, factuur ${number} is betaald`),
  pending: number =>
    warningNotice(
      UNPAID_HEADINGS.pending,
      `Je bank verwerkt de betaling van factuur ${number} nog. Je hoeft niets te doen.`,
    ),
  open: number =>
    warningNotice(
      UNPAID_HEADINGS.open,
      `Factuur ${number} staat nog open. Heb je al betaald? Vernieuw de pagina dan over een paar minuten.`,
    ),
  failed: number => errorNotice(UNPAID_HEADINGS.failed, nothingPaid(number)),
  canceled: number => errorNotice(UNPAID_HEADINGS.canceled, nothingPaid(number)),
  expired: number => errorNotice(UNPAID_HEADINGS.expired, nothingPaid(number)),
}

const nothingPaid = (number: string) =>
  `Er is niets afgeschreven, en factuur ${number} staat nog open. Je kunt het meteen opnieuw proberen.`

export function OpenTotal({ invoices }: { invoices: OwnInvoice[] }) {
  const open = invoices.filter(isToPay)
  if (open.length === 0) return null
  const total = open.reduce((sum, invoice) => sum + moneyStanding(invoice).due, 0)
  return (
    <p className="font-semibold text-lg tabular-nums">
      {open.length} open, samen {formatAmount(total)} incl. btw
    </p>
  )
}
