'use client'

import { HOSTING_FIGURES } from '@/platform/console/figureLabels'
import { formatAmount } from '@/platform/money/euro'
import type { HostingStats } from '../model/consoleStats'
import type { Change } from './useAddress'

type HostingCardsProps = { stats: HostingStats; change: Change }

/** The four figures, and above them what should have been set up by now. */
export function HostingCards({ stats, change }: HostingCardsProps) {
  const { late, customers, activeOrders, open, monthly, overdueInvoices } = stats
  const cards = [
    { label: 'Klanten', figure: String(customers) },
    { label: HOSTING_FIGURES.activeOrders, figure: String(activeOrders) },
    { label: HOSTING_FIGURES.open, figure: formatAmount(open), about: openText(overdueInvoices) },
    { label: 'Maandelijks terugkerende omzet', figure: formatAmount(monthly), about: 'excl. btw' },
  ]
  return (
    <>
      {late > 0 ? (
        <p className="lead-overdue">
          <strong>
            {late === 1 ? '1 bestelling had' : `${late} bestellingen hadden`} al klaar moeten staan.
          </strong>{' '}
          <button
            type="button"
            className="lead-link"
            onClick={() => change({ tab: 'orders', sort: 'waiting', filter: 'hands', search: '' })}
          >
            Toon wat wacht
          </button>
        </p>
      ) : (
        <p className="lead-in-time">Geen bestelling wacht te lang.</p>
      )}
      <dl className="lead-cards">
        {cards.map(({ label, figure, about }) => (
          <div key={label} className="lead-card">
            <dt>{label}</dt>
            <dd className="office-number">{figure}</dd>
            {about && <dd className="hosting-about">{about}</dd>}
          </div>
        ))}
      </dl>
    </>
  )
}

function openText(overdue: number): string {
  if (overdue === 0) return 'incl. btw'
  return `incl. btw, ${overdue === 1 ? '1 factuur' : `${overdue} facturen`} te laat`
}
