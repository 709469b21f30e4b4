'use client'

import { useState } from 'react'
import { type Act, ActionButton } from '@/platform/console/ActionButton'
import { formatAmount } from '@/platform/money/euro'
import { VAT_LABELS } from '@/platform/money/readings'
import { ASSIGNMENTS_API, type AssignmentInstalment, type AssignmentResult } from '../model/assignmentConsole'
import { creditText } from '../model/withdrawal'
import { ErrorsContext, TextField } from './fields'
import { ASSIGNMENT } from './messages'

type StopAssignmentProps = { id: string; instalments: AssignmentInstalment[]; act: Act }

/** Shows what will be credited before anything is. */
export function StopAssignment({ id, instalments, act }: StopAssignmentProps) {
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const credited = instalments.filter(each => each.toCredit > 0)

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
        {credited.length === 0 ? (
          <p>{creditText([])}</p>
        ) : (
          <>
            <p>Dit wordt gecrediteerd:</p>
            <ul>
              {credited.map(({ invoice, toCredit }) => (
                <li key={invoice}>
                  {invoice}, {formatAmount(toCredit)} {VAT_LABELS.incl}
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
            think: `Dit kan niet terug. De klant krijgt een mail met de reden.${credited.length > 0 ? ' Creditfacturen krijgt hij apart.' : ''}`,
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
