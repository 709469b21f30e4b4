import type { InputHTMLAttributes, ReactNode, Ref } from 'react'

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> & {
  name: string
  label: string
  note?: ReactNode
  error?: string
  rows?: number
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>
}

/** A labelled line to write on. Its error stands under it and is read with it. */
export function TextField({ name, label, note, error, rows, required, ...rest }: TextFieldProps) {
  const described = [note && `${name}-note`, error && `${name}-error`].filter(Boolean).join(' ') || undefined
  const shared = {
    ...rest,
    id: name,
    name,
    className: 'line-field',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described,
    'aria-required': required,
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={name} className="font-semibold">
        {label}
        {!required && <span className="font-normal text-soft"> (niet verplicht)</span>}
      </label>
      {rows ? <textarea {...(shared as object)} rows={rows} /> : <input {...shared} />}
      {note && (
        <p id={`${name}-note`} className="text-soft text-sm">
          {note}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className="font-semibold text-deep text-sm">
          {error}
        </p>
      )}
    </div>
  )
}
