'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'

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
          <button type="submit" className="office-key">
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
