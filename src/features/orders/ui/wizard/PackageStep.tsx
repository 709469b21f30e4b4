import type { ReactNode } from 'react'
import { OneReading, PricePair } from '@/design-system/prices/PricePair'
import { ChoiceLine } from '@/design-system/wizard/ChoiceLine'
import { ChoiceTick } from '@/design-system/wizard/ChoiceTick'
import { type HostingPackage, priceFor, yearlySaving } from '@/features/catalogue/model/priceList'
import { BILLING_CYCLES, type BillingCycle, cycleOf } from '@/features/catalogue/model/terms'
import { formatEuro } from '@/platform/money/euro'
import { centReadings, euroReadings, type VatReading } from '@/platform/money/readings'
import type { StepProps } from './stepProps'

type PackageStepProps = Pick<StepProps, 'draft' | 'list' | 'problems' | 'choose'> & { heading: string }

export function PackageStep({ draft, list, problems, choose, heading }: PackageStepProps) {
  const { packageKey, cycle } = draft.basket
  return (
    <>
      <BillingChoice
        packages={list.packages}
        chosen={list.packages.find(each => each.key === packageKey)}
        cycle={cycle}
        onChange={chosen => choose({ cycle: chosen })}
      />
      <PackageChoice
        heading={heading}
        packages={list.packages}
        chosen={packageKey}
        cycle={cycle}
        error={problems.pakket}
        onChange={key => choose({ packageKey: key })}
      />
    </>
  )
}

type BillingChoiceProps = {
  packages: HostingPackage[]
  /** The chosen package; before there is one, the most that any of them saves is told. */
  chosen: HostingPackage | undefined
  cycle: BillingCycle
  onChange: (cycle: BillingCycle) => void
}

function BillingChoice({ packages, chosen, cycle, onChange }: BillingChoiceProps) {
  const notes: Record<BillingCycle, ReactNode> = {
    monthly: 'Elke maand één factuur.',
    yearly: <Saving packages={packages} chosen={chosen} />,
  }
  return (
    <fieldset className="mt-10">
      <legend className="font-bold font-head text-2xl tracking-tight">Hoe vaak betaal je?</legend>
      <div className="one-of one-of-row mt-4">
        {BILLING_CYCLES.map(({ value, label, slug }) => (
          <ChoiceLine
            key={value}
            type="radio"
            name="periode"
            value={slug}
            label={label}
            description={notes[value]}
            checked={cycle === value}
            onChange={() => onChange(value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Saving({ packages, chosen }: Pick<BillingChoiceProps, 'packages' | 'chosen'>) {
  const saved = (chosen ? [chosen] : packages).map(each => centReadings(yearlySaving(each), each.vatRate))
  const most = (reading: VatReading) => Math.max(0, ...saved.map(each => each[reading]))
  const text = (reading: VatReading) =>
    `Je bespaart ${chosen ? '' : 'tot '}${formatEuro(most(reading))} per jaar.`
  return most('excl') > 0 ? (
    <OneReading incl={text('incl')} excl={text('excl')} />
  ) : (
    'Eén factuur voor het hele jaar.'
  )
}

type PackageChoiceProps = {
  heading: string
  packages: HostingPackage[]
  chosen: string | null
  cycle: BillingCycle
  error?: string
  onChange: (key: string) => void
}

function PackageChoice({ heading, packages, chosen, cycle, error, onChange }: PackageChoiceProps) {
  return (
    <fieldset className="mt-10" aria-describedby={error && 'pakket-error'}>
      <legend className="font-bold font-head text-2xl tracking-tight">{heading}</legend>
      <div className="mt-6 grid gap-5 md:grid-cols-3 md:gap-4">
        {packages.map((each, index) => (
          <label
            key={each.key}
            className="choice grid content-start p-5 has-checked:bg-yellow md:row-span-3 md:grid-rows-subgrid md:gap-y-0"
          >
            <input
              id={index === 0 ? 'pakket' : undefined}
              type="radio"
              name="pakket"
              value={each.key}
              className="sr-only"
              checked={chosen === each.key}
              onChange={() => onChange(each.key)}
            />
            <ChoiceTick className="absolute top-4 right-4" />
            <span className="pr-8 font-bold font-head text-xl leading-tight tracking-tight">{each.name}</span>
            <Price each={each} cycle={cycle} />
            <span className="mt-4 grid content-start gap-1.5 border-rule border-t pt-4 text-[0.95rem] leading-snug">
              {each.lines.map(line => (
                <span key={line}>{line}</span>
              ))}
              {each.popular && (
                <span className="stamp mt-2 justify-self-end border-deep py-0.5 text-deep text-sm">
                  Populair
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id="pakket-error" className="mt-3 font-semibold text-deep text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function Price({ each, cycle }: { each: HostingPackage; cycle: BillingCycle }) {
  const saved = cycle === 'yearly' ? yearlySaving(each) : 0
  return (
    <span className="mt-3">
      <PricePair
        parts={{
          ...euroReadings(priceFor(each, cycle), each.vatRate),
          prefix: '',
          suffix: ` ${cycleOf(cycle).per}`,
        }}
        className="font-extrabold font-head text-3xl tracking-tight"
      />
      {saved > 0 && (
        <span className="block text-sm">
          je bespaart <OneReading {...euroReadings(saved, each.vatRate)} />
        </span>
      )}
    </span>
  )
}
