'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { openerId } from '@/platform/console/ListTable'
import type { StatusMessage } from '@/platform/console/StatusLine'
import type { InboxLead } from '../model/inbox'
import { canBecome, LEAD_STATUSES, type LeadStatus, leadStatus } from '../model/lead'
import { leadName } from './LeadBadges'
import { SEARCH_ID } from './LeadFilters'
import type { LeadsTableModel } from './LeadsTable'
import type { Triage } from './useInbox'

type KeysHelpProps = {
  dialog: RefObject<HTMLDialogElement | null>
  isOn: boolean
  onTurn: (on: boolean) => void
}

const KEYS = [
  { keys: ['j', '↓'], what: 'Volgende lead' },
  { keys: ['k', '↑'], what: 'Vorige lead' },
  { keys: ['Enter'], what: 'Lead openen of sluiten' },
  ...LEAD_STATUSES.map(({ label }, index) => ({ keys: [String(index + 1)], what: `Status wordt ${label}` })),
  { keys: ['x'], what: 'Lead aanvinken' },
  { keys: ['/'], what: 'Naar het zoekveld' },
  { keys: ['?'], what: 'Deze lijst' },
]

/** The keys of the list. Who works by voice can turn them off, so that no word sets them off. */
export function KeysHelp({ dialog, isOn, onTurn }: KeysHelpProps) {
  return (
    <>
      <button type="button" className="console-link" onClick={() => dialog.current?.showModal()}>
        Sneltoetsen
      </button>
      <dialog ref={dialog} className="console-keys" aria-labelledby="leads-sneltoetsen">
        <h2 id="leads-sneltoetsen">Sneltoetsen</h2>
        <dl>
          {KEYS.map(({ keys, what }) => (
            <div key={what}>
              <dt>
                {keys.map(key => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <label className="console-check">
          <input type="checkbox" checked={isOn} onChange={event => onTurn(event.target.checked)} />
          Sneltoetsen gebruiken
        </label>
        <form method="dialog">
          <button type="submit" className="office-key">
            Sluiten
          </button>
        </form>
      </dialog>
    </>
  )
}

type Means = {
  table: LeadsTableModel
  triage: Triage
  say: (word: StatusMessage) => void
  explain: () => void
  isOn: boolean
}

/** The current line of the list, and the keys that move and change it. */
export function useListKeys({ table, triage, say, explain, isOn }: Means) {
  const [current, setCurrent] = useState<string | null>(null)
  const { rows } = table.getRowModel()
  const at = rows.findIndex(row => row.id === current)
  const row = rows[at]

  function move(step: number) {
    const next = rows[at < 0 ? 0 : at + step]
    if (next) document.getElementById(openerId(next.id))?.focus()
  }

  const become = (to: LeadStatus) => row && moveOn(row.original, to, { triage, say })

  const keys: Keys = new Map([
    ['j', () => move(1)],
    ['k', () => move(-1)],
    ['ArrowDown', () => move(1)],
    ['ArrowUp', () => move(-1)],
    ['Enter', () => row?.toggleExpanded(!row.getIsExpanded())],
    ['x', () => row?.toggleSelected(!row.getIsSelected())],
    ['/', searchAnew],
    ['?', explain],
    ...LEAD_STATUSES.map(({ value }, index) => [String(index + 1), () => become(value)] as const),
  ])
  useKeys(keys, isOn)
  return { current, setCurrent }
}

function moveOn(lead: InboxLead, to: LeadStatus, { triage, say }: Pick<Means, 'triage' | 'say'>) {
  if (lead.status === to) return
  if (canBecome(lead.status, to)) return triage([lead], { status: to })
  const [was, wanted] = [leadStatus(lead.status).label, leadStatus(to).label]
  say({ tone: 'problem', text: `${leadName(lead)} kan van "${was}" niet terug naar "${wanted}".` })
}

/** What stood in the search is selected, so that typing replaces it. */
function searchAnew() {
  const search = document.getElementById(SEARCH_ID)
  if (!(search instanceof HTMLInputElement)) return
  search.focus()
  search.select()
}

type Keys = Map<string, () => unknown>

/** Where a key means something of its own. */
const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], dialog'
const PRESSABLE = 'a, button, summary, input'

/**
 * Single keys that act on the list. They keep still while somebody types, and the arrows and Enter also
 * wherever they do something already.
 */
function useKeys(keys: Keys, isOn: boolean): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })

  useEffect(() => {
    if (!isOn) return
    function press(event: KeyboardEvent) {
      const action = latest.current.get(event.key)
      if (!action || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (!(event.target instanceof Element) || isTaken(event.target, event.key)) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}

function isTaken(target: Element, key: string): boolean {
  if (target.closest(TYPING)) return true
  if (key === 'Enter') return target.closest(PRESSABLE) !== null
  return key.startsWith('Arrow') && target !== document.body && target.closest('.console-table') === null
}

/** A choice that this browser keeps. It is on until somebody turned it off. */
export function useSwitch(name: string): [boolean, (on: boolean) => void] {
  const [isOn, setOn] = useState(true)

  useEffect(() => {
    setOn(reached(() => localStorage.getItem(name)) !== 'uit')
  }, [name])

  function turn(on: boolean) {
    setOn(on)
    reached(() => localStorage.setItem(name, on ? 'aan' : 'uit'))
  }
  return [isOn, turn]
}

/** A browser may refuse its storage; the switch then holds until the page is left. */
function reached<T>(use: () => T): T | null {
  try {
    return use()
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}
