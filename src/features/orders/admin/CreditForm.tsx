'use client'

import { useState } from 'react'
import type { ConsoleInvoice } from '../model/console'
import type { InvoiceDetails } from '../model/consoleDetails'
import { CreditLines } from './CreditLines'
import { DetailState } from './DetailState'
import { useDetail } from './useDetail'

type CreditFormProps = { invoice: ConsoleInvoice; onDone: () => void }

/** Takes a part of a paid invoice back. Its lines are read once somebody opens the form. */
export function CreditForm({ invoice, onDone }: CreditFormProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="hosting-more" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="office-key">Deels crediteren</summary>
      {isOpen && <LoadedLines invoice={invoice} onDone={onDone} />}
    </details>
  )
}

function LoadedLines({ invoice, onDone }: CreditFormProps) {
  const { detail, reload } = useDetail<InvoiceDetails>('invoice', invoice.id)
  if (typeof detail === 'string') return <DetailState state={detail} onRetry={reload} />
  const onCredited = () => {
    reload()
    onDone()
  }
  return <CreditLines invoice={detail} onDone={onCredited} />
}
