import type { ReactNode } from 'react'
import { OneReading } from '@/design-system/prices/PricePair'
import { SlipRow } from '@/design-system/primitives/Slip'
import type { TradeSlip as Slip } from '../model/trades'
import { IndicationTotal } from './IndicationTotal'

type TradeSlipProps = { slips: Slip[]; towns: string[]; stamp: ReactNode }

/**
 * The example slip as a form of its own: the trade that is chosen decides which slip is seen, and the button takes both
 * answers to the configurator. All without scripts.
 */
export function TradeSlip({ slips, towns, stamp }: TradeSlipProps) {
  return (
    <form action="/configurator" className="trade-form">
      <div className="grid gap-3 border-rule border-b px-5 py-4 md:px-7">
        <fieldset>
          <legend className="mb-2 text-soft text-sm">Ik ben</legend>
          <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
            {slips.map(({ id, label }, index) => (
              <label key={id} className="trade-choice">
                <input type="radio" name="vak" value={id} defaultChecked={index === 0} className="sr-only" />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <label className="flex items-center gap-3">
          <span className="text-soft text-sm">in</span>
          <select name="plaats" className="input min-h-11 py-1.5 text-pen" defaultValue={towns[0]}>
            {towns.map(town => (
              <option key={town}>{town}</option>
            ))}
          </select>
        </label>
      </div>
      <div className="trade-slips">
        {slips.map(({ id, lines, indication }) => (
          <div key={id} className="trade-slip" data-sum>
            <dl className="px-5 md:px-7">
              {lines.map(({ label, answer, amount, amountIncl }) => (
                <SlipRow
                  key={`${label}${answer}`}
                  label={label}
                  answer={answer}
                  amount={<OneReading incl={amountIncl ?? amount} excl={amount} />}
                />
              ))}
            </dl>
            {stamp}
            <IndicationTotal indication={indication} live={false} />
          </div>
        ))}
      </div>
      <div className="px-5 pt-5 md:px-7">
        <button type="submit" className="button w-full">
          Verder met deze bon
        </button>
      </div>
    </form>
  )
}
