'use client'

import { useRowLabel } from '@payloadcms/ui'

/** A row by its name, so that nobody has to open it to find it. */
export default function ChoiceLabel() {
  const { data, rowNumber } = useRowLabel<{ label?: string }>()
  return (
    <span className="office-row-label">
      <strong>{data.label || `Nieuwe keuze ${(rowNumber ?? 0) + 1}`}</strong>
    </span>
  )
}
