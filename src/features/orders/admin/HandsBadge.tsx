'use client'

import { Badge } from '@/platform/console/Badge'
import { PROMISE_TONES } from '@/platform/console/promiseTones'
import { deadlineState, timeLeft } from '@/platform/time/promise'
import type { ConsoleOrder } from '../model/console'
import { useConsole } from './useDesk'

/** How long there is left to keep the promise of three hours. */
export function HandsBadge({ order }: { order: ConsoleOrder }) {
  const { now } = useConsole()
  if (!order.handsBy) return null
  return <Badge tone={PROMISE_TONES[handsState(order, now)]}>{timeLeft(new Date(order.handsBy), now)}</Badge>
}

export function handsState({ handsBy, activatedAt, createdAt }: ConsoleOrder, now: Date) {
  const received = new Date(activatedAt ?? createdAt)
  return deadlineState({
    ...{ received, now },
    respondBy: new Date(handsBy ?? createdAt),
    answered: handsBy === null,
  })
}
