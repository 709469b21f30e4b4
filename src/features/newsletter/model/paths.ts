/** Addresses that only stand in mails. Mail programs post to `oneClick` by themselves (RFC 8058). */
export const NEWSLETTER_PATHS = {
  confirm: '/nieuwsbrief/bevestigen',
  unsubscribe: '/nieuwsbrief/uitschrijven',
  oneClick: '/nieuwsbrief/direct',
} as const

/** The field and the part of an address that carry the key of a mail. */
export const MAIL_KEY_FIELD = 'sleutel'
