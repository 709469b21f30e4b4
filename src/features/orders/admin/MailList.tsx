import { MailLine } from '@/platform/console/MailLine'
import type { ThreadMail } from '@/platform/console/thread'
import { Unread } from './Unread'

type MailListProps = { mails: ThreadMail[] | null; onRetry: () => void }

/** What was mailed about a line. */
export function MailList({ mails, onRetry }: MailListProps) {
  return (
    <section className="lead-thread">
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
