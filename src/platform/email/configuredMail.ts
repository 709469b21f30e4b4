import { env } from '@/platform/env'
import { storedMail } from './keptMail'
import { smtpMail } from './smtpMail'

/** The sender's address, when none is set: `site@` the host of the site. */
export const MAIL_FROM = env.MAIL_FROM ?? `site@${new URL(env.SITE_URL).hostname}`

/** Without a mail server, mail stays in the office. */
export const mailStaysHere = !env.SMTP_URL

export const configuredTransport = env.SMTP_URL ? smtpMail(env.SMTP_URL, MAIL_FROM) : storedMail
