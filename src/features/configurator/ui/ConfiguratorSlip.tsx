import { memo, type ReactNode } from 'react'
import { Slip, SlipRow } from '@/design-system/primitives/Slip'
import { formatEuro } from '@/platform/money/euro'
import type { Draft } from '../model/draft'
import type { ConfiguratorOptions } from '../model/options'
import {
  indicationNote,
  indicationTotal,
  type PriceIndication,
  priceIndication,
} from '../model/priceIndication'
import { slipLines } from '../model/slip'

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

function IndicationTotal({ indication }: { indication: PriceIndication }) {
  const { once, monthly, onRequest } = indication
  return (
    <div className="flex items-end justify-between gap-4 px-5 pt-4 md:px-7">
      <p className="text-sm text-soft leading-snug">
        Indicatie
        <br />
        {indicationNote(indication)}
      </p>
      <div className="text-right">
        <p
          aria-live="polite"
          aria-atomic="true"
          className="font-extrabold font-head text-[2.3rem] leading-none tracking-[-.035em] tabular-nums md:text-[2.6rem]"
        >
          <span className="sr-only">Indicatie: </span>
          {indicationTotal(indication)}
        </p>
        {monthly > 0 && (
          <p className="mt-1.5 font-semibold tabular-nums">+ {formatEuro(monthly)} per maand</p>
        )}
        {once > 0 && onRequest.length > 0 && (
          <p className="mt-0.5 text-sm text-soft">+ {count(onRequest.length)} op aanvraag</p>
        )}
      </div>
    </div>
  )
}

function count(parts: number): string {
  return parts === 1 ? '1 onderdeel' : `${parts} onderdelen`
}
