import type { SelectHTMLAttributes } from 'react'

type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'name'> & {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}

/** A choice from a short list, which may be left open. */
export function SelectField({ name, label, options, ...rest }: SelectFieldProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={name} className="font-semibold">
        {label}
        <span className="font-normal text-soft"> (niet verplicht)</span>
      </label>
      <select {...rest} id={name} name={name} className="line-field">
        <option value="">Kies een dienst</option>
        {options.map(({ value, label: option }) => (
          <option key={value} value={value}>
            {option}
          </option>
        ))}
      </select>
    </div>
  )
}
