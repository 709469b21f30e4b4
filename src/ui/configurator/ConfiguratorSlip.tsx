import { memo, type ReactNode } from 'react'
import type { Draft } from '@/domain/configurator/draft'
import type { ConfiguratorOptions } from '@/domain/configurator/options'
import { priceIndication } from '@/domain/configurator/priceIndication'
import { slipLines } from '@/domain/configurator/slip'
import { Slip, SlipRow } from '../primitives/Slip'
import { IndicationTotal } from './IndicationTotal'

type ConfiguratorSlipProps = {
  draft: Draft
  options: ConfiguratorOptions
  step: number
  number?: string
  stamp?: ReactNode
  copies?: boolean
}

/** Stays as it is while its draft does: a press on a phone does not wait for it. */
export const ConfiguratorSlip = memo(function ConfiguratorSlip({
  draft,
  options,
  step,
  number = 'concept',
  stamp,
  copies,
}: ConfiguratorSlipProps) {
  const lines = slipLines(draft, options)
  return (
    <Slip title="Werkbon" note="Nieuwe website" number={number} copies={copies}>
      <dl className="px-5 md:px-7">
        {lines.map(line => (
          <SlipRow
            key={`${line.step}${line.label}${line.answer}`}
            label={line.label}
            answer={line.answer}
            amount={line.amount}
            empty={line.step < step ? 'niet ingevuld' : `stap ${line.step + 1}`}
          />
        ))}
      </dl>
      {stamp}
      <IndicationTotal indication={priceIndication(draft, options)} />
    </Slip>
  )
})
