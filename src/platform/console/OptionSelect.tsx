import type { SelectHTMLAttributes } from 'react'

type OptionSelectProps<Value extends string | number> = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'value' | 'onChange' | 'className'
> & {
  value: Value
  options: readonly { value: Value; label: string }[]
  onChoose: (value: Value) => void
}

export function OptionSelect<Value extends string | number>({
  value,
  options,
  onChoose,
  ...attributes
}: OptionSelectProps<Value>) {
  function choose(written: string) {
    const chosen = options.find(option => String(option.value) === written)
    if (chosen) onChoose(chosen.value)
  }
  return (
    <select
      {...attributes}
      className="console-select"
      value={value}
      onChange={event => choose(event.target.value)}
    >
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
