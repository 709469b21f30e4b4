import type { JSONFieldServerProps, RelationshipFieldServerProps, UIFieldServerProps } from 'payload'
import {
  choiceLines,
  type Requester,
  requesterLines,
  type SlipLine,
} from '@/features/configurator/model/slip'
import { formatReference } from '@/features/configurator/model/submission'
import type { Actor } from '@/platform/access/actors'
import { ctxWith } from '@/platform/ctx'
import { mailLink, telephoneLink } from '@/platform/text/contactLinks'
import type { ConfiguratorRequest } from '../../../payload-types'
import { leadLines } from '../model/leadLines'
import { listOwners } from '../server/inboxQueries'
import { OwnerPick } from './OwnerPick'

export function LeadSlip({ data }: UIFieldServerProps) {
  if (!data?.number) return null
  const { name, email, phone, company, service, subject, message, appointmentAt } = data
  const lines = leadLines({ name, email, phone, company, service, subject, message, appointmentAt })
  return (
    <section className="office-slip">
      <header>
        <h3>Werkbon</h3>
        <span className="office-number office-red">Nr. {formatReference(Number(data.number))}</span>
      </header>
      <dl>
        {lines.map(({ label, answer }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function ContactActions({ data }: UIFieldServerProps) {
  if (!data?.email && !data?.phone) return null
  return (
    <p className="office-actions">
      {data.email && (
        <a
          className="office-key"
          href={mailLink(data.email, `Je aanvraag ${formatReference(Number(data.number))}`)}
        >
          E-mail
        </a>
      )}
      {data.phone && (
        <a className="office-key" href={telephoneLink(data.phone)}>
          Bellen
        </a>
      )}
    </p>
  )
}

/** The slip as the visitor sent it: questions, answers and amounts of that moment. */
export function AnswersField({ data }: JSONFieldServerProps) {
  const lines = [...choiceLines((data?.answers ?? []) as SlipLine[]), ...requesterLines(askerOf(data ?? {}))]
  return (
    <section className="office-slip">
      <header>
        <h3>Werkbon</h3>
        <span className="office-number office-red">Nr. {formatReference(Number(data?.number))}</span>
      </header>
      <dl>
        {lines.map(({ label, answer, amount }) => (
          <div key={`${label}${answer}`}>
            <dt>{label}</dt>
            <dd className={answer ? '' : 'office-open'}>{answer || 'niet ingevuld'}</dd>
            <dd className="office-number">{amount}</dd>
          </div>
        ))}
      </dl>
      <p>
        Indicatie: <strong>{data?.priceText}</strong> excl. btw
      </p>
    </section>
  )
}

function askerOf(data: Partial<ConfiguratorRequest>): Requester {
  const { company, industry, description, name, email, phone, preferredContact } = data
  return {
    companyName: company ?? '',
    industry: industry ?? '',
    description: description ?? '',
    name: name ?? '',
    email: email ?? '',
    phone: phone ?? '',
    preferredContact: preferredContact ?? '',
  }
}

/** Who takes a lead on, by name. Payload's own field would show a colleague's id: only an admin reads accounts. */
export async function OwnerField({ payload, user, path, clientField, data }: RelationshipFieldServerProps) {
  const owners = await listOwners(ctxWith(payload, { user: user as Actor }), data?.owner)
  return <OwnerPick path={path} label={clientField.label || undefined} owners={owners} />
}
