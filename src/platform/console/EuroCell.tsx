import type { DefaultServerCellComponentProps } from 'payload'
import { formatEuro } from '@/platform/money/euro'

export default function EuroCell({ cellData }: DefaultServerCellComponentProps) {
  return <span className="admin-number">{typeof cellData === 'number' ? formatEuro(cellData) : ''}</span>
}
