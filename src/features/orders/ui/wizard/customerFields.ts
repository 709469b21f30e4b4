import type { InputHTMLAttributes } from 'react'
import type { Customer, CustomerKind } from '@/features/customers/model/customer'

export type CustomerField = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'
> & {
  name: Exclude<keyof Customer, 'kind' | 'country'>
  label: string
  required?: boolean
  note?: string
  half?: boolean
}

const COMPANY: CustomerField = {
  name: 'company',
  label: 'Bedrijfsnaam',
  required: true,
  autoComplete: 'organization',
}

const KVK: CustomerField = {
  name: 'kvk',
  label: 'KVK-nummer',
  inputMode: 'numeric',
  note: '8 cijfers.',
  half: true,
}

const VAT_ID: CustomerField = { name: 'vatId', label: 'Btw-nummer', autoCapitalize: 'characters' }

const DUTCH_BUSINESS = [COMPANY, KVK, { ...VAT_ID, note: 'Zoals NL000099998B57.', half: true }]

const FOREIGN_BUSINESS = [
  COMPANY,
  { ...VAT_ID, note: 'Met de letters van je land ervoor. We laten het door de EU controleren.' },
]

const PERSON: CustomerField[] = [
  { name: 'name', label: 'Naam', required: true, autoComplete: 'name' },
  {
    name: 'email',
    label: 'E-mailadres',
    required: true,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    note: 'Hier komen je bevestiging en je inloggegevens binnen.',
  },
  { name: 'phone', label: 'Telefoonnummer', type: 'tel', autoComplete: 'tel' },
  { name: 'address', label: 'Straat en huisnummer', required: true, autoComplete: 'street-address' },
  { name: 'zipcode', label: 'Postcode', required: true, autoComplete: 'postal-code', half: true },
  { name: 'city', label: 'Plaats', required: true, autoComplete: 'address-level2', half: true },
]

export function customerFields(kind: CustomerKind, isForeign: boolean): CustomerField[] {
  if (kind === 'private') return PERSON
  return [...(isForeign ? FOREIGN_BUSINESS : DUTCH_BUSINESS), ...PERSON]
}
