'use client'

import { CUSTOMER_KINDS, type Customer } from '@/features/customers/model/customer'
import { COUNTRY_OPTIONS } from '@/features/tax/model/countries'
import { SelectField, TextField } from './fields'

type ProspectField = {
  name: Exclude<keyof Customer, 'kind' | 'country'>
  label: string
  type?: 'email' | 'tel'
  isBusiness?: true
}

const FIELDS: ProspectField[] = [
  { name: 'name', label: 'Naam' },
  { name: 'company', label: 'Bedrijfsnaam', isBusiness: true },
  { name: 'email', label: 'E-mailadres', type: 'email' },
  { name: 'phone', label: 'Telefoonnummer', type: 'tel' },
  { name: 'address', label: 'Straat en huisnummer' },
  { name: 'zipcode', label: 'Postcode' },
  { name: 'city', label: 'Plaats' },
  { name: 'kvk', label: 'KVK-nummer', isBusiness: true },
  { name: 'vatId', label: 'Btw-nummer', isBusiness: true },
]

type ProspectFieldsProps = {
  /** Of the record that these fields belong to. */
  name: string
  person: Customer
  onChange: (part: Partial<Customer>) => void
}

export function ProspectFields({ name, person, onChange }: ProspectFieldsProps) {
  const shown = FIELDS.filter(each => !each.isBusiness || person.kind === 'business')
  return (
    <div className="quote-fields">
      <SelectField
        name={`${name}.kind`}
        label="Soort klant"
        value={person.kind}
        options={CUSTOMER_KINDS}
        onChange={kind => onChange({ kind })}
      />
      {shown.map(field => (
        <TextField
          key={field.name}
          name={`${name}.${field.name}`}
          label={field.label}
          type={field.type}
          value={person[field.name]}
          onChange={value => onChange({ [field.name]: value })}
        />
      ))}
      <SelectField
        name={`${name}.country`}
        label="Land"
        value={person.country}
        options={COUNTRY_OPTIONS}
        onChange={country => onChange({ country })}
      />
    </div>
  )
}
