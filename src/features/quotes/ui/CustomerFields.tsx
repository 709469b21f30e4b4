import type { InputHTMLAttributes } from 'react'
import { TextField } from '@/design-system/forms/TextField'
import type { Customer } from '@/features/customers/model/customer'
import { CUSTOMER_LABELS } from '@/features/customers/model/customerLabels'
import { isAbroad } from '@/features/tax/model/countries'
import { ANSWER_FIELDS } from '../model/ownQuote'
import type { Prospect } from '../model/quote'

type CustomerField = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete'> & {
  name: Exclude<keyof Customer, 'kind' | 'country' | 'email'>
  required?: boolean
  half?: boolean
}

const BUSINESS: CustomerField[] = [{ name: 'company', required: true, autoComplete: 'organization' }]

const NUMBERS: CustomerField[] = [
  { name: 'kvk', inputMode: 'numeric', half: true },
  { name: 'vatId', half: true },
]

const PERSON: CustomerField[] = [
  { name: 'name', required: true, autoComplete: 'name', half: true },
  { name: 'phone', type: 'tel', autoComplete: 'tel', half: true },
  { name: 'address', required: true, autoComplete: 'street-address' },
  { name: 'zipcode', required: true, autoComplete: 'postal-code', half: true },
  { name: 'city', required: true, autoComplete: 'address-level2', half: true },
]

export function fieldsOf({ kind, country }: Prospect): CustomerField[] {
  if (kind === 'private') return PERSON
  return [...BUSINESS, ...PERSON, ...(isAbroad(country) ? NUMBERS.slice(1) : NUMBERS)]
}

type CustomerFieldsProps = {
  prospect: Prospect
  start: Partial<Record<string, string>>
  errors: Record<string, string>
}

/** What an invoice needs. What is known is filled in. */
export function CustomerFields({ prospect, start, errors }: CustomerFieldsProps) {
  const { reference } = ANSWER_FIELDS
  return (
    <fieldset>
      <legend className="font-bold font-head text-xl tracking-tight">Voor op de factuur</legend>
      <p className="mt-1 text-soft">De factuur en de bevestiging mailen we naar {prospect.email}.</p>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        {fieldsOf(prospect).map(({ half, ...field }) => (
          <div key={field.name} className={half ? '' : 'sm:col-span-2'}>
            <TextField
              {...field}
              label={CUSTOMER_LABELS[field.name]}
              defaultValue={start[field.name]}
              error={errors[field.name]}
            />
          </div>
        ))}
        <div className="sm:col-span-2">
          <TextField
            name={reference}
            label="Jouw kenmerk of ordernummer"
            note="Het komt op je factuur."
            defaultValue={start[reference]}
            error={errors[reference]}
            autoComplete="off"
          />
        </div>
      </div>
    </fieldset>
  )
}
