import { deliveryPeriod } from '@/features/billing/model/invoice'
import { invoiceTitle } from '@/features/billing/model/invoiceTitle'
import { formatPlainDay } from '@/platform/time/day'
import type { InvoiceDetails } from '../model/consoleDetails'
import { LineTable } from './LineTable'
import { Slip } from './Slip'
import { whereText } from './whoText'

const day = (kept: string | null) => kept && formatPlainDay(kept)

const PAID_BY: Record<string, string> = { provider: 'via de betaaldienst', transfer: 'per overboeking' }

/** What an invoice says. */
export function InvoiceSlip({ detail }: { detail: InvoiceDetails }) {
  const { row, buyer, lines, excl, vat, mirrors, paymentReference } = detail
  return (
    <Slip
      title={row.series === 'CR' ? 'Creditfactuur' : 'Factuur'}
      number={<span className="office-number office-red">{invoiceTitle(row)}</span>}
      lines={[
        { label: 'Aan', answer: [buyer.name, buyer.company].filter(Boolean).join(', ') },
        { label: 'Adres', answer: whereText(buyer) },
        { label: 'Bestelling', answer: row.order?.number },
        {
          label: row.series === 'CR' ? 'Crediteert' : 'Gecrediteerd met',
          answer: mirrors.map(each => each.number).join(', '),
        },
        { label: 'Factuurdatum', answer: day(row.issueDate) },
        { label: 'Vervalt op', answer: day(row.dueDate) },
        { label: 'Periode', answer: periodOf(detail) },
        { label: 'Betaald op', answer: row.paidOn && paidText(detail) },
        { label: 'Kenmerk', answer: paymentReference },
        { label: 'Opmerking', answer: detail.note },
      ]}
    >
      <LineTable caption="Wat er op de factuur staat" lines={lines} amounts={{ excl, vat, incl: row.incl }} />
    </Slip>
  )
}

function periodOf({ periodFrom, periodUntil }: InvoiceDetails): string | null {
  if (!periodFrom || !periodUntil) return null
  const { from, to } = deliveryPeriod({ from: periodFrom, until: periodUntil })
  return `${formatPlainDay(from)} tot en met ${formatPlainDay(to)}`
}

function paidText({ row, paidBy }: InvoiceDetails): string {
  return [day(row.paidOn), PAID_BY[paidBy ?? '']].filter(Boolean).join(', ')
}
