import { ChoiceLine } from '@/design-system/wizard/ChoiceLine'
import { type HostingPackage, yearlySaving } from '@/features/catalogue/model/catalogue'
import { BILLING_CYCLES, type BillingCycle } from '@/features/catalogue/model/cycles'
import { formatEuro } from '@/platform/money/euro'

type BillingChoiceProps = {
  packages: HostingPackage[]
  /** The chosen package; before there is one, the most that any of them saves is told. */
  chosen: HostingPackage | undefined
  cycle: BillingCycle
  onChange: (cycle: BillingCycle) => void
}

export function BillingChoice({ packages, chosen, cycle, onChange }: BillingChoiceProps) {
  const words: Record<BillingCycle, string> = {
    monthly: 'Elke maand één factuur.',
    yearly: savingText(packages, chosen) || 'Eén factuur voor het hele jaar.',
  }
  return (
    <fieldset className="mt-10">
      <legend className="font-bold font-head text-2xl tracking-tight">Hoe betaal je?</legend>
      <div className="mt-4 grid gap-2 sm:grid-cols-2">
        {BILLING_CYCLES.map(({ value, label, slug }) => (
          <ChoiceLine
            key={value}
            type="radio"
            name="periode"
            value={slug}
            label={label}
            description={words[value]}
            checked={cycle === value}
            onChange={() => onChange(value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function savingText(packages: HostingPackage[], chosen: HostingPackage | undefined): string {
  const most = Math.max(0, ...(chosen ? [chosen] : packages).map(yearlySaving))
  return most > 0 ? `Je bespaart ${chosen ? '' : 'tot '}${formatEuro(most)} per jaar.` : ''
}
