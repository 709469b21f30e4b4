'use client'

import { useEffect, useRef } from 'react'

export type Keys = Map<string, () => unknown>

/** Where a key means something of its own. */
const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], dialog'
const PRESSABLE = 'a, button, summary, input'

/**
 * Single keys that act on the list. They keep still while somebody types, and the arrows and Enter also
 * wherever they do something already.
 */
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
  return key.startsWith('Arrow') && target !== document.body && target.closest('.lead-table') === null
}
