import type { DefaultServerCellComponentProps } from 'payload'
import { formatPlainDay } from '@/platform/time/day'

/** A day as people write it. In the first column it leads to the record: Payload leaves that to the cell. */
export default function DayCell({
  cellData,
  link,
  collectionSlug,
  rowData,
}: DefaultServerCellComponentProps) {
  const text = typeof cellData === 'string' && cellData !== '' ? formatPlainDay(cellData) : ''
  return link ? (
    <a href={`/admin/collections/${collectionSlug}/${rowData.id}`}>{text}</a>
  ) : (
    <span>{text}</span>
  )
}
