import type { ReactNode } from 'react'
import { OneReading } from '@/design-system/prices/PricePair'
import type { AnswerLine } from '../model/slip'
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
      <div className="trade-fields">
        <label>
          <span>Ik ben</span>
          <select name="vak" className="input" defaultValue={slips[0]?.id}>
            {slips.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>in</span>
          <select name="plaats" className="input" defaultValue={towns[0]}>
            {towns.map(town => (
              <option key={town}>{town}</option>
            ))}
          </select>
        </label>
      </div>
      <div className="trade-slips">
        {slips.map(({ id, lines, indication }) => (
          <div key={id} className="trade-slip" data-sum>
            <div className="trade-lines">
              <dl>
                {lines.map(line => (
                  <Row key={`${line.label}${line.answer}`} line={line} />
                ))}
              </dl>
              {stamp}
            </div>
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

function Row({ line: { label, answer, amount, amountIncl } }: { line: AnswerLine }) {
  return (
    <div className="trade-row">
      <dt>{label || <span className="sr-only">ook</span>}</dt>
      <dd className={answer ? 'font-semibold text-pen' : 'text-soft'}>{answer || 'vul je zelf in'}</dd>
      {amount && (
        <dd className="price text-pen">
          <OneReading incl={amountIncl ?? amount} excl={amount} />
        </dd>
      )}
    </div>
  )
}
