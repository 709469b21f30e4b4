'use client'

import { COLUMN_CHOICES } from './address'
import type { LeadsTableModel } from './useLeadsTable'

/** Which columns are shown; the name always is. */
export function ColumnPicker({ table }: { table: LeadsTableModel }) {
  const shown = table.state.columnVisibility
  return (
    <details className="lead-columns">
      <summary className="office-key">Kolommen</summary>
      <fieldset>
        <legend className="lead-unseen">Kolommen die te zien zijn</legend>
        {COLUMN_CHOICES.map(({ value, label }) => (
          <label key={value} className="lead-check">
            <input
              type="checkbox"
              checked={shown[value] !== false}
              onChange={() => table.getColumn(value)?.toggleVisibility()}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
