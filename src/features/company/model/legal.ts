export const LEGAL_PAGES = [
  { value: 'privacy', label: 'Privacyverklaring' },
  { value: 'cookies', label: 'Cookiebeleid' },
  { value: 'algemene-voorwaarden', label: 'Algemene voorwaarden' },
] as const

export type LegalSlug = (typeof LEGAL_PAGES)[number]['value']

/** What is agreed on with an order. */
export const GENERAL_TERMS = 'algemene-voorwaarden' satisfies LegalSlug

export type LegalPage = {
  slug: LegalSlug
  title: string
  /** The day of the last change, `2025-05-01`. */
  updated: string
  version: string
  intro: string
  sections: { title: string; text: string }[]
  cookies: { name: string; purpose: string; kept: string; consent: string }[]
}
