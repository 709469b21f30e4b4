import type { BillingCycle } from '@/features/catalogue/model/terms'
import type { CustomerKind } from '@/features/customers/model/customer'

const TERMS: Record<BillingCycle, string> = {
  monthly:
    'Je betaalt per maand, en je hosting gaat door tot je opzegt. Opzeggen kan elke dag, online. Je hosting stopt dan op de dag waarop hij anders verlengd was; had je de maand daarna al betaald, dan krijg je die terug.',
  yearly:
    'De eerste termijn duurt een jaar. Daarna gaat je hosting door tot je opzegt. Opzeggen doe je online. In het eerste jaar stopt je hosting dan aan het eind van dat jaar. Daarna kan het elke dag: je hosting stopt een maand later, of eerder als het jaar om is, en de dagen die je al betaald had, krijg je terug.',
}

/** How long an order binds and how it is left, before it is placed and in its confirmation (decision 044). */
export function leavingTerms({ cycle, kind }: { cycle: BillingCycle; kind: CustomerKind }): string {
  const terms = `${TERMS[cycle]} Een domeinnaam staat steeds voor een heel jaar vast.`
  return kind === 'private' ? terms : `${terms} Alleen een groot bedrijf zit elke termijn tot het eind vast.`
}
