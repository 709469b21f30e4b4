'use client'

import { deliveryPeriod } from '@/features/billing/model/invoice'
import { invoiceTitle } from '@/features/billing/model/invoiceStatus'
import type { CreditResult } from '@/features/billing/server/creditInvoice'
import type { DraftResult } from '@/features/billing/server/staffInvoices'
import { ActionButton } from '@/platform/console/ActionButton'
import { MailList } from '@/platform/email/admin/MailList'
import { formatPlainDay } from '@/platform/time/day'
import type { ConsoleInvoice, InvoiceDetails as Detail, InvoiceDetails } from '../model/console'
import { HOSTING_API } from './address'
import { CreditForm } from './CreditForm'
import { DetailHistory, DetailState, PaymentList } from './DetailLists'
import { LineTable } from './LineTable'
import { CREDIT, DRAFT, RESENT } from './messages'
import { Slip, whereText } from './Slip'
import { InvoiceTransfer } from './TransferForm'
import { useConsole, useDetail } from './useHosting'

/** Everything about one invoice, and what can be done with it. */
export function InvoiceDetail({ invoice }: { invoice: ConsoleInvoice }) {
  const { reload: readList } = useConsole()
  const { detail, reload } = useDetail<Detail>('invoice', invoice.id)
  if (typeof detail === 'string') return <DetailState state={detail} onRetry={reload} />
  const { row, payments, mails, events } = detail
  // What was thrown away is nowhere to be read any more.
  const onDone = (outcome?: string) => (outcome === 'dropped' ? readList() : reload())
  return (
    <div className="console-detail">
      <InvoiceSlip detail={detail} />
      <div>
        <InvoiceActions invoice={row} onDone={onDone} />
        <PaymentList payments={payments} onRetry={reload} />
        <MailList mails={mails} onRetry={reload} />
      </div>
      <DetailHistory events={events} collection="hosting-invoices" onRetry={reload} />
    </div>
  )
}

const day = (kept: string | null) => kept && formatPlainDay(kept)

const PAID_BY: Record<string, string> = { provider: 'via de betaaldienst', transfer: 'per overboeking' }

/** What an invoice says. */
function InvoiceSlip({ detail }: { detail: InvoiceDetails }) {
  const { row, buyer, lines, excl, vat, mirrors, paymentReference } = detail
  return (
    <Slip
      title={row.series === 'CR' ? 'Creditfactuur' : 'Factuur'}
      number={<span className="office-number office-red">{invoiceTitle(row)}</span>}
      lines={[
        { label: 'Aan', answer: [buyer.name, buyer.company].filter(Boolean).join(', ') },
        { label: 'Adres', answer: whereText(buyer) },
        { label: 'Bestelling', answer: row.order?.number },
        {
          label: row.series === 'CR' ? 'Crediteert' : 'Gecrediteerd met',
          answer: mirrors.map(each => each.number).join(', '),
        },
        { label: 'Factuurdatum', answer: day(row.issueDate) },
        { label: 'Vervalt op', answer: day(row.dueDate) },
        { label: 'Periode', answer: periodOf(detail) },
        { label: 'Betaald op', answer: row.paidOn && paidText(detail) },
        { label: 'Kenmerk', answer: paymentReference },
        { label: 'Opmerking', answer: detail.note },
      ]}
    >
      <LineTable caption="Wat er op de factuur staat" lines={lines} amounts={{ excl, vat, incl: row.incl }} />
    </Slip>
  )
}

function periodOf({ periodFrom, periodUntil }: InvoiceDetails): string | null {
  if (!periodFrom || !periodUntil) return null
  const { from, to } = deliveryPeriod({ from: periodFrom, until: periodUntil })
  return `${formatPlainDay(from)} tot en met ${formatPlainDay(to)}`
}

function paidText({ row, paidBy }: InvoiceDetails): string {
  return [day(row.paidOn), PAID_BY[paidBy ?? '']].filter(Boolean).join(', ')
}

const SURE = {
  final: {
    think: 'De factuur krijgt een nummer en gaat naar de klant. Daarna verandert hij niet meer.',
    yes: 'Ja, definitief maken',
  },
  drop: { think: 'Het concept is dan weg.', yes: 'Ja, weggooien' },
  credit: {
    think: 'De klant krijgt een creditfactuur over alles wat nog niet gecrediteerd is. Dat kan niet terug.',
    yes: 'Ja, crediteren',
  },
}

type InvoiceActionsProps = { invoice: ConsoleInvoice; onDone: (outcome?: string) => void }

/** What can be done with an invoice as it stands. */
export function InvoiceActions({ invoice, onDone }: InvoiceActionsProps) {
  const { status, paymentStatus, series, opensOrder } = invoice
  const isDraft = status === 'draft'
  const isUnpaid = status === 'sent' && paymentStatus !== 'paid'
  const isPaid = status === 'sent' && paymentStatus === 'paid'
  return (
    <div className="hosting-acts">
      <a
        className="office-key"
        href={`${HOSTING_API}/invoice.pdf?id=${invoice.id}`}
        target="_blank"
        rel="noopener"
      >
        {isDraft ? 'Voorbeeld' : 'PDF openen'}
        <span className="console-unseen"> van {invoiceTitle(invoice)}</span>
      </a>
      {isDraft && !opensOrder && <DraftActs invoice={invoice} onDone={onDone} />}
      {!isDraft && <FinalActs invoice={invoice} onDone={onDone} />}
      {isPaid && series === 'INV' && <CreditForm invoice={invoice} onDone={onDone} />}
      {(isUnpaid || opensOrder) && <InvoiceTransfer invoice={invoice} onDone={onDone} />}
    </div>
  )
}

function DraftActs({ invoice: { id }, onDone }: InvoiceActionsProps) {
  const { act } = useConsole()
  const post = async (path: string) => {
    const answer = await act<DraftResult>({
      address: `${HOSTING_API}/${path}`,
      content: { id },
      words: DRAFT,
    })
    onDone(answer?.kind)
  }
  return (
    <>
      <ActionButton busy="Bezig met aanmaken..." sure={SURE.final} onAct={() => post('finalise-invoice')}>
        Definitief maken
      </ActionButton>
      <ActionButton busy="Bezig..." sure={SURE.drop} onAct={() => post('drop-draft')}>
        Weggooien
      </ActionButton>
    </>
  )
}

function FinalActs({ invoice: { id, series, status }, onDone }: InvoiceActionsProps) {
  const { act } = useConsole()
  const credit = async () => {
    await act<CreditResult>({ address: `${HOSTING_API}/credit-invoice`, content: { id }, words: CREDIT })
    onDone()
  }
  const resend = async () => {
    await act({ address: `${HOSTING_API}/resend-invoice`, content: { id }, words: RESENT })
    onDone()
  }
  return (
    <>
      <ActionButton busy="Bezig met mailen..." onAct={resend}>
        Opnieuw mailen
      </ActionButton>
      {series === 'INV' && status === 'sent' && (
        <ActionButton busy="Bezig met crediteren..." sure={SURE.credit} onAct={credit}>
          Crediteren
        </ActionButton>
      )}
    </>
  )
}
