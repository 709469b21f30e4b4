'use client'

import { type HTMLInputAutoCompleteAttribute, type KeyboardEvent, useId } from 'react'

type TypedProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** By Enter: within the form of a document there can be no other form. */
  onEnter: () => void
  type?: 'text' | 'password'
  autoComplete: HTMLInputAutoCompleteAttribute
  digits?: boolean
  hasFocus?: boolean
}

/** One line to type in, as Payload's own fields look. */
export function Typed({ label, value, onChange, onEnter, digits, hasFocus, ...input }: TypedProps) {
  const id = useId()
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onEnter()
  }
  return (
    <div className="field-type text factor-typed">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        value={value}
        // biome-ignore lint/a11y/noAutofocus: the field takes the place of what was just filled in
        autoFocus={hasFocus}
        inputMode={digits ? 'numeric' : undefined}
        onChange={event => onChange(event.target.value)}
        onKeyDown={enter}
        {...input}
      />
    </div>
  )
}
