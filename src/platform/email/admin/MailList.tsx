import type { DefaultServerCellComponentProps } from 'payload'
import { Badge, Moment } from '@/platform/console/cells'
import { Unread } from '@/platform/console/ListStates'
import type { MailSummary } from '../mailRepository'
import { MAIL_STATES } from '../retry'

type MailListProps = { mails: MailSummary[] | null; onRetry: () => void }

export function MailList({ mails, onRetry }: MailListProps) {
  return (
    <section className="console-thread">
      <h3>Verstuurde mail</h3>
      {mails === null && <Unread onRetry={onRetry} />}
      {mails?.length === 0 && <p>Nog geen mail.</p>}
      <ul>
        {mails?.map(mail => (
          <MailLine key={mail.id} mail={mail} />
        ))}
      </ul>
    </section>
  )
}

function MailLine({ mail: { id, subject, state, createdAt } }: { mail: MailSummary }) {
  const found = MAIL_STATES.find(each => each.value === state)
  return (
    <li>
      <Moment at={createdAt} />
      <a href={`/admin/collections/mail-messages/${id}`}>{subject}</a>
      {found && <Badge tone={found.tone}>{found.label}</Badge>}
    </li>
  )
}

export function MailStateCell({ cellData }: DefaultServerCellComponentProps) {
  const state = MAIL_STATES.find(each => each.value === cellData)
  return state ? <Badge tone={state.tone}>{state.label}</Badge> : null
}
