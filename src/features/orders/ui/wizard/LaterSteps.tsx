import { type ReactNode, useEffect } from 'react'
import { Problems } from '@/design-system/forms/Problems'
import { SelectField } from '@/design-system/forms/SelectField'
import { TextField } from '@/design-system/forms/TextField'
import { PricePair } from '@/design-system/prices/PricePair'
import { choosePrices } from '@/design-system/prices/PriceSwitch'
import { ChoiceLine } from '@/design-system/wizard/ChoiceLine'
import { type HostingExtra, priceFor } from '@/features/catalogue/model/priceList'
import { type BillingCycle, cycleOf } from '@/features/catalogue/model/terms'
import { CUSTOMER_KINDS, type Customer, EMPTY_CUSTOMER } from '@/features/customers/model/customer'
import { CUSTOMER_LABELS } from '@/features/customers/model/customerLabels'
import { COUNTRY_OPTIONS, isAbroad } from '@/features/tax/model/countries'
import { euroReadings } from '@/platform/money/readings'
import { draftLines } from '../../model/orderLines'
import { type CustomerField, customerFields } from './customerFields'
import { domainLabel } from './messages'
import { LineAmount } from './OrderSlip'
import { ReviewStep } from './ReviewStep'
import type { StepProps } from './stepProps'

export { orderNotices } from './orderNotices'

/** Every step after the first, with what is still wrong on it. A visitor who only looks does not load them. */
export default function LaterSteps(props: StepProps) {
  const problems = Object.entries(props.problems).map(([id, message]) => ({ id, message }))
  return (
    <>
      <Problems problems={problems} />
      <Fields {...props} />
    </>
  )
}

function Fields(props: StepProps) {
  switch (props.slug) {
    case 'winkelwagen':
      return <CartStep {...props} />
    case 'gegevens':
      return <CustomerStep {...props} />
    case 'betalen':
      return <ReviewStep {...props} />
    default:
      throw new Error(`no later step ${props.slug}`)
  }
}

type CartStepProps = Pick<StepProps, 'draft' | 'list' | 'extrasHeading' | 'choose' | 'change' | 'dropDomain'>

function CartStep({ draft, list, extrasHeading, choose, change, dropDomain }: CartStepProps) {
  const { extras, cycle, domain } = draft.basket
  const lines = draftLines(draft, list)
  const amountOf = (kind: 'package' | 'domain') => {
    const line = lines.find(each => each.kind === kind)
    return line && <LineAmount line={line} />
  }
  const { label: paid } = cycleOf(cycle)
  const tick = (key: string, yes: boolean) =>
    choose({ extras: yes ? [...extras, key] : extras.filter(each => each !== key) })
  return (
    <>
      <ul className="slip mt-7 px-5 md:px-7">
        <CartLine
          label={`Pakket, ${paid.toLowerCase()}`}
          answer={lines.find(line => line.kind === 'package')?.label ?? ''}
          amount={amountOf('package')}
        >
          <button type="button" className={LINK} onClick={() => change('pakket')}>
            Wijzig<span className="sr-only"> pakket</span>
          </button>
        </CartLine>
        <CartLine
          label={domain ? domainLabel(domain) : 'Domeinnaam'}
          answer={domain?.name ?? 'nog niet gekozen'}
          amount={amountOf('domain')}
        >
          <button type="button" className={LINK} onClick={() => change('pakket')}>
            {domain ? 'Wijzig' : 'Kies'}
            <span className="sr-only"> domeinnaam</span>
          </button>
          {domain && (
            <button type="button" className={LINK} onClick={dropDomain}>
              Weghalen<span className="sr-only">: {domain.name}</span>
            </button>
          )}
        </CartLine>
      </ul>
      <fieldset className="mt-10 grid gap-2.5">
        <legend className="mb-4 font-bold font-head text-2xl tracking-tight">{extrasHeading}</legend>
        {list.extras.map(extra => (
          <ChoiceLine
            key={extra.key}
            type="checkbox"
            label={extra.name}
            description=""
            price={<ExtraPrice extra={extra} cycle={cycle} />}
            checked={extras.includes(extra.key)}
            onChange={event => tick(extra.key, event.target.checked)}
          />
        ))}
      </fieldset>
    </>
  )
}

const LINK = 'link min-h-11 px-1 sm:min-h-6'

function ExtraPrice({ extra, cycle }: { extra: HostingExtra; cycle: BillingCycle }) {
  const amounts = euroReadings(priceFor(extra, cycle), extra.vatRate)
  return <PricePair parts={{ ...amounts, prefix: '', suffix: ` ${cycleOf(cycle).per}` }} />
}

type CartLineProps = { label: string; answer: string; amount: ReactNode; children: ReactNode }

function CartLine({ label, answer, amount, children }: CartLineProps) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-rule border-b py-4 last:border-0">
      <p className="leading-snug">
        <span className="block text-soft text-sm">{label}</span>
        <span className="font-semibold text-pen [overflow-wrap:anywhere]">{answer}</span>
      </p>
      <p className="price text-pen">{amount}</p>
      <p className="col-span-2 -ml-1 flex flex-wrap gap-x-4">{children}</p>
    </li>
  )
}

type CustomerStepProps = Pick<StepProps, 'draft' | 'problems' | 'fillIn'>

function CustomerStep({ draft, problems, fillIn }: CustomerStepProps) {
  const { customer } = draft
  useEffect(() => choosePrices(customer.kind), [customer.kind])
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
        <div className="one-of one-of-row">
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
      <div className="sm:col-span-2">
        <SelectField
          name="country"
          label={CUSTOMER_LABELS.country}
          options={COUNTRY_OPTIONS}
          defaultValue={customer.country}
          error={problems.country}
          autoComplete="country"
        />
      </div>
      {customerFields(customer.kind, isAbroad(customer.country)).map(fieldOf)}
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
