'use client'

import { Badge } from '@/platform/console/cells'
import { formatMoment } from '@/platform/time/zone'
import type { QuoteWithdrawal } from '../model/console'
import { awaitsEnd, WITHDRAWN } from '../model/withdrawal'

export const WithdrawnBadge = () => <Badge tone="red">{WITHDRAWN}</Badge>

export const WithdrawnExtraBadge = () => <Badge tone="red">Meerwerk herroepen</Badge>

type QuoteWithdrawnProps = { withdrawal: QuoteWithdrawal; number: string }

/** What the customer of a quote sent in, as long as it is to be dealt with. */
export function QuoteWithdrawn({ withdrawal, number }: QuoteWithdrawnProps) {
  const { id, submittedAt, isAccepted, isDone } = withdrawal
  if (isDone) return null
  const at = formatMoment(new Date(submittedAt))
  return (
    <p className="console-failure quote-withdrawn">
      {isAccepted
        ? `De klant heeft ${number} herroepen op ${at}. Stop het werk dat erbij hoort.`
        : `De klant wilde ${number} herroepen op ${at}. ${awaitsEnd(withdrawal) ? 'Dat is te beoordelen: stop het werk als je het toestaat.' : 'Dat is te beoordelen.'}`}{' '}
      <a href={`/admin/collections/withdrawals/${id}`}>Naar de herroeping</a>
    </p>
  )
}
