'use client'

import { LEAD_FIGURES } from '@/platform/console/figureLabels'
import type { InboxCounts } from '../model/inbox'
import type { InboxQuery } from '../model/inboxQuery'
import type { Change } from './useAddress'

type LeadCardsProps = { counts: InboxCounts; change: Change }

const CARDS = [
  { count: 'all', label: LEAD_FIGURES.all },
  { count: 'ads', label: 'Meta Ads Leads' },
  { count: 'configurator', label: 'Configurator' },
  { count: 'thisMonth', label: LEAD_FIGURES.thisMonth },
] as const

/** Everybody who waits, whatever was looked at before. */
const WAITING: Partial<InboxQuery> = {
  ...({ tab: 'all', sort: 'waiting', status: 'new' } as const),
  ...{ owner: null, search: '', apart: false },
}

export function LeadCards({ counts, change }: LeadCardsProps) {
  const { overdue } = counts
  return (
    <>
      {overdue > 0 ? (
        <p className="lead-overdue">
          <strong>{overdue === 1 ? '1 lead wacht' : `${overdue} leads wachten`} te lang op antwoord.</strong>{' '}
          <button type="button" className="lead-link" onClick={() => change(WAITING)}>
            Toon wie wacht
          </button>
        </p>
      ) : (
        <p className="lead-in-time">Niemand wacht te lang op antwoord.</p>
      )}
      <dl className="lead-cards">
        {CARDS.map(({ count, label }) => (
          <div key={count} className="lead-card">
            <dt>{label}</dt>
            <dd className="office-number">{counts[count]}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
