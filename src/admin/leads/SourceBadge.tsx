import { sourceLabel } from '@/domain/leads/sources'
import { Badge } from '../Badge'

type SourceBadgeProps = { source: string | null | undefined; isAd: boolean }

/** Where a lead came from. Whoever answers an advertisement is called at once. */
export function SourceBadge({ source, isAd }: SourceBadgeProps) {
  return (
    <span className="lead-badges">
      <Badge tone="grey">{sourceLabel(source)}</Badge>
      {isAd && <Badge tone="red">URGENT</Badge>}
    </span>
  )
}
