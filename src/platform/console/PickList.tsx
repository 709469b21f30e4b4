'use client'

import type { KeyboardEvent } from 'react'

type PickListProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  className?: string
  onPick: (value: string) => void
}

/** A choice that is carried out at once. */
export function PickList({ label, value, options, className = '', onPick }: PickListProps) {
  return (
    <select
      aria-label={label}
      className={`lead-select ${className}`}
      value={value}
      onChange={event => onPick(event.target.value)}
      onKeyDown={openFirst}
    >
      {options.map(each => (
        <option key={each.value} value={each.value}>
          {each.label}
        </option>
      ))}
    </select>
  )
}

const WOULD_CHOOSE = /^(Arrow(Up|Down)|Home|End|Page(Up|Down)|\S)$/

/** A closed list would already choose while somebody walks past its options with the keyboard. */
function openFirst(event: KeyboardEvent<HTMLSelectElement>): void {
  const { altKey, ctrlKey, metaKey, key, currentTarget } = event
  if (altKey || ctrlKey || metaKey || !WOULD_CHOOSE.test(key) || !('showPicker' in currentTarget)) return
  event.preventDefault()
  currentTarget.showPicker()
}
