import type { UIFieldServerProps } from 'payload'
import { formatMoment } from '@/platform/time/zone'
import { invitationEnds } from '../../model/account'
import { InvitationActions } from './InvitationActions'

export default function InvitationField({ data, id }: UIFieldServerProps) {
  if (!id || !data?.invitedAt) return null
  const since = new Date(data.invitedAt)
  const until = invitationEnds(since)
  const isOver = until < new Date()
  return (
    <section className="admin-slip" aria-labelledby="invitation-heading">
      <h2 id="invitation-heading">Uitnodiging staat open</h2>
      <p>
        {data.name} heeft nog geen wachtwoord gekozen en kan nog niet inloggen. Uitgenodigd op{' '}
        {formatMoment(since)}.{' '}
        <strong className={isOver ? 'admin-urgent' : undefined}>
          {isOver ? 'De link is verlopen.' : `De link werkt tot ${formatMoment(until)}.`}
        </strong>
      </p>
      <InvitationActions member={String(id)} />
    </section>
  )
}
