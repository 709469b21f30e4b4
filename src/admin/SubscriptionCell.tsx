import type { DefaultServerCellComponentProps } from 'payload'
import { subscriptionState } from '@/domain/newsletter/subscription'
import { Badge } from './Badge'

export default function SubscriptionCell({ cellData }: DefaultServerCellComponentProps) {
  const { label, tone } = subscriptionState(cellData)
  return <Badge tone={tone}>{label}</Badge>
}
