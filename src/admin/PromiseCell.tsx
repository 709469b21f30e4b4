import type { DefaultServerCellComponentProps } from 'payload'
import { type PromiseState, promiseState, timeLeft } from '@/domain/leads/promise'
import { Badge, type Tone } from './Badge'

const TONES: Record<PromiseState, Tone> = { kept: 'grey', running: 'green', soon: 'amber', overdue: 'red' }

/** How long there is left to keep the promise of an answer. */
export default function PromiseCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  const now = new Date()
  const respondBy = new Date(cellData)
  const answered = rowData.status !== 'new'
  const state = promiseState({ received: new Date(rowData.createdAt), respondBy, answered, now })
  return <Badge tone={TONES[state]}>{answered ? 'opgepakt' : timeLeft(respondBy, now)}</Badge>
}
