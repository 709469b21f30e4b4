import { customerInConsole } from '@/platform/console/addressQuery'
import type { MailSender } from '@/platform/ctx'
import { type LetterWords, letterDraft } from '@/platform/email/letterMail'
import type { MailDraft } from '@/platform/email/outbox'
import { LINK_LABELS } from '@/platform/email/secretLinks'
import { env } from '@/platform/env'
import { RESET_LINK_MINUTES, SET_LINK_HOURS } from '@/platform/forms/passwordRules'

type AccountLetter = { id: string; name: string; email: string; company: MailSender }

export function resetMail(letter: AccountLetter, link: string): MailDraft {
  const { name } = letter.company
  return accountMail(letter, 'customer-reset', {
    subject: `Kies een nieuw wachtwoord bij ${name}`,
    heading: 'Kies een nieuw wachtwoord',
    paragraphs: [
      `Beste ${letter.name},`,
      `Iemand vroeg een nieuw wachtwoord aan voor ${letter.email}. Was jij dat? Druk dan op de knop en kies er een.`,
      `De knop werkt ${RESET_LINK_MINUTES} minuten, en één keer. Was jij het niet, doe dan niets: je wachtwoord blijft zoals het is.`,
    ],
    button: { label: LINK_LABELS.resetPassword, href: link },
    links: { resetPassword: link },
  })
}

export function passwordLinkMail(letter: AccountLetter, link: string): MailDraft {
  const { name, phone } = letter.company
  return accountMail(letter, 'customer-invite', {
    subject: `Kies een wachtwoord voor je account bij ${name}`,
    heading: 'Kies een wachtwoord',
    paragraphs: [
      `Beste ${letter.name},`,
      `Met ${letter.email} en een wachtwoord log je bij ons in op je klantomgeving. Kies het wachtwoord met de knop.`,
      `De knop werkt ${SET_LINK_HOURS} uur, en één keer. Had je hier niet om gevraagd? Bel ${phone} of antwoord op deze mail.`,
    ],
    button: { label: LINK_LABELS.setPassword, href: link },
    links: { setPassword: link },
  })
}

export function passwordChangedMail(letter: AccountLetter): MailDraft {
  const { name, phone } = letter.company
  return accountMail(letter, 'customer-password-changed', {
    subject: `Je wachtwoord bij ${name} is gewijzigd`,
    heading: 'Je wachtwoord is gewijzigd',
    paragraphs: [
      `Beste ${letter.name},`,
      'Het wachtwoord van je hostingaccount is zojuist gewijzigd. Overal waar je was ingelogd, ben je nu uitgelogd.',
      `Was jij het niet? Vraag dan meteen een nieuw wachtwoord aan, en bel ons op ${phone}.`,
    ],
    button: { label: 'Nieuw wachtwoord aanvragen', href: `${env.SITE_URL}/wachtwoord-vergeten` },
  })
}

export function emailChangedMail(letter: AccountLetter, next: string): MailDraft {
  const { name, phone } = letter.company
  return accountMail(letter, 'customer-email-changed', {
    subject: `Je e-mailadres bij ${name} is gewijzigd`,
    heading: 'Je e-mailadres is gewijzigd',
    paragraphs: [
      `Beste ${letter.name},`,
      `Vanaf nu log je bij ons in met ${next}, en gaat onze mail daarheen. Overal waar je was ingelogd, ben je nu uitgelogd.`,
      `Heb je hier niet om gevraagd? Bel ons dan meteen op ${phone} of antwoord op deze mail.`,
    ],
  })
}

export function erasureAskedMail(letter: AccountLetter): MailDraft {
  return accountMail(letter, 'customer-erasure-asked', {
    subject: 'We hebben je verzoek om je gegevens te wissen',
    heading: 'Je verzoek is binnen',
    paragraphs: [
      `Beste ${letter.name},`,
      'Je hebt gevraagd om je gegevens te wissen. Dat doen we binnen een maand, zodra er geen bestelling meer loopt en er geen factuur meer open staat.',
      'Facturen moeten we van de wet zeven jaar bewaren. Al het andere halen we weg, ook je account en je e-mailadres. Daarna krijg je dus geen mail meer van ons.',
      'Was jij het niet, of bedenk je je? Antwoord dan op deze mail.',
    ],
  })
}

export function erasureTaskMail(letter: AccountLetter & { notifyEmail: string }): MailDraft {
  return {
    ...accountMail(letter, 'customer-erasure-task', {
      subject: `${letter.name} wil vergeten worden`,
      heading: 'Gegevens wissen',
      paragraphs: [
        `${letter.name} (${letter.email}) vroeg ons alle gegevens te wissen. De wet geeft ons een maand.`,
        'Zet eerst de lopende bestellingen stop en handel open facturen af. Wis daarna de gegevens bij de klant; de facturen blijven bewaard.',
      ],
      button: {
        label: 'Open de klant',
        href: `${env.SITE_URL}${customerInConsole(letter)}`,
      },
    }),
    to: letter.notifyEmail,
    replyTo: letter.email,
  }
}

function accountMail({ id, email, company }: AccountLetter, template: string, words: LetterWords): MailDraft {
  return letterDraft(company, { template, to: email, about: { collection: 'hosting-customers', id } }, words)
}
