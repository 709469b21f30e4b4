import type { UIFieldServerProps } from 'payload'
import { mailLink, telephoneLink } from '@/features/company/model/contactLinks'
import { referenceOf } from '@/features/configurator/model/submit'

export default function ContactActions({ data }: UIFieldServerProps) {
  if (!data?.email && !data?.phone) return null
  return (
    <p className="office-actions">
      {data.email && (
        <a
          className="office-key"
          href={mailLink(data.email, `Je aanvraag ${referenceOf(Number(data.number))}`)}
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
