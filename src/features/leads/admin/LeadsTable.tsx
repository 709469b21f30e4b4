'use client'

import {
  type ExpandedState,
  functionalUpdate,
  type RowSelectionState,
  type SortingState,
} from '@tanstack/react-table'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { ConsoleTable, useConsoleTable } from '@/platform/console/ConsoleTable'
import { Badge, Moment } from '@/platform/console/cells'
import { useDetail } from '@/platform/console/consoleState'
import { MailLine } from '@/platform/email/admin/MailList'
import type { InboxLead, InboxSort } from '../model/inbox'
import { formatReference, kindLabel, leadStatus } from '../model/lead'
import { leadLines } from '../model/leadLines'
import type { TriageChange } from '../model/triage'
import type { LeadThread as Thread } from '../server/inboxQueries'
import { COLUMN_CHOICES, CONSOLE_API } from './consoleAddress'
import { CustomerReference, deadlineOf, leadName } from './LeadBadges'
import { COLUMNS } from './leadColumns'
import { type Inbox, type useAddress, useConsole } from './useInbox'

type LeadsTableProps = {
  table: LeadsTableModel
  current: string | null
  onCurrent: (id: string) => void
}

export function LeadsTable(props: LeadsTableProps) {
  const { now } = useConsole()
  return (
    <ConsoleTable
      caption="Leads"
      deadlineOf={lead => deadlineOf(lead, now)}
      tickLabel={lead => `${leadName(lead)} aanvinken`}
      detail={lead => <LeadDetail lead={lead} />}
      {...props}
    />
  )
}

export type LeadsTableModel = ReturnType<typeof useLeadsTable>['table']

const SORTINGS: Record<InboxSort, SortingState> = {
  waiting: [{ id: 'promise', desc: false }],
  newest: [{ id: 'date', desc: true }],
  oldest: [{ id: 'date', desc: false }],
}

type TableOptions = { inbox: Pick<Inbox, 'leads' | 'answers'>; address: ReturnType<typeof useAddress> }

export function useLeadsTable({ inbox, address }: TableOptions) {
  const { query, columns, change } = address
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
  const [expanded, setExpanded] = useState<ExpandedState>({})
  const sorting = SORTINGS[query.sort]

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins without ticks
  useEffect(() => setRowSelection({}), [inbox.answers])

  const table = useConsoleTable({
    columns: COLUMNS,
    rows: inbox.leads,
    choices: COLUMN_CHOICES,
    shown: columns,
    sorting,
    expanded,
    onExpandedChange: setExpanded,
    selection: { rowSelection, onRowSelectionChange: setRowSelection },
    onSortingChange: updater => change({ sort: sortOf(functionalUpdate(updater, sorting)) }),
  })
  return { table, ticked: inbox.leads.filter(({ id }) => rowSelection[id]) }
}

function sortOf([first]: SortingState): InboxSort {
  if (first?.id !== 'date') return 'waiting'
  return first.desc ? 'newest' : 'oldest'
}

