import type { DefaultServerCellComponentProps } from 'payload'
import { Badge } from '@/platform/console/cells'
import { subscriptionState } from '../model/subscription'

export default function SubscriptionCell({ cellData }: DefaultServerCellComponentProps) {
  const { label, tone } = subscriptionState(cellData)
  return <Badge tone={tone}>{label}</Badge>
}
