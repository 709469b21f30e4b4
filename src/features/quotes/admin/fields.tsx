'use client'

import { createContext, type ReactNode, useContext, useState } from 'react'
import { OptionSelect } from '@/platform/console/OptionSelect'

/** What is wrong, by the name of its field. */
export const ErrorsContext = createContext<Record<string, string>>({})

export const fieldId = (name: string) => `quote-${name.replaceAll('.', '-')}`

type FieldProps = { name: string; label: string; note?: string; className?: string }

function useField({ name, note }: Pick<FieldProps, 'name' | 'note'>) {
  const error = useContext(ErrorsContext)[name]
  const id = fieldId(name)
  const about = [note && `${id}-note`, error && `${id}-error`].filter(Boolean).join(' ')
  const attributes = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': about || undefined,
  }
  return { error, attributes }
}

type FrameProps = FieldProps & { error: string | undefined; children: ReactNode }

function Frame({ name, label, note, className = '', error, children }: FrameProps) {
  const id = fieldId(name)
  return (
    <div className={`quote-field ${className}`}>
      <label htmlFor={id}>{label}</label>
      {children}
      {note && (
        <p id={`${id}-note`} className="quote-note">
          {note}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="admin-urgent">
          {error}
        </p>
      )}
    </div>
  )
}

type TextFieldProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'tel' | 'date'
  rows?: number
  maxLength?: number
  list?: string
}

export function TextField({
  value,
  onChange,
  type = 'text',
  rows,
  maxLength,
  list,
  ...field
}: TextFieldProps) {
  const { error, attributes } = useField(field)
  const typed = { ...attributes, value, maxLength, autoComplete: 'off' }
  return (
    <Frame {...field} error={error}>
      {rows ? (
        <textarea {...typed} rows={rows} onChange={event => onChange(event.target.value)} />
      ) : (
        <input {...typed} type={type} list={list} onChange={event => onChange(event.target.value)} />
      )}
    </Frame>
  )
}

type NumberFieldProps = FieldProps & {
  value: number | null
  /** `NaN` for what is no number. */
  parse: (typed: string) => number | null
  format: (value: number) => string
  onChange: (value: number | null) => void
}

/** Keeps what is typed until the field is left, so that a comma can be typed. */
export function NumberField({ value, parse, format, onChange, ...field }: NumberFieldProps) {
  const { error, attributes } = useField(field)
  const [typed, setTyped] = useState<string | null>(null)
  const shown = value === null || Number.isNaN(value) ? '' : format(value)
  return (
    <Frame {...field} error={error}>
      <input
        {...attributes}
        className="quote-number-field"
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? shown}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(parse(target.value))
        }}
        onBlur={() => Number.isNaN(value) || setTyped(null)}
      />
    </Frame>
  )
}

type SelectFieldProps<Value extends string | number> = FieldProps & {
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

export function SelectField<Value extends string | number>({
  value,
  options,
  onChange,
  ...field
}: SelectFieldProps<Value>) {
  const { error, attributes } = useField(field)
  return (
    <Frame {...field} error={error}>
      <OptionSelect {...attributes} value={value} options={options} onChoose={onChange} />
    </Frame>
  )
}

type CheckFieldProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

export function CheckField({ label, checked, onChange }: CheckFieldProps) {
  return (
    <label className="console-check">
      <input type="checkbox" checked={checked} onChange={event => onChange(event.target.checked)} />
      {label}
    </label>
  )
}

/** `NaN` for what is no whole number. */
export const parseWhole = (typed: string) => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN)
