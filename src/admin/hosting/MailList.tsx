import type { ThreadMail } from '@/domain/leads/thread'
import { MailLine } from '../leads/LeadThread'

/** What was mailed about a line. */
export function MailList({ mails }: { mails: ThreadMail[] }) {
  return (
    <section className="lead-thread">
      <h3>Verstuurde mail</h3>
      {mails.length === 0 && <p>Nog geen mail.</p>}
      <ul>
        {mails.map(mail => (
          <MailLine key={mail.id} mail={mail} />
        ))}
      </ul>
    </section>
  )
}
