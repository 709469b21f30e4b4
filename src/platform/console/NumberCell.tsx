import type { DefaultServerCellComponentProps } from 'payload'
import { referenceOf } from '@/features/configurator/model/submit'

export default function NumberCell({ cellData, collectionConfig, rowData }: DefaultServerCellComponentProps) {
  return (
    <a
      href={`/admin/collections/${collectionConfig?.slug}/${rowData.id}`}
      className="office-number office-red"
    >
      {referenceOf(Number(cellData))}
    </a>
  )
}
