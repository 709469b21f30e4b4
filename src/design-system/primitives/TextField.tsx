import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { Field, describedBy } from './Field'

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> & {
  name: string
  label: string
  note?: ReactNode
  error?: string
  rows?: number
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>
}

/** A line, or with `rows` some lines, for text. Says so where it may be left open. */
export function TextField({ name, label, note, error, rows, required, ...rest }: TextFieldProps) {
  const shared = {
    ...rest,
    ...describedBy({ name, note, error }),
    id: name,
    name,
    className: 'line-field',
    'aria-required': required,
  }
  return (
    <Field name={name} label={required ? label : <Optional label={label} />} note={note} error={error}>
      {rows ? <textarea {...(shared as object)} rows={rows} /> : <input {...shared} />}
    </Field>
  )
}

function Optional({ label }: { label: string }) {
  return (
    <>
      {label}
      <span className="font-normal text-soft"> (niet verplicht)</span>
    </>
  )
}
