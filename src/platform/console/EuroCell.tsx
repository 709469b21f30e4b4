import type { DefaultServerCellComponentProps } from 'payload'
import { formatEuro } from '@/platform/money/euro'

export default function EuroCell({ cellData }: DefaultServerCellComponentProps) {
  return <span className="office-number">{typeof cellData === 'number' ? formatEuro(cellData) : ''}</span>
}
