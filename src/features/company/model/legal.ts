import { addMonths, dayOf, startOfDay } from '@/platform/time/day'

export const LEGAL_PAGES = [
  { value: 'privacy', label: 'Privacyverklaring' },
  { value: 'cookies', label: 'Cookiebeleid' },
  { value: 'algemene-voorwaarden', label: 'Algemene voorwaarden' },
] as const

export type LegalSlug = (typeof LEGAL_PAGES)[number]['value']

export const GENERAL_TERMS = 'algemene-voorwaarden' satisfies LegalSlug

export type LegalPage = {
  slug: LegalSlug
  title: string
  /** `2025-05-01` */
  updated: string
  version: string
  intro: string
  sections: { title: string; text: string }[]
  cookies: { name: string; purpose: string; kept: string; consent: string }[]
}

/** As the privacy page promises. */
const KEPT_MONTHS = 24

export function forgottenBefore(now: Date): Date {
  return startOfDay(addMonths(dayOf(now), -KEPT_MONTHS))
}
