export const TIMELINE_KINDS = [
  { value: 'request', label: 'Aanvragen' },
  { value: 'note', label: 'Notities en telefoontjes' },
  { value: 'mail', label: 'Mail' },
  { value: 'appointment', label: 'Afspraken' },
  { value: 'quote', label: 'Offertes' },
  { value: 'order', label: 'Bestellingen' },
  { value: 'invoice', label: 'Facturen' },
  { value: 'change', label: 'Wijzigingen' },
] as const

export type TimelineKind = (typeof TIMELINE_KINDS)[number]['value']

export function timelineKind(value: string | null): TimelineKind | null {
  return TIMELINE_KINDS.find(each => each.value === value)?.value ?? null
}

export type TimelineContent = {
  title: string
  detail: string | null
  author: string | null
  /** A page of the office. */
  link: string | null
  badge: { label: string; tone: 'red' | 'amber' | 'green' | 'grey' } | null
}

/** `at` is an ISO string; `key` tells entries of one moment apart. */
export type TimelineEntry = TimelineContent & { key: string; at: string; kind: TimelineKind }

export type TimelineCursor = Pick<TimelineEntry, 'at' | 'key'>

export type TimelinePage = { entries: TimelineEntry[]; next: string | null }

/** The newest first, as the database orders them: keys by their bytes. */
export function mergeEntries(parts: readonly TimelineEntry[][]): TimelineEntry[] {
  return parts.flat().sort((a, b) => compared(b.at, a.at) || compared(b.key, a.key))
}

const compared = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** What became of what; null when there is nothing to tell. */
export function changeText({ before, after }: { before?: string; after?: string }): string | null {
  if (before && after) return `van “${before}” naar “${after}”`
  if (before) return `was “${before}”`
  return after || null
}

export const recordInOffice = (collection: string, id: string) => `/admin/collections/${collection}/${id}`
