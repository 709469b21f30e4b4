import type { DefaultServerCellComponentProps } from 'payload'
import { statusLabel } from './AuditTrail'

/** What a record was, or became, in the words of its own screen. */
export default function EventCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  return <span>{cellData ? statusLabel(rowData.subjectCollection, String(cellData)) : ''}</span>
}
