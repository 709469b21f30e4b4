import type { DefaultServerCellComponentProps } from 'payload'
import type { SlipLine } from '@/features/configurator/model/slip'

/** The kind of website by the name it had when the visitor chose it. */
export default function TypeCell({ rowData }: DefaultServerCellComponentProps) {
  const [first] = (rowData.answers ?? []) as SlipLine[]
  return <span>{first?.answer || 'niet gekozen'}</span>
}
