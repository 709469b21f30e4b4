import type { DefaultServerCellComponentProps } from 'payload'
import { Badge, DEADLINE_TONES } from '@/platform/console/cells'
import { deadlineState, timeLeft } from '@/platform/time/deadline'
import { formatReference, leadStatus } from '../model/lead'
import { SourceBadge } from './LeadBadges'

export function DeadlineCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  const now = new Date()
  const respondBy = new Date(cellData)
  const answered = !leadStatus(rowData.status).awaitsAnswer
  const state = deadlineState({ received: new Date(rowData.createdAt), respondBy, answered, now })
  return <Badge tone={DEADLINE_TONES[state]}>{answered ? 'opgepakt' : timeLeft(respondBy, now)}</Badge>
}

export function SourceCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  return <SourceBadge source={cellData} isAd={rowData.kind === 'ads'} />
}

export function StatusCell({ cellData }: DefaultServerCellComponentProps) {
  const { label, tone } = leadStatus(cellData)
  return <Badge tone={tone}>{label}</Badge>
}

export function NumberCell({ cellData, collectionConfig, rowData }: DefaultServerCellComponentProps) {
  return (
    <a
      href={`/admin/collections/${collectionConfig?.slug}/${rowData.id}`}
      className="admin-number admin-reference"
    >
      {formatReference(Number(cellData))}
    </a>
  )
}
