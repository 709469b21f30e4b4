'use client'

import { useRowLabel } from '@payloadcms/ui'

export default function ChoiceLabel() {
  const { data, rowNumber } = useRowLabel<{ label?: string }>()
  return (
    <span className="admin-row-label">
      <strong>{data.label || `Nieuwe keuze ${(rowNumber ?? 0) + 1}`}</strong>
    </span>
  )
}
