/** Each series counts by itself, from one, in every calendar year in Amsterdam. */
export const SERIES = [
  { value: 'INV', label: 'Factuur' },
  { value: 'CR', label: 'Creditfactuur' },
] as const

export type Series = (typeof SERIES)[number]['value']
