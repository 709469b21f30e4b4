import { maskEmail, type SecurityEvent } from '@/platform/audit/model/securityEvents'
import {
  hasLoggedInBefore,
  recordSecurityEvent,
  type SecurityParty,
  wasLimitedSince,
} from '@/platform/audit/securityLog'
import { type Ctx, getOrganisation, type Organisation } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { letterHtml, letterText, mailFooter } from '@/platform/email/letterMail'
import { type MailDraft, queueMail, sendNow } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { formatMoment } from '@/platform/time/zone'
import { sessionIn, sessionKey } from './sessions'

type Owner = SecurityParty & { name: string; email: string }
type Failure = Extract<SecurityEvent, { code: 'logInFailed' }>['reason']

export async function recordLogIn(
  ctx: Ctx,
  owner: Owner,
  { token, newDevice }: { token: string; newDevice: boolean },
): Promise<void> {
  const isFirst = newDevice && !(await hasLoggedInBefore(ctx, owner))
  await recordSecurityEvent(ctx, null, {
    event: { code: 'loggedIn', newDevice, session: sessionKey(sessionIn(token)) },
    subject: owner,
    actor: owner,
  })
  if (!newDevice || isFirst) return
  const company = await getOrganisation(ctx)
  const mails = await transaction(ctx, tx => queueMail(ctx, tx, [newDeviceMail(ctx, { ...owner, company })]))
  // Not awaited: if this process ends first, the worker sends it.
  void sendNow(ctx, mails)
}

export function recordFailedLogIn(
  ctx: Ctx,
  typed: string,
  account: SecurityParty | null,
  reason: Failure,
): Promise<void> {
  return recordSecurityEvent(ctx, null, {
    event: { code: 'logInFailed', reason, ...(account ? {} : { typed: maskEmail(typed) }) },
    subject: account,
  })
}

/** Once in a quarter of an hour, so that an attacker cannot fill the log. */
export async function recordLimitedLogIn(ctx: Ctx, typed: string): Promise<void> {
  const masked = maskEmail(typed)
  const since = new Date(ctx.now().getTime() - 15 * 60_000)
  if (await wasLimitedSince(ctx, masked, since)) return
  await recordSecurityEvent(ctx, null, { event: { code: 'logInLimited', typed: masked }, subject: null })
}

type Letter = SecurityParty & { name: string; email: string; company: Organisation }

function newDeviceMail(ctx: Ctx, { collection, id, name, email, company }: Letter): MailDraft {
  const isStaff = collection === 'staff'
  const where = [ctx.browser, ctx.clientIp && `netwerkadres ${ctx.clientIp}`].filter(Boolean).join(', ')
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
