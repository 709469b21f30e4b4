/** The ways by which leads come in, as the picture of a month tells them apart. */
export const LEAD_CHANNELS = [
  { value: 'ads', label: 'Meta Ads' },
  { value: 'configurator', label: 'Configurator' },
  { value: 'chat', label: 'Chat' },
  { value: 'website', label: 'Website' },
] as const

export type LeadChannel = (typeof LEAD_CHANNELS)[number]['value']

export type MonthStats = {
  /** `2026-11` */
  month: string
  days: { day: string; leads: Record<LeadChannel, number> }[]
  /** How many leads of the month had their first answer, and after how long: in whole minutes, from four hours on
   * in quarters of an hour. */
  answered: number
  medianMs: number | null
  worstMs: number | null
  /** What the site promises, in its own words: `binnen 24 uur`. */
  promise: string
}
