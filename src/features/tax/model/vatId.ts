import { countryOf } from './countries'

export function writtenVatId(typed: string): string {
  return typed.replace(/[\s.-]/g, '').toUpperCase()
}

/** As VIES asks for it: `EL` for Greece, and the rest of the number. Null outside VIES. */
export function splitVatId(written: string, country: string): { prefix: string; number: string } | null {
  const { vatPrefix: prefix } = countryOf(country)
  if (!prefix || !written.startsWith(prefix)) return null
  return { prefix, number: written.slice(prefix.length) }
}

/**
 * Whether it looks like an id of this country; its check digits are checked by the server. Who lives outside VIES has
 * numbers of other shapes.
 */
export function looksLikeVatId(written: string, country: string): boolean {
  if (countryOf(country).vatPrefix === null) return written.length <= 30
  const parts = splitVatId(written, country)
  return parts !== null && /^[A-Z0-9+*]{7,12}$/.test(parts.number)
}

/** Whether the EU can say that a business has this id. Services to Northern Ireland are not EU services. */
export function isCheckable({
  country,
  kind,
  vatId,
}: {
  country: string
  kind: string
  vatId: string
}): boolean {
  return kind === 'business' && countryOf(country).isEu && vatId !== ''
}
