import type { DefaultServerCellComponentProps } from 'payload'
import { Badge } from '@/platform/console/Badge'
import { PROMISE_TONES } from '@/platform/console/promiseTones'
import { deadlineState, timeLeft } from '@/platform/time/promise'

export default function PromiseCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  const now = new Date()
  const respondBy = new Date(cellData)
  const answered = rowData.status !== 'new'
  const state = deadlineState({ received: new Date(rowData.createdAt), respondBy, answered, now })
  return <Badge tone={PROMISE_TONES[state]}>{answered ? 'opgepakt' : timeLeft(respondBy, now)}</Badge>
}
