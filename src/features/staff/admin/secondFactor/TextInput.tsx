'use client'

import { type HTMLInputAutoCompleteAttribute, type KeyboardEvent, useEffect, useId, useRef } from 'react'

type InputProps = {
  value: string
  onChange: (value: string) => void
  /** By Enter: within the form of a document there can be no other form. */
  onEnter: () => void
  /** Takes the focus when it appears, in the place of what was just filled in. */
  takesFocus?: boolean
}

type TextInputProps = InputProps & {
  label: string
  type?: 'text' | 'password'
  inputMode?: 'numeric'
  autoComplete: HTMLInputAutoCompleteAttribute
}

/** A field of one line, as Payload's own fields look. */
export function TextInput({ label, onChange, onEnter, takesFocus, ...input }: TextInputProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
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
        ref={field}
        id={id}
        onChange={event => onChange(event.target.value)}
        onKeyDown={enter}
        {...input}
      />
    </div>
  )
}

/** A code of six digits. */
export function TotpInput(props: InputProps) {
  return <TextInput label="Code uit je app" autoComplete="one-time-code" inputMode="numeric" {...props} />
}

/** The password of whoever makes a change, which goes along with it. */
export function CurrentPasswordInput({ label, ...props }: InputProps & { label: string }) {
  return <TextInput label={label} type="password" autoComplete="current-password" takesFocus {...props} />
}
