import type { DefaultServerCellComponentProps } from 'payload'
import { promiseState, timeLeft } from '@/domain/leads/promise'
import { Badge } from './Badge'
import { PROMISE_TONES } from './console/promiseTones'

export default function PromiseCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  const now = new Date()
  const respondBy = new Date(cellData)
  const answered = rowData.status !== 'new'
  const state = promiseState({ received: new Date(rowData.createdAt), respondBy, answered, now })
  return <Badge tone={PROMISE_TONES[state]}>{answered ? 'opgepakt' : timeLeft(respondBy, now)}</Badge>
}
