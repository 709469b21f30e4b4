import type { DefaultServerCellComponentProps } from 'payload'
import { eventWord } from './eventWord'

/** What a record was, or became, in the words of its own screen. */
export default function EventCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  return <span>{cellData ? eventWord(rowData.subjectCollection, String(cellData)) : ''}</span>
}
