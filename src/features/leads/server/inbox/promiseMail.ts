import type { Company } from '@/features/company/model/company'
import { formatReference } from '@/features/configurator/model/submit'
import { mailFooter } from '@/platform/email/mailFooter'
import type { MailDraft } from '@/platform/email/outbox'
import { slipHtml, slipText } from '@/platform/email/slipMail'
import { timeLeft } from '@/platform/time/deadline'
import { formatMoment } from '@/platform/time/zone'
import type { InboxLead } from '../../model/inbox'
import { leadLines } from '../../model/slip'

type DeadlineWarning = { lead: InboxLead; company: Company & { notifyEmail: string }; now: Date; site: string }

/** Tells staff that somebody is still waiting for the answer they were promised. */
export function deadlineWarningMail({ lead, company, now, site }: DeadlineWarning): MailDraft {
  const { collection, id, name, email, number } = lead
  const respondBy = new Date(lead.respondBy)
  const left = timeLeft(respondBy, now)
  const slip = {
    company: company.name,
    heading: respondBy > now ? 'Een belofte loopt af' : 'Te laat met antwoorden',
    intro: `${name} wacht op antwoord: ${left}. Beloofd voor ${formatMoment(respondBy)}.`,
    number: formatReference(number),
    lines: leadLines(lead),
    closing: 'Bel of mail, en zet de lead daarna een stap verder.',
    button: { label: 'Open de lead', href: `${site}/admin/collections/${collection}/${id}` },
    footer: mailFooter(company),
  }
  return {
    template: 'promise-breaking',
    to: company.notifyEmail,
    replyTo: email || undefined,
    subject: `${name} wacht op antwoord, ${left} (${slip.number})`,
    html: slipHtml(slip),
    text: slipText(slip),
    about: { collection, id },
  }
}
