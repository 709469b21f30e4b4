import type { InputHTMLAttributes, ReactNode, Ref } from 'react'

type FieldProps = {
  name: string
  label: ReactNode
  note?: ReactNode
  error?: string
  children: ReactNode
}

export function Field({ name, label, note, error, children }: FieldProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      {children}
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

export function describedBy({ name, note, error }: Pick<FieldProps, 'name' | 'note' | 'error'>) {
  const described = [note && `${name}-note`, error && `${name}-error`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined }
}

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> & {
  name: string
  label: string
  note?: ReactNode
  error?: string
  rows?: number
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>
}

export function TextField({ name, label, note, error, rows, required, ...rest }: TextFieldProps) {
  const shared = {
    ...rest,
    ...describedBy({ name, note, error }),
    id: name,
    name,
    className: 'input',
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
