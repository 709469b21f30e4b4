'use client'

import { useId } from 'react'
import { ActionButton } from '@/platform/console/ActButton'
import { formatAmount } from '@/platform/money/euro'
import type { InvoiceDetails } from '../model/consoleDetails'
import { SumLine } from './SumLine'
import { useCreditForm } from './useCreditForm'

type CreditLinesProps = { invoice: InvoiceDetails; onDone: () => void }

/** Which lines of an invoice go back and how much of each, and what that comes to. */
export function CreditLines({ invoice, onDone }: CreditLinesProps) {
  const { left, typed, choose, write, note, setNote, amounts, isEmpty, credit } = useCreditForm(
    invoice,
    onDone,
  )
  const id = useId()
  const mayCredit = amounts !== null && amounts.excl > 0
  const whole = left.reduce((sum, each) => sum + each, 0)
  return (
    <div className="lead-form">
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
        <p className="office-red">
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
      <label className="lead-check">
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
