import { formatMoment } from '@/platform/time/zone'
import type { CustomerDetails } from '../model/consoleDetails'
import { Slip } from './Slip'
import { whereText, customerLabel } from './whoText'

/** Who a customer is today. */
export function CustomerSlip({ detail }: { detail: CustomerDetails }) {
  const { row, kvk, vatId, passwordSet } = detail
  return (
    <Slip
      title="Klant"
      number={<a href={`/admin/collections/hosting-customers/${row.id}`}>Gegevens wijzigen</a>}
      lines={[
        { label: 'Wie', answer: customerLabel({ ...row, kind: detail.kind }) },
        { label: 'Adres', answer: whereText({ ...detail, city: row.city }) },
        { label: 'KVK', answer: kvk },
        { label: 'Btw-nummer', answer: vatId },
        { label: 'Wachtwoord', answer: passwordSet ? 'gekozen' : 'nog niet gekozen' },
        {
          label: 'Wil vergeten worden',
          answer: row.erasureAskedAt && `gevraagd op ${formatMoment(new Date(row.erasureAskedAt))}`,
        },
      ]}
    />
  )
}