function LeadDetail({ lead }: { lead: InboxLead }) {
  const { collection, id, number, reference, kind } = lead
  return (
    <div className="console-detail">
      <section className="admin-slip" aria-label={`Wat ${leadName(lead)} vroeg`}>
        <header>
          <h3>{kind === 'configurator' ? 'Configurator-aanvraag' : kindLabel(kind)}</h3>
          <a className="admin-number admin-reference" href={`/admin/collections/${collection}/${id}`}>
            Nr. {formatReference(number)}
          </a>
          <CustomerReference reference={reference} />
        </header>
        <dl>
          {leadLines(lead).map(({ label, answer }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-label={`Hoe het verder gaat met ${leadName(lead)}`}>
        <TriageForm lead={lead} />
        <LeadThread lead={lead} />
      </section>
    </div>
  )
}

function LeadThread({ lead: { collection, id } }: { lead: InboxLead }) {
  const asked = new URLSearchParams({ collection, id })
  const { detail: thread } = useDetail<Thread>(`${CONSOLE_API}/thread?${asked}`)

  if (thread === 'loading') return <p role="status">Eerder contact laden...</p>
  if (thread === 'failed')
    return <p className="admin-urgent">Het eerdere contact kon niet worden opgehaald.</p>
  return (
    <div className="console-thread">
      <h3>Andere aanvragen</h3>
      {thread.requests.length === 0 && <p>Dit is de enige.</p>}
      <ul>
        {thread.requests.map(request => (
          <RequestLine key={request.id} request={request} />
        ))}
      </ul>
      <h3>Verstuurde mail</h3>
      {thread.mails.length === 0 && <p>Nog geen mail.</p>}
      <ul>
        {thread.mails.map(mail => (
          <MailLine key={mail.id} mail={mail} />
        ))}
      </ul>
    </div>
  )
}

function RequestLine({ request }: { request: InboxLead }) {
  const { collection, id, number, kind, createdAt, status } = request
  const { label, tone } = leadStatus(status)
  return (
    <li>
      <Moment at={createdAt} />
      <a href={`/admin/collections/${collection}/${id}`}>
        {kind === 'configurator' ? 'Configurator' : kindLabel(kind)} {formatReference(number)}
      </a>
      <Badge tone={tone}>{label}</Badge>
    </li>
  )
}

function TriageForm({ lead }: { lead: InboxLead }) {
  const { typed, colleagueValues, isBusy, write, save } = useTriageForm(lead)
  const id = useId()
  const field = (name: FieldName) => ({
    id: `${id}${name}`,
    value: typed[name],
    'aria-describedby': name in colleagueValues ? `${id}${name}-conflict` : undefined,
    onChange: (event: { target: { value: string } }) => write(name, event.target.value),
  })
  const colleague = (name: FieldName) =>
    name in colleagueValues && (
      <p id={`${id}${name}-conflict`} className="lead-conflict">
        Je collega schreef hier: {colleagueValues[name] ? `“${colleagueValues[name]}”` : 'niets'}. Wat jij
        typte staat er nog; bewaar opnieuw om het te vervangen.
      </p>
    )
  return (
    <form className="console-form" onSubmit={save}>
      <div className="lead-next">
        <p>
          <label htmlFor={`${id}nextStep`}>Volgende stap</label>
          <input {...field('nextStep')} maxLength={200} />
        </p>
        <p>
          <label htmlFor={`${id}nextStepOn`}>Op</label>
          <input {...field('nextStepOn')} type="date" />
        </p>
      </div>
      {colleague('nextStep')}
      {colleague('nextStepOn')}
      <p>
        <label htmlFor={`${id}notes`}>Notities</label>
        <textarea {...field('notes')} rows={4} maxLength={10_000} />
      </p>
      {colleague('notes')}
      <button type="submit" className="admin-button" aria-disabled={isBusy}>
        {isBusy ? 'Bezig met bewaren...' : 'Bewaren'}
      </button>
    </form>
  )
}

type Fields = { nextStep: string; nextStepOn: string; notes: string }
type FieldName = keyof Fields

const NAMES: FieldName[] = ['nextStep', 'nextStepOn', 'notes']

/**
 * What is typed while it is being saved stays. When a colleague was first, typed values stay, untouched ones become
 * the colleague's, and `colleagueValues` holds what the colleague wrote where both did.
 */
function useTriageForm(lead: InboxLead) {
  const { triage } = useConsole()
  const [begun, setBegun] = useState(() => fieldsOf(lead))
  const [typed, setTyped] = useState(begun)
  const [colleagueValues, setColleagueValues] = useState<Partial<Fields>>({})
  const [isBusy, setBusy] = useState(false)
  const touched = changedNames(begun, typed)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy || touched.length === 0) return
    setBusy(true)
    const [outcome] = await triage([lead], changeOf(typed, touched))
    setBusy(false)
    if (!outcome || !('lead' in outcome)) return
    const now = fieldsOf(outcome.lead)
    const isConflict = outcome.kind === 'conflict'
    const settled = isConflict ? begun : typed
    setBegun(now)
    setTyped(mine => ({ ...now, ...only(mine, changedNames(settled, mine)) }))
    setColleagueValues(isConflict ? only(now, changedNames(begun, now)) : {})
  }

  const write = (name: FieldName, text: string) => setTyped(now => ({ ...now, [name]: text }))
  const differing = NAMES.filter(name => name in colleagueValues && colleagueValues[name] !== typed[name])
  return { typed, colleagueValues: only(colleagueValues, differing), isBusy, write, save }
}

const changedNames = (before: Fields, now: Fields) => NAMES.filter(name => before[name] !== now[name])

function fieldsOf({ nextStep, nextStepOn, notes }: InboxLead): Fields {
  return { nextStep: nextStep ?? '', nextStepOn: nextStepOn ?? '', notes: notes ?? '' }
}

function changeOf(typed: Fields, touched: FieldName[]): TriageChange {
  const { nextStepOn, ...texts } = only(typed, touched)
  return nextStepOn === undefined ? texts : { ...texts, nextStepOn: nextStepOn || null }
}

function only(fields: Partial<Fields>, names: FieldName[]): Partial<Fields> {
  return Object.fromEntries(names.map(name => [name, fields[name]]))
}
