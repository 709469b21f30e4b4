'use client'

import type { ConsoleOrder } from '@/domain/hosting/console'
import { promiseState, timeLeft } from '@/domain/leads/promise'
import { Badge } from '../Badge'
import { PROMISE_TONES } from '../console/promiseTones'
import { useDesk } from './useDesk'

/** How long there is left to keep the promise of three hours. */
export function HandsBadge({ order }: { order: ConsoleOrder }) {
  const { now } = useDesk()
  if (!order.handsBy) return null
  return <Badge tone={PROMISE_TONES[handsState(order, now)]}>{timeLeft(new Date(order.handsBy), now)}</Badge>
}

export function handsState({ handsBy, activatedAt, createdAt }: ConsoleOrder, now: Date) {
  const received = new Date(activatedAt ?? createdAt)
  return promiseState({
    ...{ received, now },
    respondBy: new Date(handsBy ?? createdAt),
    answered: handsBy === null,
  })
}
