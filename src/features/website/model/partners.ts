import type { Image } from '@/platform/media/images'

/** The two rows that partners pass by in. */
export const PARTNER_ROWS = [
  { value: 'first', label: 'Bovenste rij' },
  { value: 'second', label: 'Onderste rij' },
] as const

type PartnerRow = (typeof PARTNER_ROWS)[number]['value']

export type Partner = { id: string; name: string; row: PartnerRow; featured: boolean; logo: Image | null }
