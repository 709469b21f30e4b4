'use client'

import { useId, useState } from 'react'
import {
  type CreditChoice,
  creditAmounts,
  linesToCredit,
  remainingAmounts,
} from '@/features/billing/model/credit'
import type { PartialCreditResult } from '@/features/billing/server/public'
import { ActionButton } from '@/platform/console/ActionButton'
import { formatAmount, typedEuro } from '@/platform/money/euro'
import { randomUuid } from '@/platform/text/uuid'
import type { ConsoleInvoice } from '../model/console'
import type { InvoiceDetails } from '../server/console/details'
import { HOSTING_API } from './consoleAddress'
import { DetailState } from './HostingFailure'
import { centsOf, SumLine } from './lineFields'
import { CREDIT_PART } from './messages'
import { useConsole, useDetail } from './useHosting'

type CreditFormProps = { invoice: ConsoleInvoice; onDone: () => void }

export function CreditForm({ invoice, onDone }: CreditFormProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="hosting-more" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="admin-button">Deels crediteren</summary>
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

type CreditLinesProps = { invoice: InvoiceDetails; onDone: () => void }

function CreditLines({ invoice, onDone }: CreditLinesProps) {
  const { left, typed, choose, write, note, setNote, amounts, isEmpty, credit } = useCreditForm(
    invoice,
    onDone,
  )
  const id = useId()
  const mayCredit = amounts !== null && amounts.excl > 0
  const whole = left.reduce((sum, each) => sum + each, 0)
  return (
    <div className="console-form">
      <fieldset className="hosting-free">
        <legend>Welke regels</legend>
        {invoice.lines.map(({ label }, at) => (
          <CreditLine
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none ever moves
            key={at}
            label={label}
            left={left[at] ?? 0}
            typed={typed[at] ?? null}
            onChoose={isChosen => choose(at, isChosen)}
            onWrite={text => write(at, text)}
          />
        ))}
      </fieldset>
      {amounts && <SumLine {...amounts} />}
      {!isEmpty && !mayCredit && (
        <p className="admin-urgent">
          Vul per regel een bedrag in van hoogstens wat er nog over is. Samen is dat {formatAmount(whole)}{' '}
          excl. btw.
        </p>
      )}
      <p>
        <label htmlFor={`${id}note`}>Opmerking op de creditfactuur</label>
        <textarea
          id={`${id}note`}
          rows={2}
          maxLength={1000}
          value={note}
          onChange={event => setNote(event.target.value)}
        />
      </p>
      {mayCredit && (
        <ActionButton busy="Bezig met crediteren..." sure={sureOf(amounts.incl)} onAct={credit}>
          Dit deel crediteren
        </ActionButton>
      )}
    </div>
  )
}

const sureOf = (incl: number) => ({
  think: `De klant krijgt een creditfactuur van ${formatAmount(incl)}. Dat kan niet terug.`,
  yes: 'Ja, dit deel crediteren',
})

type CreditLineProps = {
  label: string
  left: number
  /** Null while the line is not chosen. */
  typed: string | null
  onChoose: (isChosen: boolean) => void
  onWrite: (text: string) => void
}

function CreditLine({ label, left, typed, onChoose, onWrite }: CreditLineProps) {
  const rest = left === 0 ? 'niets meer over' : `nog ${formatAmount(left)}`
  return (
    <div className="hosting-credit-line">
      <label className="console-check">
        <input
          type="checkbox"
          checked={typed !== null}
          disabled={left === 0}
          onChange={event => onChoose(event.target.checked)}
        />
        {label}, {rest}
      </label>
      {typed !== null && (
        <input
          aria-label={`Bedrag van ${label}, in euro zonder btw`}
          inputMode="decimal"
          value={typed}
          onChange={event => onWrite(event.target.value)}
        />
      )}
    </div>
  )
}

type Typed = Record<number, string>

/** A part of an invoice that is being credited. `amounts` is null while the choice is not one that can be made. */
function useCreditForm({ row, lines, credited, amounts: whole }: InvoiceDetails, onDone: () => void) {
  const { act } = useConsole()
  const [submissionKey, setKey] = useState(randomUuid)
  const [typed, setTyped] = useState<Typed>({})
  const [note, setNote] = useState('')
  const left = remainingAmounts(lines, credited.lines)
  const choices = choicesOf(typed)
  const chosen = choices.length > 0 ? linesToCredit(lines, credited.lines, choices) : []
  const amounts = chosen && creditAmounts(chosen, credited, whole.vatRates)

  function choose(line: number, isChosen: boolean) {
    const { [line]: _, ...others } = typed
    setTyped(isChosen ? { ...typed, [line]: typedEuro(left[line] ?? 0) } : others)
  }

  async function credit() {
    const content = { id: row.id, submissionKey, lines: choices, note }
    const address = `${HOSTING_API}/credit-part`
    const answer = await act<PartialCreditResult>({ address, content, words: CREDIT_PART })
    if (answer?.kind !== 'credited' && answer?.kind !== 'keyReused') return
    setKey(randomUuid())
    if (answer.kind === 'credited') setTyped({})
    onDone()
  }

  const write = (line: number, text: string) => setTyped({ ...typed, [line]: text })
  return { left, typed, choose, write, note, setNote, amounts, isEmpty: choices.length === 0, credit }
}

function choicesOf(typed: Typed): CreditChoice[] {
  return Object.entries(typed).map(([line, text]) => ({ line: Number(line), amount: centsOf(text) }))
}
