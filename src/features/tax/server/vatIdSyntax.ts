import { checkVAT, countries } from 'jsvat'
import { looksLikeVatId, splitVatId } from '../model/vatId'

/** Shape and check digits. An id of Northern Ireland is a British one with another prefix. */
export function isVatIdOf(written: string, country: string): boolean {
  if (!looksLikeVatId(written, country)) return false
  const parts = splitVatId(written, country)
  if (!parts) return true
  const [code, asked] = parts.prefix === 'XI' ? ['GB', `GB${parts.number}`] : [country, written]
  const rules = countries.filter(({ codes }) => codes[0] === code)
  return checkVAT(asked, rules).isValid
}
