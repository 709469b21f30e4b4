'use client'

import {
  invoiceStatus,
  invoiceTitle,
  isCreditable,
  isUnpaidInvoice,
} from '@/features/billing/model/invoiceStatus'
import type { CreditResult, DraftResult } from '@/features/billing/server/public'
import { ActionButton } from '@/platform/console/ActionButton'
import type { ConsoleInvoice } from '../model/console'
import { CreditForm } from './CreditForm'
import { HOSTING_API } from './consoleAddress'
import { CREDIT, DRAFT, RESENT } from './messages'
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
}

type InvoiceActionsProps = { invoice: ConsoleInvoice; onDone: (outcome?: string) => void }

export function InvoiceActions({ invoice, onDone }: InvoiceActionsProps) {
  const { awaitsPayment } = invoice
  const { isDraft } = invoiceStatus(invoice.status)
  const isUnpaid = isUnpaidInvoice(invoice)
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
      {isDraft && !awaitsPayment && <DraftActs invoice={invoice} onDone={onDone} />}
      {!isDraft && <FinalActs invoice={invoice} onDone={onDone} />}
      {isCreditable(invoice) && !isUnpaid && <CreditForm invoice={invoice} onDone={onDone} />}
      {(isUnpaid || awaitsPayment) && <InvoiceTransfer invoice={invoice} onDone={onDone} />}
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
