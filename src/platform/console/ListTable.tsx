'use client'

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

type Head = {
  id: string
  column: {
    getCanSort: () => boolean
    getIsSorted: () => false | 'asc' | 'desc'
    getToggleSortingHandler: () => ((event: unknown) => void) | undefined
  }
}

type HeadCellsProps<Header extends Head> = {
  headers: readonly Header[] | undefined
  draw: (header: Header) => ReactNode
}

export function HeadCells<Header extends Head>({ headers = [], draw }: HeadCellsProps<Header>) {
  return headers.map(header => (
    <ColumnHead
      key={header.id}
      sorts={header.column.getCanSort()}
      sorted={header.column.getIsSorted()}
      onSort={header.column.getToggleSortingHandler()}
    >
      {draw(header)}
    </ColumnHead>
  ))
}

type ColumnHeadProps = {
  sorts: boolean
  sorted: false | 'asc' | 'desc'
  onSort?: (event: unknown) => void
  children: ReactNode
}

function ColumnHead({ sorts, sorted, onSort, children }: ColumnHeadProps) {
  if (!sorts) return <th scope="col">{children}</th>
  const order = sorted === 'desc' ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={sorted ? order : undefined}>
      <button type="button" className="console-sort" onClick={onSort}>
        {children}
        <span aria-hidden="true">{sorted === 'desc' ? '↓' : sorted ? '↑' : '↕'}</span>
      </button>
    </th>
  )
}

type RowOpenerProps = { id: string; isOpen: boolean; onToggle: () => void; children: string }

export const openerId = (id: string) => `row-${id}`
export const detailId = (id: string) => `row-${id}-details`

export function RowOpener({ id, isOpen, onToggle, children }: RowOpenerProps) {
  return (
    <button
      type="button"
      id={openerId(id)}
      className="console-opener"
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailId(id) : undefined}
      onClick={onToggle}
    >
      {children}
    </button>
  )
}

type KeysHelpProps = {
  id: string
  keys: readonly { keys: string[]; what: string }[]
  dialog: RefObject<HTMLDialogElement | null>
  isOn: boolean
  onTurn: (on: boolean) => void
}

/** WCAG 2.1.4: single keys can be turned off. */
export function KeysHelp({ id, keys: table, dialog, isOn, onTurn }: KeysHelpProps) {
  return (
    <>
      <button type="button" className="console-link" onClick={() => dialog.current?.showModal()}>
        Sneltoetsen
      </button>
      <dialog ref={dialog} className="console-keys" aria-labelledby={id}>
        <h2 id={id}>Sneltoetsen</h2>
        <dl>
          {table.map(({ keys, what }) => (
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
          <button type="submit" className="admin-button">
            Sluiten
          </button>
        </form>
      </dialog>
    </>
  )
}

export type Keys = Map<string, () => unknown>

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], dialog'
const PRESSABLE = 'a, button, summary, input'

export function useKeys(keys: Keys, isOn: boolean): void {
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

export function useStoredSwitch(name: string): [boolean, (on: boolean) => void] {
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
