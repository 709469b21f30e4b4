'use client'

import { referenceOf } from '@/features/configurator/model/submit'
import type { InboxLead } from '../model/inbox'
import { kindLabel } from '../model/kinds'
import { leadLines } from '../model/slip'
import { LeadThread } from './LeadThread'
import { TriageForm } from './TriageForm'
import { leadName } from './who'

export function LeadDetail({ lead }: { lead: InboxLead }) {
  const { collection, id, number, kind } = lead
  return (
    <div className="lead-detail">
      <section className="office-slip" aria-label={`Wat ${leadName(lead)} vroeg`}>
        <header>
          <h3>{kind === 'configurator' ? 'Configurator-aanvraag' : kindLabel(kind)}</h3>
          <a className="office-number office-red" href={`/admin/collections/${collection}/${id}`}>
            Nr. {referenceOf(number)}
          </a>
        </header>
        <dl>
          {leadLines(lead).map(({ label, answer }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-label={`Hoe het verder gaat met ${leadName(lead)}`}>
        <TriageForm lead={lead} />
        <LeadThread lead={lead} />
      </section>
    </div>
  )
}
