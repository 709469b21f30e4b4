import type { Company } from '@/features/company/model/company'
import type { SecurityParty } from '@/platform/audit/recordSecurityEvent'
import type { Ctx } from '@/platform/ctx'
import { letterHtml, letterText } from '@/platform/email/letterMail'
import { mailFooter } from '@/platform/email/mailFooter'
import type { MailDraft } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { formatMoment } from '@/platform/time/zone'

type Letter = SecurityParty & { name: string; email: string; company: Company }

/** For the owner of an account: somebody got in with a browser that was never in before. */
export function newDeviceMail(ctx: Ctx, { collection, id, name, email, company }: Letter): MailDraft {
  const isStaff = collection === 'staff'
  const where = [ctx.browser, ctx.address && `netwerkadres ${ctx.address}`].filter(Boolean).join(', ')
  const letter = {
    company: company.name,
    footer: mailFooter(company),
    heading: 'Er is ingelogd op een nieuw apparaat',
    paragraphs: [
      `Beste ${name},`,
      `Op ${formatMoment(ctx.now())} is er met jouw account ingelogd op een apparaat dat we niet kenden${where ? `: ${where}` : ''}.`,
      isStaff
        ? 'Was jij het? Dan hoef je niets te doen. Was jij het niet, kies dan meteen een nieuw wachtwoord en waarschuw een beheerder.'
        : `Was jij het? Dan hoef je niets te doen. Was jij het niet, vraag dan meteen een nieuw wachtwoord aan, en bel ons op ${company.phone}.`,
    ],
    button: {
      label: 'Nieuw wachtwoord aanvragen',
      href: `${env.SITE_URL}${isStaff ? '/admin/forgot' : '/wachtwoord-vergeten'}`,
    },
  }
  return {
    ...{ template: isStaff ? 'staff-new-device' : 'customer-new-device', to: email, replyTo: company.email },
    subject: `Ingelogd op een nieuw apparaat bij ${company.name}`,
    about: { collection, id },
    html: letterHtml(letter),
    text: letterText(letter),
  }
}
