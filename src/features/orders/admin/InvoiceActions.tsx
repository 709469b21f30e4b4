'use client'

import {
  E_INVOICE,
  invoiceSeries,
  invoiceStatus,
  invoiceTitle,
  isCreditable,
  isUnpaidInvoice,
} from '@/features/billing/model/invoiceStatus'
import type { CreditResult, DraftResult, ReverseChargeResult } from '@/features/billing/server/public'
import { ActionButton } from '@/platform/console/ActionButton'
import type { ConsoleInvoice } from '../model/console'
import { CreditForm } from './CreditForm'
import { HOSTING_API } from './consoleAddress'
import { CREDIT, DRAFT, RESENT, REVERSE_CHARGE } from './messages'
import { InvoiceTransfer } from './TransferForm'
import { useConsole } from './useHosting'

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
  reverseCharge: {
    think:
      'Het btw-nummer klopt volgens de EU. De klant krijgt een creditfactuur over het geheel en een nieuwe factuur met verlegde btw.',
    yes: 'Ja, opnieuw zonder btw',
  },
}

type InvoiceActionsProps = {
  invoice: ConsoleInvoice
  awaitsReverseCharge?: boolean
  onDone: (outcome?: string) => void
}

export function InvoiceActions({ invoice, awaitsReverseCharge, onDone }: InvoiceActionsProps) {
  const { awaitsPayment } = invoice
  const { isDraft } = invoiceStatus(invoice.status)
  return (
    <div className="hosting-actions">
      <a
        className="admin-button"
        href={`${HOSTING_API}/invoice.pdf?id=${invoice.id}`}
        target="_blank"
        rel="noopener"
      >
        {isDraft ? 'Voorbeeld' : 'PDF openen'}
        <span className="console-unseen"> van {invoiceTitle(invoice)}</span>
      </a>
      {invoice.hasEInvoice && (
        <a className="admin-button" href={`${HOSTING_API}/invoice.xml?id=${invoice.id}`}>
          {E_INVOICE}
          <span className="console-unseen"> van {invoiceTitle(invoice)}</span>
        </a>
      )}
      {isDraft && !awaitsPayment && <DraftActs invoice={invoice} onDone={onDone} />}
      {!isDraft && <FinalActs invoice={invoice} onDone={onDone} />}
      {awaitsReverseCharge && <ReverseCharge invoice={invoice} onDone={onDone} />}
      {isCreditable(invoice) && <CreditForm invoice={invoice} onDone={onDone} />}
      {/* Closed again once it booked: a second press would book the same amount twice. */}
      {takesMoney(invoice) && <InvoiceTransfer key={invoice.booked} invoice={invoice} onDone={onDone} />}
    </div>
  )
}

/** Money may come for whatever has a number, also when nothing is due; a credit takes none once it is settled. */
function takesMoney(invoice: ConsoleInvoice): boolean {
  const { isDraft } = invoiceStatus(invoice.status)
  const isCredit = invoiceSeries(invoice.series).isCredit
  return invoice.awaitsPayment || isUnpaidInvoice(invoice) || (!isDraft && !isCredit)
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

function FinalActs({ invoice, onDone }: InvoiceActionsProps) {
  const { act } = useConsole()
  const { id } = invoice
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
      {isCreditable(invoice) && (
        <ActionButton busy="Bezig met crediteren..." sure={SURE.credit} onAct={credit}>
          Crediteren
        </ActionButton>
      )}
    </>
  )
}

function ReverseCharge({ invoice: { id }, onDone }: InvoiceActionsProps) {
  const { act } = useConsole()
  const reissue = async () => {
    await act<ReverseChargeResult>({
      address: `${HOSTING_API}/reverse-charge`,
      content: { id },
      words: REVERSE_CHARGE,
    })
    onDone()
  }
  return (
    <ActionButton busy="Bezig..." sure={SURE.reverseCharge} onAct={reissue}>
      Btw verleggen
    </ActionButton>
  )
}
