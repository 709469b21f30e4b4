import type { DefaultServerCellComponentProps } from 'payload'
import { leadStatus } from '@/domain/leads/status'
import { Badge } from './Badge'

export default function StatusCell({ cellData }: DefaultServerCellComponentProps) {
  const { label, tone } = leadStatus(cellData)
  return <Badge tone={tone}>{label}</Badge>
}
