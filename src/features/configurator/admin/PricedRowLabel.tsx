'use client'

import { useRowLabel } from '@payloadcms/ui'
import type { Price } from '../model/options'
import { priceText } from '../model/priceIndication'

type Row = {
  label?: string
  priceKind?: Price['kind']
  amount?: number
  startingAt?: boolean
  countable?: boolean
}

export default function PricedRowLabel() {
  const { data, rowNumber } = useRowLabel<Row>()
  const price = data.priceKind ? priceText(priceOf(data), data.countable) : ''
  return (
    <span className="admin-row-label">
      <strong>{data.label || `Nieuwe keuze ${(rowNumber ?? 0) + 1}`}</strong>
      <span className="admin-number">{price}</span>
    </span>
  )
}

function priceOf({ priceKind, amount, startingAt }: Row): Price {
  if (priceKind === 'once' || priceKind === 'monthly') {
    return { kind: priceKind, amount: amount ?? 0, startingAt: startingAt ?? false }
  }
  return { kind: priceKind ?? 'request' }
}
