import { useState } from 'react'
import { perTerm } from '@/features/catalogue/model/cycles'
import { formatAmount } from '@/platform/money/euro'
import { dayOf, formatPlainDay } from '@/platform/time/day'
import { firstRenewals, type OrderLine } from '../../model/basket'

/** What comes back, from which day, and what it costs then. */
export function RenewalLines({ lines }: { lines: readonly OrderLine[] }) {
  const [today] = useState(() => dayOf(new Date()))
  return (
    <section className="mt-8" aria-labelledby="verlengen">
      <h3 id="verlengen" className="text-xl">
        Dit verlengt vanzelf
      </h3>
      <p className="mt-1 text-soft">
        De dagen gelden als je vandaag betaalt. Opzeggen kan tegen het eind van elke termijn.
      </p>
      <ul className="mt-3 border-ink border-t-2">
        {firstRenewals(lines, today).map(({ day, months, amounts, labels }) => (
          <li
            key={day}
            className="grid gap-x-5 border-rule border-b py-3 sm:grid-cols-[1fr_auto] sm:items-baseline"
          >
            <p>
              <span className="font-semibold">
                Vanaf {formatPlainDay(day)}, {perTerm(months)}
              </span>
              <span className="block text-soft text-sm">{labels.join(', ')}</span>
            </p>
            <p className="tabular-nums sm:text-right">
              <strong>{formatAmount(amounts.incl)}</strong> incl. btw
              <span className="block text-soft text-sm">
                {formatAmount(amounts.excl)} excl. + {formatAmount(amounts.vat)} btw
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
