import type { SelectHTMLAttributes } from 'react'
import { describedBy, Field } from './TextField'

type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'name'> & {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  note?: string
  error?: string
}

export function SelectField({ name, label, options, note, error, ...rest }: SelectFieldProps) {
  return (
    <Field name={name} label={label} note={note} error={error}>
      <select {...rest} {...describedBy({ name, note, error })} id={name} name={name} className="input">
        {options.map(({ value, label: option }) => (
          <option key={value} value={value}>
            {option}
          </option>
        ))}
      </select>
    </Field>
  )
}
