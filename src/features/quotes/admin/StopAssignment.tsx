'use client'

import { useState } from 'react'
import { type Act, ActionButton } from '@/platform/console/ActionButton'
import { formatAmount } from '@/platform/money/euro'
import { VAT_LABELS } from '@/platform/money/readings'
import { ASSIGNMENTS_API, type AssignmentInstalment, type AssignmentResult } from '../model/assignmentConsole'
import { ErrorsContext, TextField } from './fields'
import { ASSIGNMENT } from './messages'

type StopAssignmentProps = { id: string; instalments: AssignmentInstalment[]; act: Act }

/** Shows what will be credited before anything is. */
export function StopAssignment({ id, instalments, act }: StopAssignmentProps) {
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const invoiced = instalments.filter(each => each.invoice !== null)

  async function stop() {
    const answer = await act<AssignmentResult>({
      ...{ address: `${ASSIGNMENTS_API}/stop`, content: { id, reason }, words: ASSIGNMENT },
    })
    setErrors(answer?.kind === 'invalid' ? answer.errors : {})
  }

  return (
    <details className="hosting-more">
      <summary className="admin-button">Opdracht stoppen</summary>
      <div className="console-form">
        {invoiced.length === 0 ? (
          <p>Er is nog niets gefactureerd.</p>
        ) : (
          <>
            <p>Dit wordt gecrediteerd:</p>
            <ul>
              {invoiced.map(({ invoice, incl }) => (
                <li key={invoice}>
                  {invoice}, {formatAmount(incl)} {VAT_LABELS.incl}
                </li>
              ))}
            </ul>
          </>
        )}
        <ErrorsContext value={errors}>
          <TextField
            name="reason"
            label="Waarom, voor in de mail aan de klant"
            maxLength={300}
            value={reason}
            onChange={setReason}
          />
        </ErrorsContext>
        <ActionButton
          busy="Bezig met stoppen..."
          sure={{
            think: 'Dit kan niet terug. De klant krijgt een mail met de reden, en wat er gecrediteerd wordt.',
            yes: 'Ja, stoppen',
          }}
          onAct={stop}
        >
          Opdracht stoppen
        </ActionButton>
      </div>
    </details>
  )
}
