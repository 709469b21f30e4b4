import { addMonths, dayOf, startOfDay } from '@/platform/time/day'

export const LEGAL_PAGES = [
  { value: 'privacy', label: 'Privacyverklaring' },
  { value: 'cookies', label: 'Cookiebeleid' },
  { value: 'algemene-voorwaarden', label: 'Algemene voorwaarden' },
  { value: 'verwerkersovereenkomst', label: 'Verwerkersovereenkomst' },
] as const

export type LegalSlug = (typeof LEGAL_PAGES)[number]['value']

export const GENERAL_TERMS = 'algemene-voorwaarden' satisfies LegalSlug

/** Article 28 of the GDPR: what is agreed on the personal data that we keep for a business. */
export const PROCESSING_AGREEMENT = 'verwerkersovereenkomst' satisfies LegalSlug

/** As a sentence names it: `algemene voorwaarden`. */
export function legalName(slug: LegalSlug): string {
  const page = LEGAL_PAGES.find(each => each.value === slug)
  if (!page) throw new Error(`unknown legal page ${slug}`)
  return page.label.toLowerCase()
}

/**
 * The function of article 6:230oa of the Burgerlijk Wetboek under the words that it prescribes; the days to withdraw
 * (6:230o) and to pay back (6:230r).
 */
export const WITHDRAWAL = {
  path: '/herroepen',
  label: 'Overeenkomst hier herroepen',
  confirm: 'Herroeping bevestigen',
  days: 14,
  refundDays: 14,
} as const

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

export function findLegalPage(pages: readonly LegalPage[], slug: LegalSlug): LegalPage | undefined {
  return pages.find(page => page.slug === slug)
}

/** As the privacy page promises. */
const KEPT_MONTHS = 24

export const CONTACT_PERIOD = `${KEPT_MONTHS} maanden`

export function forgottenBefore(now: Date): Date {
  return startOfDay(addMonths(dayOf(now), -KEPT_MONTHS))
}
