import type { ThreadMail } from '@/domain/leads/thread'
import { MAIL_STATES } from '@/domain/mail/retry'
import { Badge } from '../Badge'
import { Moment } from './Moment'

export function MailLine({ mail: { id, subject, state, createdAt } }: { mail: ThreadMail }) {
  const found = MAIL_STATES.find(each => each.value === state)
  return (
    <li>
      <Moment at={createdAt} />
      <a href={`/admin/collections/mail-messages/${id}`}>{subject}</a>
      {found && <Badge tone={found.tone}>{found.label}</Badge>}
    </li>
  )
}
