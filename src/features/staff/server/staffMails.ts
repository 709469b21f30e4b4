import { FACTOR_NAMES } from '@/platform/audit/model/securityEvents'
import { type Ctx, getOrganisation, type Organisation } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { type LetterWords, letterDraft } from '@/platform/email/letterMail'
import { type MailDraft, queueMailForWorker } from '@/platform/email/outbox'
import { LINK_LABELS } from '@/platform/email/secretLinks'
import { env } from '@/platform/env'
import { RESET_LINK_MINUTES, SET_LINK_HOURS } from '@/platform/forms/passwordRules'
import type { FactorMethod } from '../model/secondFactor'

type StaffLetter = { id: string; name: string; email: string; company: Organisation }

export function staffResetMail(letter: StaffLetter, link: string): MailDraft {
  return staffMail(letter, 'staff-reset', {
    subject: `Kies een nieuw wachtwoord voor het kantoor van ${letter.company.name}`,
    heading: 'Kies een nieuw wachtwoord',
    paragraphs: [
      `Beste ${letter.name},`,
      `Iemand vroeg een nieuw wachtwoord aan voor ${letter.email} in het kantoor. Was jij dat? Druk dan op de knop en kies er een.`,
      `De knop werkt ${RESET_LINK_MINUTES} minuten, en één keer. Was jij het niet, doe dan niets en zeg het je beheerder: je wachtwoord blijft zoals het is.`,
    ],
    button: { label: LINK_LABELS.staffReset, href: link },
    links: { staffReset: link },
  })
}

export function staffInviteMail(letter: StaffLetter, link: string): MailDraft {
  const { name } = letter.company
  return staffMail(letter, 'staff-invite', {
    subject: `Je uitnodiging voor het kantoor van ${name}`,
    heading: 'Welkom op kantoor',
    paragraphs: [
      `Beste ${letter.name},`,
      `Er staat een account voor je klaar in het kantoor van ${name}. Je logt in met ${letter.email} en een wachtwoord dat je met de knop zelf kiest.`,
      `De knop werkt ${SET_LINK_HOURS} uur, en één keer. Is hij verlopen, vraag dan je beheerder om een nieuwe. Verwachtte je deze mail niet, doe dan niets.`,
    ],
    button: { label: LINK_LABELS.staffInvite, href: link },
    links: { staffInvite: link },
  })
}

/** Warns the owner: whoever did this has access to the server. */
export function staffRecoveredMail(letter: StaffLetter): MailDraft {
  return staffMail(letter, 'staff-recovered', {
    subject: `Op de server is een link voor je account bij ${letter.company.name} gemaakt`,
    heading: 'Een link voor je account',
    paragraphs: [
      `Beste ${letter.name},`,
      `Iemand met toegang tot de server maakte een link waarmee een nieuw wachtwoord voor ${letter.email} gekozen kan worden. Hij werkt ${RESET_LINK_MINUTES} minuten, en één keer.`,
      'Was dit niet met jou afgesproken? Neem dan meteen contact op met wie de server beheert.',
    ],
  })
}

export type AccountChanges = { password: boolean; email: string | null; roles: string[] | null }

export function staffAccountChangedMail(
  letter: StaffLetter,
  { password, email, roles }: AccountChanges,
  by: string | null,
): MailDraft {
  const changed = [
    password && 'Er is een nieuw wachtwoord.',
    email && `Het e-mailadres is nu ${email}.`,
    roles && `De rollen zijn nu: ${roles.join(', ') || 'geen'}.`,
  ].filter(Boolean)
  const known = by ? 'Klopt dat' : 'Was jij het'
  return staffMail(letter, 'staff-account-changed', {
    subject: `Je account voor het kantoor van ${letter.company.name} is gewijzigd`,
    heading: 'Je account is gewijzigd',
    paragraphs: [
      `Beste ${letter.name},`,
      `${by ? `${by} heeft je account gewijzigd` : 'Je account is zojuist gewijzigd'}. ${changed.join(' ')}`,
      'Overal anders waar met je account was ingelogd, is nu uitgelogd.',
      `${known}? Dan hoef je niets te doen. Klopt het niet, vraag dan meteen een nieuw wachtwoord aan en waarschuw een beheerder.`,
    ],
    button: { label: 'Nieuw wachtwoord aanvragen', href: `${env.SITE_URL}/admin/forgot` },
  })
}

function staffMail({ id, email, company }: StaffLetter, template: string, words: LetterWords): MailDraft {
  return letterDraft(company, { template, to: email, about: { collection: 'staff', id } }, words)
}

export type FactorChange =
  | { change: 'added' | 'removed'; method: FactorMethod }
  | { change: 'newCodes' }
  | { change: 'codeUsed'; left: number }
  /** Null for who used the server's command line. */
  | { change: 'reset'; by: string | null }

type Owner = { id: string; email: string; name: string }

export async function notifyFactorChange(
  ctx: Ctx,
  tx: Tx,
  owner: Owner,
  change: FactorChange,
): Promise<void> {
  const company = await getOrganisation(ctx, tx.req)
  const head = {
    ...{ template: 'staff-second-factor', to: owner.email },
    about: { collection: 'staff', id: owner.id },
  }
  const mail = letterDraft(company, head, {
    subject: `De tweede stap van je account bij ${company.name} is gewijzigd`,
    heading: 'Je tweede stap bij het inloggen',
    paragraphs: [
      `Beste ${owner.name},`,
      sentence(change),
      change.change === 'reset'
        ? 'Was dit niet met jou afgesproken? Waarschuw dan meteen een beheerder.'
        : 'Was jij het? Dan hoef je niets te doen. Was jij het niet, kies dan meteen een nieuw wachtwoord en waarschuw een beheerder.',
    ],
    button: { label: 'Nieuw wachtwoord aanvragen', href: `${env.SITE_URL}/admin/forgot` },
  })
  await queueMailForWorker(ctx, tx, [mail])
}

function sentence(changed: FactorChange): string {
  switch (changed.change) {
    case 'added':
      return `Aan je account is ${FACTOR_NAMES[changed.method]} toegevoegd als tweede stap. Overal anders ben je uitgelogd.`
    case 'removed':
      return `Van je account is ${FACTOR_NAMES[changed.method]} weggehaald als tweede stap. Overal anders ben je uitgelogd.`
    case 'newCodes':
      return 'Er zijn nieuwe herstelcodes gemaakt. De vorige werken niet meer.'
    case 'codeUsed':
      return `Er is ingelogd met een herstelcode. Je hebt er nog ${changed.left}.`
    case 'reset':
      return `${changed.by ?? 'Iemand met toegang tot de server'} heeft je tweede stap weggehaald en je overal uitgelogd. Bij het inloggen stel je zo nodig een nieuwe in.`
    default:
      return changed satisfies never
  }
}
