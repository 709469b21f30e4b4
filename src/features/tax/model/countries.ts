type CountryRow = {
  code: string
  name: string
  isEu: boolean
  /** With what its VAT ids begin in VIES; null where VIES knows none. */
  vatPrefix: string | null
  /** Null where postcodes are not asked for: some countries have none. */
  postcode: RegExp | null
}

const eu = <const Code extends string>(
  code: Code,
  name: string,
  postcode: RegExp,
  vatPrefix: string = code,
) => ({
  ...{ code, name, isEu: true, vatPrefix, postcode },
})

const other = <const Code extends string>(code: Code, name: string, vatPrefix: string | null = null) => ({
  ...{ code, name, isEu: false, vatPrefix, postcode: null },
})

/** PostNL issues no codes that end in SA, SD or SS. */
const DUTCH_POSTCODE = /^[1-9]\d{3} (?!S[ADS])[A-Z]{2}$/

/** Where customers live. ISO 3166 codes, and `XI` for Northern Ireland as in its VAT ids. */
export const COUNTRIES = [
  eu('NL', 'Nederland', DUTCH_POSTCODE),
  eu('BE', 'België', /^(B-?)?[1-9]\d{3}$/),
  eu('DE', 'Duitsland', /^(D-?)?\d{5}$/),
  eu('BG', 'Bulgarije', /^\d{4}$/),
  eu('CY', 'Cyprus', /^\d{4}$/),
  eu('DK', 'Denemarken', /^(DK-?)?\d{4}$/),
  eu('EE', 'Estland', /^\d{5}$/),
  eu('FI', 'Finland', /^(FI-?)?\d{5}$/),
  eu('FR', 'Frankrijk', /^(F-?)?\d{5}$/),
  eu('GR', 'Griekenland', /^\d{3} ?\d{2}$/, 'EL'),
  eu('HU', 'Hongarije', /^\d{4}$/),
  eu('IE', 'Ierland', /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/),
  eu('IT', 'Italië', /^\d{5}$/),
  eu('HR', 'Kroatië', /^(HR-?)?\d{5}$/),
  eu('LV', 'Letland', /^(LV-?)?\d{4}$/),
  eu('LT', 'Litouwen', /^(LT-?)?\d{5}$/),
  eu('LU', 'Luxemburg', /^(L-?)?\d{4}$/),
  eu('MT', 'Malta', /^[A-Z]{3} ?\d{4}$/),
  eu('AT', 'Oostenrijk', /^(A-?)?\d{4}$/),
  eu('PL', 'Polen', /^\d{2}-?\d{3}$/),
  eu('PT', 'Portugal', /^\d{4}-?\d{3}$/),
  eu('RO', 'Roemenië', /^\d{6}$/),
  eu('SI', 'Slovenië', /^(SI-?)?\d{4}$/),
  eu('SK', 'Slowakije', /^\d{3} ?\d{2}$/),
  eu('ES', 'Spanje', /^\d{5}$/),
  eu('CZ', 'Tsjechië', /^\d{3} ?\d{2}$/),
  eu('SE', 'Zweden', /^\d{3} ?\d{2}$/),
  other('AW', 'Aruba'),
  other('AU', 'Australië'),
  other('BQ', 'Bonaire, Sint Eustatius en Saba'),
  other('CA', 'Canada'),
  other('CW', 'Curaçao'),
  other('IS', 'IJsland'),
  other('ID', 'Indonesië'),
  other('LI', 'Liechtenstein'),
  other('MA', 'Marokko'),
  other('NZ', 'Nieuw-Zeeland'),
  other('XI', 'Noord-Ierland', 'XI'),
  other('NO', 'Noorwegen'),
  other('UA', 'Oekraïne'),
  other('SR', 'Suriname'),
  other('SX', 'Sint Maarten'),
  other('TR', 'Turkije'),
  other('GB', 'Verenigd Koninkrijk'),
  other('US', 'Verenigde Staten'),
  other('ZA', 'Zuid-Afrika'),
  other('CH', 'Zwitserland'),
] as const satisfies readonly CountryRow[]

export type CountryCode = (typeof COUNTRIES)[number]['code']

export const HOME = 'NL' satisfies CountryCode

export const COUNTRY_OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }))

export const COUNTRY_CODES: readonly CountryCode[] = COUNTRIES.map(({ code }) => code)

/** Throws for a code that is not in the table. */
export function countryOf(code: string): CountryRow {
  const found = COUNTRIES.find(each => each.code === code)
  if (!found) throw new Error(`unknown country ${code}`)
  return found
}

export const isAbroad = (code: string) => code !== HOME

/** Above the address of a Dutch company nobody writes Nederland. */
export function countryLine(code: string | undefined): string {
  return code && isAbroad(code) ? countryOf(code).name : ''
}

export function writtenPostcode(typed: string, country: string): string {
  const plain = typed.trim().toUpperCase().replace(/\s+/g, ' ')
  return isAbroad(country) ? plain : plain.replace(/\s/g, '').replace(/^(\d{4})/, '$1 ')
}

/** Of what `writtenPostcode` made. Outside the EU whatever is short, or nothing. */
export function isPostcode(written: string, country: string): boolean {
  return countryOf(country).postcode?.test(written) ?? written.length <= 12
}
