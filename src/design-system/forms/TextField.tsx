import type { InputHTMLAttributes, ReactNode, Ref } from 'react'

type FieldProps = {
  name: string
  /** Another than the name where a page has two forms with this field. */
  id?: string
  label: ReactNode
  note?: ReactNode
  error?: string
  children: ReactNode
}

export function Field({ name, id = name, label, note, error, children }: FieldProps) {
  return (
    <div className="field grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children}
      {note && (
        <p id={`${id}-note`} className="text-soft text-sm">
          {note}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="font-semibold text-deep text-sm">
          {error}
        </p>
      )}
    </div>
  )
}

export function describedBy({
  name,
  id = name,
  note,
  error,
}: Pick<FieldProps, 'name' | 'id' | 'note' | 'error'>) {
  const described = [note && `${id}-note`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined }
}

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> & {
  name: string
  id?: string
  label: string
  note?: ReactNode
  error?: string
  rows?: number
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>
}

export function TextField({ name, id = name, label, note, error, rows, required, ...rest }: TextFieldProps) {
  const shared = {
    ...rest,
    ...describedBy({ name, id, note, error }),
    id,
    name,
    className: 'input',
    'aria-required': required,
  }
  return (
    <Field
      name={name}
      id={id}
      label={required ? label : <Optional label={label} />}
      note={note}
      error={error}
    >
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
