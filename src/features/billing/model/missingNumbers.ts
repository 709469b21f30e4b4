import { listed } from '@/platform/text/format'

/** What stands in the company's particulars until an administrator fills them in. */
export const PLACEHOLDER_NUMBERS = {
  kvk: '00000000',
  vatId: 'NL000000000B00',
  iban: 'NL00 TEST 0000 0000 00',
} as const

export const COMPANY_NUMBERS = [
  { key: 'kvk', label: 'KVK-nummer' },
  { key: 'vatId', label: 'Btw-nummer' },
  { key: 'iban', label: 'IBAN' },
] as const

type CompanyNumber = keyof typeof PLACEHOLDER_NUMBERS
type CompanyNumbers = { [Key in CompanyNumber]?: string | null }

export function findMissingNumbers(company: CompanyNumbers): string[] {
  return COMPANY_NUMBERS.filter(({ key }) => isGap(company[key], PLACEHOLDER_NUMBERS[key])).map(
    ({ label }) => label,
  )
}

export function missingNumbersMessage(gaps: readonly string[]): string {
  return `Op je facturen ontbreekt nog: ${listed(gaps)}. Vul het in bij Bedrijf. De wet vraagt het, en een factuur die een nummer heeft verandert niet meer.`
}

function isGap(kept: string | null | undefined, invented: string): boolean {
  return !bare(kept ?? '') || bare(kept ?? '') === bare(invented)
}

const bare = (typed: string) => typed.replace(/\s/g, '').toUpperCase()
