import type { InputHTMLAttributes } from 'react'
import type { Customer, CustomerKind } from '@/features/customers/model/customer'
import { CUSTOMER_LABELS } from '@/features/customers/model/customerLabels'

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
  label: CUSTOMER_LABELS.company,
  required: true,
  autoComplete: 'organization',
}

const KVK: CustomerField = {
  name: 'kvk',
  label: CUSTOMER_LABELS.kvk,
  inputMode: 'numeric',
  note: '8 cijfers.',
  half: true,
}

const VAT_ID: CustomerField = { name: 'vatId', label: CUSTOMER_LABELS.vatId, autoCapitalize: 'characters' }

const DUTCH_BUSINESS = [COMPANY, KVK, { ...VAT_ID, note: 'Zoals NL000099998B57.', half: true }]

const FOREIGN_BUSINESS = [
  COMPANY,
  { ...VAT_ID, note: 'Met de letters van je land ervoor. We laten het door de EU controleren.' },
]

const PERSON: CustomerField[] = [
  { name: 'name', label: CUSTOMER_LABELS.name, required: true, autoComplete: 'name' },
  {
    name: 'email',
    label: CUSTOMER_LABELS.email,
    required: true,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    note: 'Hier komen je bevestiging en je inloggegevens binnen.',
  },
  { name: 'phone', label: CUSTOMER_LABELS.phone, type: 'tel', autoComplete: 'tel' },
  { name: 'address', label: CUSTOMER_LABELS.address, required: true, autoComplete: 'street-address' },
  {
    name: 'zipcode',
    label: CUSTOMER_LABELS.zipcode,
    required: true,
    autoComplete: 'postal-code',
    half: true,
  },
  { name: 'city', label: CUSTOMER_LABELS.city, required: true, autoComplete: 'address-level2', half: true },
]

export function customerFields(kind: CustomerKind, isForeign: boolean): CustomerField[] {
  if (kind === 'private') return PERSON
  return [...(isForeign ? FOREIGN_BUSINESS : DUTCH_BUSINESS), ...PERSON]
}
