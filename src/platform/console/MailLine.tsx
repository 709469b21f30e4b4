import { MAIL_STATES } from '@/platform/email/retry'
import { Badge } from './Badge'
import { Moment } from './Moment'
import type { ThreadMail } from './thread'

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
