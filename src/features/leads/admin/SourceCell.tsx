import type { DefaultServerCellComponentProps } from 'payload'
import { SourceBadge } from './SourceBadge'

export default function SourceCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  return <SourceBadge source={cellData} isAd={rowData.kind === 'ads'} />
}
