'use client'

import { useRouter } from 'next/navigation'
import { AuditTrail } from '@/platform/audit/admin/AuditTrail'
import {
  type Act,
  ActionButton,
  StatusLine,
  type StatusMessage,
  useAction,
} from '@/platform/console/ActionButton'
import { customerInConsole } from '@/platform/console/addressQuery'
import { formatAmount } from '@/platform/money/euro'
import { VAT_LABELS } from '@/platform/money/readings'
import { formatPlainDay } from '@/platform/time/day'
import { formatMoment } from '@/platform/time/zone'
import { assignmentStatus, openTaskCount } from '../model/assignment'
import { ASSIGNMENTS_API, type AssignmentDetail, type AssignmentResult } from '../model/assignmentConsole'
import { quoteInOffice } from '../model/quote'
import { RECURRING_START } from '../model/schedule'
import { WITHDRAWN } from '../model/withdrawal'
import { AssignmentNote } from './AssignmentNote'
import { AssignmentPlanForm } from './AssignmentPlanForm'
import { AssignmentBadge } from './AssignmentsTable'
import { AssignmentTasks } from './AssignmentTasks'
import { EndWithdrawn } from './EndWithdrawn'
import { ASSIGNMENT, NOT_CREATED } from './messages'
import { QuoteWithdrawn } from './QuoteWithdrawn'
import { StopAssignment } from './StopAssignment'
import { useCreateQuote } from './useCreateQuote'

/** The work: who does it and when, what is done, what of it is invoiced, and the presses that move it on. */
export function AssignmentPage({ detail }: { detail: AssignmentDetail }) {
  const router = useRouter()
  const { act, word, say } = useAction(() => router.refresh())
  const { id, status, startsOn, deliveredAt, events } = detail
  const { isOpen, mayStart } = assignmentStatus(status)
  const open = openTaskCount(detail.checklist)
  return (
    <>
      <div className="quote-bar">
        <AssignmentBadge status={status} />
        {isOpen && open > 0 && <span className="quote-saving">Nog {open} te doen</span>}
        {startsOn && mayStart && (
          <span>Werk begint niet eerder dan {formatPlainDay(startsOn)}, na de bedenktijd.</span>
        )}
        {deliveredAt && <span>Opgeleverd op {formatMoment(new Date(deliveredAt))}.</span>}
      </div>
      {detail.quotes.map(
        ({ number, withdrawal }) =>
          withdrawal && <QuoteWithdrawn key={number} number={number} withdrawal={withdrawal} />,
      )}
      <div className="quote-columns">
        <div className="quote-main">
          <AssignmentTasks detail={detail} act={act} />
          <Instalments detail={detail} />
          <section className="quote-part" aria-labelledby="assignment-notes">
            <h2 id="assignment-notes">Notities en wat er gebeurde</h2>
            <AssignmentNote id={id} act={act} />
            <AuditTrail events={events} />
          </section>
        </div>
        <div className="quote-side">
          <Actions detail={detail} act={act} say={say} />
          <AssignmentPlanForm detail={detail} act={act} />
        </div>
      </div>
      <StatusLine word={word} isBusy={false} busyText="" say={say} />
    </>
  )
}

type ActionsProps = { detail: AssignmentDetail; act: Act; say: (word: StatusMessage) => void }

function Actions({ detail, act, say }: ActionsProps) {
  const { id, status, customer, quotes, instalments, order, renews } = detail
  const { mayStart, isOpen, mayClose } = assignmentStatus(status)
  const { create } = useCreateQuote(kind => say({ tone: 'problem', text: NOT_CREATED[kind] }))
  const press = (path: 'start' | 'deliver' | 'close') =>
    act<AssignmentResult>({ address: `${ASSIGNMENTS_API}/${path}`, content: { id }, words: ASSIGNMENT })
  return (
    <section className="quote-slip" aria-labelledby="assignment-actions">
      <h2 id="assignment-actions">Wat je kunt doen</h2>
      <ul className="quote-editions">
        {quotes.map(({ id: quote, number, withdrawal }, at) => (
          <li key={quote}>
            <a href={quoteInOffice(quote)}>Offerte {number}</a>
            {at > 0 && ', meerwerk'}
            {withdrawal?.isAccepted && `, ${WITHDRAWN.toLowerCase()}`}
          </li>
        ))}
        <li>
          <a href={customerInConsole(customer)}>Klant {customer.email}</a>
        </li>
      </ul>
      {renews && (
        <p>
          {order ? `Wat per maand of per jaar terugkomt, staat in bestelling ${order}.` : RECURRING_START}
        </p>
      )}
      <div className="quote-actions">
        {mayStart && (
          <ActionButton busy="Bezig..." onAct={() => press('start')}>
            Beginnen
          </ActionButton>
        )}
        {isOpen && (
          <ActionButton
            busy="Bezig met opleveren..."
            sure={deliverWords(detail)}
            onAct={() => press('deliver')}
          >
            Opleveren
          </ActionButton>
        )}
        {isOpen && (
          <ActionButton busy="Bezig met aanmaken..." onAct={() => create({ extraTo: id })}>
            Meerwerk offreren
          </ActionButton>
        )}
        <EndWithdrawn detail={detail} act={act} />
        {mayClose && (
          <ActionButton busy="Bezig met afronden..." onAct={() => press('close')}>
            Afronden
          </ActionButton>
        )}
      </div>
      {isOpen && <StopAssignment id={id} instalments={instalments} act={act} />}
    </section>
  )
}

function deliverWords({ instalments, renews }: AssignmentDetail) {
  const invoiced = instalments.some(each => each.isDueAtDelivery)
    ? 'De klant krijgt de facturen die bij oplevering horen.'
    : 'Er wordt eenmalig niets gefactureerd.'
  const begins = renews ? ' Wat per maand of per jaar terugkomt, begint vandaag, met een eerste factuur.' : ''
  return { think: `${invoiced}${begins}`, yes: 'Ja, opleveren' }
}

function Instalments({ detail: { instalments, quotes } }: { detail: AssignmentDetail }) {
  const hasExtra = quotes.length > 1
  return (
    <section className="quote-part" aria-labelledby="assignment-instalments">
      <h2 id="assignment-instalments">Termijnen</h2>
      {instalments.length === 0 ? (
        <p>Eenmalig valt er niets te betalen.</p>
      ) : (
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
            {instalments.map(({ sequence, label, quote, invoice, incl, isWithdrawn }) => (
              <tr key={sequence}>
                <th scope="row">
                  {label}
                  {hasExtra && <span className="console-company"> {quote}</span>}
                </th>
                <td>{invoice ?? (isWithdrawn ? 'vervalt' : 'nog niet')}</td>
                <td className="admin-number">{formatAmount(incl)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
