import type { BillingCycle } from '@/features/catalogue/model/terms'
import type { CustomerKind } from '@/features/customers/model/customer'

const FIRST_TERM: Record<BillingCycle, string> = { monthly: 'een maand', yearly: 'een jaar' }

/** How long an order binds and how it is left, before it is placed and in its confirmation (decision 044). */
export function leavingTerms({ cycle, kind }: { cycle: BillingCycle; kind: CustomerKind }): string {
  const terms = `De eerste termijn duurt ${FIRST_TERM[cycle]}. Daarna gaat je hosting door tot je opzegt. Opzeggen doe je online: in de eerste termijn tegen het eind daarvan, daarna elke dag, met een maand opzegtermijn. Wat je dan te veel betaald hebt, krijg je terug. Een domeinnaam staat steeds voor een heel jaar vast.`
  return kind === 'private' ? terms : `${terms} Alleen een groot bedrijf zit vast aan elke termijn.`
}
