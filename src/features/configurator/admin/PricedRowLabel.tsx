'use client'

import { useRowLabel } from '@payloadcms/ui'
import { PRICE_SOURCES } from '../model/options'

type Row = { label?: string; priceFrom?: string }

export default function PricedRowLabel() {
  const { data, rowNumber } = useRowLabel<Row>()
  const source = PRICE_SOURCES.find(({ value }) => value === data.priceFrom && value !== 'product')
  return (
    <span className="admin-row-label">
      <strong>{data.label || `Nieuwe keuze ${(rowNumber ?? 0) + 1}`}</strong>
      <span className="admin-number">{source?.label}</span>
    </span>
  )
}
