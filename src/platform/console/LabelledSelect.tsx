'use client'

type LabelledSelectProps<Value extends string> = {
  label: string
  value: Value | null
  options: readonly { value: Value; label: string }[]
  /** What it says when nothing is picked; without it something always is. */
  every?: string
  onPick: (value: Value | null) => void
}

/** What stands for everything in a list of choices. */
const EVERY = ''

export function LabelledSelect<Value extends string>({
  label,
  value,
  options,
  every,
  onPick,
}: LabelledSelectProps<Value>) {
  return (
    <label>
      {label}
      <select
        className="lead-select"
        value={value ?? EVERY}
        onChange={event => onPick(options.find(each => each.value === event.target.value)?.value ?? null)}
      >
        {every && <option value={EVERY}>{every}</option>}
        {options.map(each => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
    </label>
  )
}
