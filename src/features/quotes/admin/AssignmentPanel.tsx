'use client'

import { type Act, ActionButton } from '@/platform/console/ActionButton'
import { customerInConsole } from '@/platform/console/addressQuery'
import { Badge } from '@/platform/console/cells'
import { formatAmount } from '@/platform/money/euro'
import { VAT_LABELS } from '@/platform/money/readings'
import { formatPlainDay } from '@/platform/time/day'
import { formatMoment } from '@/platform/time/zone'
import { assignmentStatus } from '../model/assignment'
import { type AssignmentDetail, type AssignmentResult, QUOTES_API } from '../model/console'
import { ASSIGNMENT } from './messages'
import { StopAssignment } from './StopAssignment'

type AssignmentPanelProps = { id: string; assignment: AssignmentDetail; act: Act }

/** The work, what of it is invoiced, and the presses that move it on. */
export function AssignmentPanel({ id, assignment, act }: AssignmentPanelProps) {
  const { status, startsOn, deliveredAt, customer, instalments, order, renews } = assignment
  const { label, tone, mayStart, isOpen } = assignmentStatus(status)
  const press = (path: 'start' | 'deliver') =>
    act<AssignmentResult>({ address: `${QUOTES_API}/${path}`, content: { id }, words: ASSIGNMENT })
  return (
    <section className="quote-part" aria-labelledby="quote-assignment">
      <h2 id="quote-assignment">Opdracht</h2>
      <p>
        <Badge tone={tone}>{label}</Badge>
      </p>
      {startsOn && isOpen && <p>Werk begint niet eerder dan {formatPlainDay(startsOn)}, na de bedenktijd.</p>}
      {deliveredAt && <p>Opgeleverd op {formatMoment(new Date(deliveredAt))}.</p>}
      {instalments.length > 0 && (
        <table className="quote-closed-lines">
          <caption className="console-unseen">Termijnen van de opdracht</caption>
          <thead>
            <tr>
              <th scope="col">Termijn</th>
              <th scope="col">Factuur</th>
              <th scope="col">Bedrag {VAT_LABELS.incl}</th>
            </tr>
          </thead>
          <tbody>
            {instalments.map(({ sequence, label: name, invoice, incl }) => (
              <tr key={sequence}>
                <th scope="row">{name}</th>
                <td>{invoice ?? 'nog niet'}</td>
                <td className="admin-number">{formatAmount(incl)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {renews && <p>{order ? `Wat doorloopt is bestelling ${order}.` : WILL_RENEW}</p>}
      <div className="quote-actions">
        <a className="admin-button" href={customerInConsole(customer)}>
          Naar de klant
        </a>
        {mayStart && (
          <ActionButton busy="Bezig..." onAct={() => press('start')}>
            Begonnen
          </ActionButton>
        )}
        {isOpen && (
          <ActionButton busy="Bezig met opleveren..." sure={DELIVER} onAct={() => press('deliver')}>
            Opleveren
          </ActionButton>
        )}
      </div>
      {isOpen && <StopAssignment id={id} instalments={instalments} act={act} />}
    </section>
  )
}

const WILL_RENEW = 'Wat per maand of jaar betaald wordt, begint op de dag van oplevering.'

const DELIVER = {
  think: 'De klant krijgt de facturen die bij oplevering horen, en wat doorloopt begint vandaag.',
  yes: 'Ja, opleveren',
}
