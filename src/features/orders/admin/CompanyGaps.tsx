import { missingNumbersMessage } from '@/features/billing/model/companyGaps'

/** What the invoices lack, until an administrator has filled it in. */
export function CompanyGaps({ gaps }: { gaps: string[] }) {
  return (
    <p role="alert" className="lead-failure">
      {missingNumbersMessage(gaps)} <a href="/admin/globals/company">Naar Bedrijf</a>
    </p>
  )
}
