'use client'

import { amountFromExcess, excessOf } from '@/features/billing/model/bookings'
import { invoiceTitle } from '@/features/billing/model/invoiceStatus'
import type { SentBackResult, SetOffResult } from '@/features/billing/server/public'
import { ActionButton } from '@/platform/console/ActionButton'
import { Unread } from '@/platform/console/ListStates'
import { formatAmount } from '@/platform/money/euro'
import { randomUuid } from '@/platform/text/uuid'
import type { ConsoleInvoice } from '../model/console'
import type { InvoiceDetails } from '../server/console/details'
import { HOSTING_API } from './consoleAddress'
import { SENT_BACK, SET_OFF } from './messages'
import { HOW_TO_SEND_BACK, SENT_BACK_TITLE, TransferForm } from './TransferForm'
import { useConsole } from './useHosting'

type ExcessActionsProps = { detail: InvoiceDetails; onDone: () => void }

/** What becomes of money that was too much: it pays another invoice, or goes back over the bank. */
export function ExcessActions({ detail: { row, openInvoices }, onDone }: ExcessActionsProps) {
  const excess = excessOf(row)
  if (excess === 0) return null
  return (
    <section>
      <h3>Vooruitbetaald: {formatAmount(excess)}</h3>
      <p>{HOW_TO_SEND_BACK}</p>
      <div className="hosting-actions">
        {openInvoices === null && <Unread onRetry={onDone} />}
        {openInvoices?.map(open => (
          <SetOffButton key={open.id} paid={row} open={open} onDone={onDone} />
        ))}
        <TransferForm<SentBackResult['kind']>
          key={excess}
          {...{ id: row.id, due: excess, onDone, act: 'mark-sent-back', words: SENT_BACK }}
          title={SENT_BACK_TITLE}
          think="Stort het eerst terug bij de bank. De klant krijgt er een mail over."
        />
      </div>
    </section>
  )
}

type SetOffButtonProps = { paid: ConsoleInvoice; open: ConsoleInvoice; onDone: () => void }

function SetOffButton({ paid, open, onDone }: SetOffButtonProps) {
  const { act, reload } = useConsole()
  const amount = formatAmount(amountFromExcess(paid, open))
  const setOff = async () => {
    const content = { from: paid.id, to: open.id, submissionKey: randomUuid() }
    await act<SetOffResult>({ address: `${HOSTING_API}/set-off-excess`, content, words: SET_OFF })
    onDone()
    // The other invoice stands in the list too.
    reload()
  }
  const sure = {
    think: `Met ${amount} van deze factuur wordt ${invoiceTitle(open)} betaald. De klant krijgt er een mail over.`,
    yes: 'Ja, verrekenen',
  }
  return (
    <ActionButton busy="Bezig met verrekenen..." sure={sure} onAct={setOff}>
      {`Verrekenen met ${invoiceTitle(open)}`}
    </ActionButton>
  )
}
