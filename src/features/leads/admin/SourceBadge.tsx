import { Badge } from '@/platform/console/Badge'
import { sourceLabel } from '@/platform/forms/sources'

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
