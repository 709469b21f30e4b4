import type { UIFieldServerProps } from 'payload'
import { appointmentState } from '@/features/leads/model/appointmentState'
import { mailLink, telephoneLink } from '@/platform/text/contactLinks'
import { CancelButton } from './CancelButton'

export default function CancelAppointment({ id, data }: UIFieldServerProps) {
  if (!id || !data?.state) return null
  const { email, phone, reference, state, startAt } = data
  const canCancel = appointmentState(state).isOn && new Date(startAt) > new Date()
  return (
    <div className="admin-actions">
      <a className="admin-button" href={mailLink(email, `Je afspraak ${reference}`)}>
        E-mail
      </a>
      {phone && (
        <a className="admin-button" href={telephoneLink(phone)}>
          Bellen
        </a>
      )}
      {canCancel && <CancelButton id={String(id)} />}
    </div>
  )
}
