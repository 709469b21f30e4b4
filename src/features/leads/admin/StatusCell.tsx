import type { DefaultServerCellComponentProps } from 'payload'
import { Badge } from '@/platform/console/Badge'
import { leadStatus } from '../model/status'

export default function StatusCell({ cellData }: DefaultServerCellComponentProps) {
  const { label, tone } = leadStatus(cellData)
  return <Badge tone={tone}>{label}</Badge>
}
