/** What the links of a mail grant to whoever has them. */
export const LINK_KINDS = [
  ...(['setPassword', 'resetPassword', 'staffInvite', 'staffReset'] as const),
  ...(['order', 'confirm', 'unsubscribe', 'oneClick', 'other'] as const),
] as const

export type LinkKind = (typeof LINK_KINDS)[number]

const CHOOSE_PASSWORD = 'Wachtwoord kiezen'

/** As they are called in the mail and in the office. */
export const LINK_LABELS: Record<LinkKind, string> = {
  ...{ setPassword: CHOOSE_PASSWORD, resetPassword: CHOOSE_PASSWORD },
  ...{ staffInvite: CHOOSE_PASSWORD, staffReset: CHOOSE_PASSWORD },
  order: 'Bestelling betalen',
  confirm: 'Aanmelding bevestigen',
  unsubscribe: 'Afmelden voor de nieuwsbrief',
  oneClick: 'Afmelden met één klik',
  other: 'Link in de mail',
}

/** The links of one mail. Each is kept sealed; a marker stands in its place. */
export type SecretLinks = Partial<Record<LinkKind, string>>

const HIDDEN = 'link verborgen'
const MARKER = String.raw`\[${HIDDEN} \w+ [\w-]+\]`
const ANCHOR = new RegExp(`<a href="${MARKER}"([^>]*)>(.*?)</a>`, 'gs')
const ANY = new RegExp(MARKER, 'g')

/** Bears the id of its mail: what a visitor types is never taken for one. */
export const markerOf = (kind: LinkKind, mail: string) => `[${HIDDEN} ${kind} ${mail}]`

/** The kinds of links that stand hidden in a text of this mail. */
export function hiddenIn(text: string, mail: string): LinkKind[] {
  return LINK_KINDS.filter(kind => text.includes(markerOf(kind, mail)))
}

/** A text as the office shows it. */
export const shownText = (text: string) => text.replace(ANY, HIDDEN)

/** The same for markup: what was a link is its words, and says that it was one. */
export function shownHtml(html: string): string {
  return shownText(
    html.replace(ANCHOR, (_all, look: string, words: string) =>
      words.match(ANY) ? words : `<span${look}>${words} (${HIDDEN})</span>`,
    ),
  )
}
