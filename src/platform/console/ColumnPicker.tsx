'use client'

type ColumnPickerProps<Name extends string> = {
  choices: readonly { value: Name; label: string }[]
  shown: Name[]
  onShow: (columns: Name[]) => void
}

/** Which columns are shown; the name always is. */
export function ColumnPicker<Name extends string>({ choices, shown, onShow }: ColumnPickerProps<Name>) {
  function toggle(name: Name) {
    const columns = choices.map(each => each.value)
    onShow(columns.filter(each => (each === name ? !shown.includes(each) : shown.includes(each))))
  }
  return (
    <details className="lead-columns">
      <summary className="office-key">Kolommen</summary>
      <fieldset>
        <legend className="lead-unseen">Kolommen die te zien zijn</legend>
        {choices.map(({ value, label }) => (
          <label key={value} className="lead-check">
            <input type="checkbox" checked={shown.includes(value)} onChange={() => toggle(value)} />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
