import { TextField } from '@/design-system/forms/TextField'
import { ChoiceLine } from '@/design-system/wizard/ChoiceLine'
import { CUSTOMER_KINDS, type Customer, EMPTY_CUSTOMER } from '@/features/customers/model/customer'
import { type CustomerField, customerFields } from './customerFields'
import type { StepProps } from './stepProps'

type CustomerStepProps = Pick<StepProps, 'draft' | 'problems' | 'fillIn'>

/** Who orders. The fields are the browser's own; the draft follows what is typed in them. */
export function CustomerStep({ draft, problems, fillIn }: CustomerStepProps) {
  const { customer } = draft
  const fieldOf = ({ name, half, ...field }: CustomerField) => (
    <div key={name} className={half ? '' : 'sm:col-span-2'}>
      <TextField {...field} name={name} defaultValue={customer[name]} error={problems[name]} />
    </div>
  )
  return (
    <div
      className="mt-7 grid gap-5 sm:grid-cols-2"
      onInput={({ currentTarget, target }) => {
        const field = target as HTMLInputElement
        const form = field.form
        if (form && currentTarget.contains(field)) fillIn(readCustomer(new FormData(form)), field.name)
      }}
    >
      <fieldset className="sm:col-span-2">
        <legend className="mb-2 font-semibold">Bestel je zakelijk?</legend>
        <div className="grid gap-2.5 sm:grid-cols-2">
          {CUSTOMER_KINDS.map(({ value, label }) => (
            <ChoiceLine
              key={value}
              type="radio"
              name="kind"
              value={value}
              label={label}
              description=""
              defaultChecked={customer.kind === value}
            />
          ))}
        </div>
      </fieldset>
      {customerFields(customer.kind).map(fieldOf)}
      <p className="text-soft text-sm sm:col-span-2">
        We gebruiken dit voor je bestelling en je facturen. Meer staat in onze{' '}
        <a href="/privacy" target="_blank" rel="noopener" className="link">
          privacyverklaring<span className="sr-only"> (opent in een nieuw tabblad)</span>
        </a>
        .
      </p>
    </div>
  )
}

/** Fields that are not asked of a private person are not in the form, and count as empty. */
function readCustomer(form: FormData): Customer {
  const typed = Object.keys(EMPTY_CUSTOMER).map(name => [name, String(form.get(name) ?? '')])
  return Object.fromEntries(typed) as Customer
}
