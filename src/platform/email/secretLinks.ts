export const LINK_KINDS = [
  ...(['setPassword', 'resetPassword', 'staffInvite', 'staffReset'] as const),
  ...(['order', 'confirm', 'unsubscribe', 'oneClick', 'appointment'] as const),
  ...(['preparedOrder', 'quote', 'other'] as const),
] as const

export type LinkKind = (typeof LINK_KINDS)[number]

const CHOOSE_PASSWORD = 'Wachtwoord kiezen'

export const LINK_LABELS: Record<LinkKind, string> = {
  ...{ setPassword: CHOOSE_PASSWORD, resetPassword: CHOOSE_PASSWORD },
  ...{ staffInvite: CHOOSE_PASSWORD, staffReset: CHOOSE_PASSWORD },
  order: 'Bestelling betalen',
  confirm: 'Aanmelding bevestigen',
  unsubscribe: 'Afmelden voor de nieuwsbrief',
  oneClick: 'Afmelden met één klik',
  appointment: 'Verzetten of afzeggen',
  preparedOrder: 'Bestelling nakijken',
  quote: 'Bekijk je offerte',
  other: 'Link in de mail',
}

/** Stored sealed; a marker stands in their place. */
export type SecretLinks = Partial<Record<LinkKind, string>>

const HIDDEN = 'link verborgen'
const MARKER = String.raw`\[${HIDDEN} \w+ [\w-]+\]`
const ANCHOR = new RegExp(`<a href="${MARKER}"([^>]*)>(.*?)</a>`, 'gs')
const ANY = new RegExp(MARKER, 'g')

/** Holds the id of its mail: nothing that a visitor types is taken for one. */
export const markerOf = (kind: LinkKind, mail: string) => `[${HIDDEN} ${kind} ${mail}]`

export function hiddenIn(text: string, mail: string): LinkKind[] {
  return LINK_KINDS.filter(kind => text.includes(markerOf(kind, mail)))
}

export const shownText = (text: string) => text.replace(ANY, HIDDEN)

export function shownHtml(html: string): string {
  return shownText(
    html.replace(ANCHOR, (_all, look: string, words: string) =>
      words.match(ANY) ? words : `<span${look}>${words} (${HIDDEN})</span>`,
    ),
  )
}
