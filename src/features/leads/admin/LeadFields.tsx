import type { RelationshipFieldServerProps, UIFieldServerProps } from 'payload'
import type { Actor } from '@/platform/access/actors'
import { PersonPick } from '@/platform/console/PersonPick'
import { SlipLines } from '@/platform/console/SlipLines'
import { ctxWith } from '@/platform/ctx'
import { telephoneLink } from '@/platform/text/contactLinks'
import { INBOX_COLLECTIONS } from '../model/inbox'
import { formatReference } from '../model/lead'
import { leadLines } from '../model/leadLines'
import { listOwners } from '../server/inboxQueries'
import { CustomerReference } from './LeadBadges'
import { RecordTimeline } from './RecordTimeline'
import { WriteMailOnRecord } from './WriteMailOnRecord'

export function LeadSlip({ data }: UIFieldServerProps) {
  if (!data?.number) return null
  const { kind, name, email, phone, company, service, subject, message } = data
  const { appointmentAt, appointmentState } = data
  const person = { kind, name, email, phone, company }
  const lines = leadLines({ ...person, service, subject, message, appointmentAt, appointmentState })
  return (
    <section className="admin-slip">
      <header>
        <h3>Werkbon</h3>
        <span className="admin-number admin-reference">Nr. {formatReference(Number(data.number))}</span>
        {data.reference && <CustomerReference reference={data.reference} />}
      </header>
      <SlipLines lines={lines} total="" />
    </section>
  )
}

export function ContactActions({ id, collectionSlug, data }: UIFieldServerProps) {
  if (!data?.email && !data?.phone) return null
  const collection = INBOX_COLLECTIONS.find(each => each === collectionSlug)
  return (
    <div className="admin-actions">
      {data.email && collection && <WriteMailOnRecord lead={{ collection, id: String(id) }} />}
      {data.phone && (
        <a className="admin-button" href={telephoneLink(data.phone)}>
          Bellen
        </a>
      )}
      {data.appointmentState && (
        <a className="admin-button" href={`/admin/collections/appointments/${data.id}`}>
          Open de afspraak
        </a>
      )}
    </div>
  )
}

export function TimelineField({ id, collectionSlug }: UIFieldServerProps) {
  const collection = INBOX_COLLECTIONS.find(each => each === collectionSlug)
  return id && collection ? <RecordTimeline collection={collection} id={String(id)} /> : null
}

/** Who takes a lead on, by name. Payload's own field would show a colleague's id: only an admin reads accounts. */
export async function OwnerField({ payload, user, path, clientField, data }: RelationshipFieldServerProps) {
  const owners = await listOwners(ctxWith(payload, { user: user as Actor }), data?.owner)
  return <PersonPick path={path} label={clientField.label || undefined} people={owners} />
}
