'use client'

import { Badge } from '@/platform/console/cells'
import { formatMoment } from '@/platform/time/zone'
import type { QuoteWithdrawal } from '../model/console'
import { WITHDRAWN } from '../model/withdrawal'

export const WithdrawnBadge = () => <Badge tone="red">{WITHDRAWN}</Badge>

type QuoteWithdrawnProps = { withdrawal: QuoteWithdrawal; number: string }

/** What the customer of a quote sent in, and what is to be done about it. */
export function QuoteWithdrawn({ withdrawal: { id, submittedAt, isAccepted }, number }: QuoteWithdrawnProps) {
  const at = formatMoment(new Date(submittedAt))
  return (
    <p className="admin-urgent">
      {isAccepted
        ? `De klant heeft ${number} herroepen op ${at}. Loopt de opdracht nog, stop die dan.`
        : `De klant wilde ${number} herroepen op ${at}. Dat is te beoordelen of afgehandeld.`}{' '}
      <a href={`/admin/collections/withdrawals/${id}`}>Naar de herroeping</a>
    </p>
  )
}
