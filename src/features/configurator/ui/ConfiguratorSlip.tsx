import { memo } from 'react'
import { OneReading } from '@/design-system/prices/PricePair'
import { Slip, SlipRow } from '@/design-system/primitives/Slip'
import { dayOf } from '@/platform/time/day'
import type { Draft } from '../model/draft'
import type { ConfiguratorOptions } from '../model/options'
import { priceIndication } from '../model/priceIndication'
import { deliveryWeeks, slipLines } from '../model/slip'
import { IndicationTotal } from './IndicationTotal'

type ConfiguratorSlipProps = {
  draft: Draft
  options: ConfiguratorOptions
  step: number
  number?: string
  copies?: boolean
}

/** Stays as it is while its draft does: a press on a phone does not wait for it. */
export const ConfiguratorSlip = memo(function ConfiguratorSlip({
  draft,
  options,
  step,
  number = 'concept',
  copies,
}: ConfiguratorSlipProps) {
  const lines = slipLines(draft, options)
  const timeline = options.timelines.find(({ id }) => id === draft.timeline)
  const weeks = timeline && deliveryWeeks(timeline, dayOf(new Date()))
  return (
    <Slip title="Werkbon" note="Nieuwe website" number={number} copies={copies}>
      <dl className="px-5 md:px-7">
        {lines.map(line => (
          <SlipRow
            key={`${line.step}${line.label}${line.answer}`}
            label={line.label}
            answer={line.answer}
            amount={<OneReading incl={line.amountIncl ?? line.amount} excl={line.amount} />}
            empty={line.step < step ? 'niet ingevuld' : `stap ${line.step + 1}`}
          />
        ))}
      </dl>
      {weeks && (
        <p className="px-5 pt-4 text-sm md:px-7">
          Klaar in <strong className="text-pen">{weeks}</strong>, als je deze week akkoord geeft.
        </p>
      )}
      <IndicationTotal indication={priceIndication(draft, options)} />
    </Slip>
  )
})
