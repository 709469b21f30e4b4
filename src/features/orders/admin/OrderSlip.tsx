import { cycleOf } from '@/features/catalogue/model/cycles'
import { formatPlainDay } from '@/platform/time/day'
import type { OrderDetails } from '../model/consoleDetails'
import { DOMAIN_MODES } from '../model/domainModes'
import { LineTable } from './LineTable'
import { Slip } from './Slip'
import { whereText, customerLabel } from './whoText'

const day = (kept: string | null) => kept && formatPlainDay(kept)

/** What was agreed, with whom, as it was then. */
export function OrderSlip({ detail }: { detail: OrderDetails }) {
  const { row, buyer, lines, excl, vat, notes } = detail
  const mode = DOMAIN_MODES.find(each => each.value === detail.domainMode)?.label
  return (
    <Slip
      title="Bestelling"
      number={
        <a className="office-number office-red" href={`/admin/collections/hosting-orders/${row.id}`}>
          {row.number}
        </a>
      }
      lines={[
        { label: 'Klant', answer: customerLabel(buyer) },
        { label: 'Adres', answer: whereText(buyer) },
        { label: 'KVK', answer: buyer.kvk },
        { label: 'Btw-nummer', answer: buyer.vatId },
        { label: 'Pakket', answer: `${row.packageName}, ${cycleOf(row.cycle).per}` },
        { label: 'Domein', answer: row.domainName && [row.domainName, mode].filter(Boolean).join(', ') },
        { label: 'Loopt vanaf', answer: day(detail.startedOn) },
        { label: 'Gefactureerd tot', answer: day(detail.invoicedUntil) },
        { label: 'Domein verlengt op', answer: day(detail.domainRenewsOn) },
        { label: 'Stopt op', answer: day(row.endsOn) },
        { label: 'Voorwaarden', answer: detail.termsVersion && `versie ${detail.termsVersion}` },
        { label: 'Notities', answer: notes },
      ]}
    >
      <LineTable caption="Wat er besteld is" lines={lines} amounts={{ excl, vat, incl: row.incl }} />
    </Slip>
  )
}
