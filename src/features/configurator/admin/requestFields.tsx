import type { DefaultServerCellComponentProps, JSONFieldServerProps } from 'payload'
import { formatReference } from '@/features/leads/model/lead'
import { SlipLines } from '@/platform/console/SlipLines'
import { type AnswerLine, requestSlip } from '../model/slip'

export function AnswersField({ data }: JSONFieldServerProps) {
  const { lines, total } = requestSlip(data ?? {})
  return (
    <section className="admin-slip">
      <header>
        <h3>Werkbon</h3>
        <span className="admin-number admin-reference">Nr. {formatReference(Number(data?.number))}</span>
        <span className="lead-reference">
          Klant kent hem als <strong>{data?.reference}</strong>
        </span>
      </header>
      <SlipLines lines={lines} total={total} />
    </section>
  )
}

export function TypeCell({ rowData }: DefaultServerCellComponentProps) {
  const [first] = (rowData.answers ?? []) as AnswerLine[]
  return <span>{first?.answer || 'niet gekozen'}</span>
}
