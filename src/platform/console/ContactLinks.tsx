import { mailLink, telephoneLink } from '@/platform/text/contactLinks'

type ReachProps = { who: string; email: string; phone: string | null }

export function ContactLinks({ who, email, phone }: ReachProps) {
  return (
    <>
      <span className="console-reach">{email && <a href={mailLink(email)}>{email}</a>}</span>
      <span className="console-reach">{phone && <a href={telephoneLink(phone)}>{phone}</a>}</span>
      <span className="console-ways">
        {email && (
          <a className="console-way" href={mailLink(email)} aria-label={`E-mail aan ${who}`}>
            E-mail
          </a>
        )}
        {phone && (
          <a className="console-way" href={telephoneLink(phone)} aria-label={`Bellen met ${who}`}>
            Bellen
          </a>
        )}
      </span>
    </>
  )
}
