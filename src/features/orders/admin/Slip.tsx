import type { ReactNode } from 'react'
import { CUSTOMER_KINDS } from '@/features/customers/model/customer'
import { countryLine } from '@/features/tax/model/countries'

type SlipLine = { label: string; answer: ReactNode }

type SlipProps = { title: string; number: ReactNode; lines: SlipLine[]; children?: ReactNode }

export function Slip({ title, number, lines, children }: SlipProps) {
  const known = lines.filter(({ answer }) => answer)
  return (
    <section className="admin-slip" aria-label={title}>
      <header>
        <h3>{title}</h3>
        {number}
      </header>
      <dl>
        {known.map(({ label, answer }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}

type Who = { kind: string; name: string; company: string | null }

export function customerLabel({ kind, name, company }: Who): string {
  const label = CUSTOMER_KINDS.find(each => each.value === kind)?.label.toLowerCase()
  return [name, company, label].filter(Boolean).join(', ')
}

export function whereText({
  address,
  zipcode,
  city,
  country,
}: Record<'address' | 'zipcode' | 'city', string> & { country?: string }): string {
  return [address, `${zipcode ?? ''} ${city ?? ''}`.trim(), countryLine(country)].filter(Boolean).join(', ')
}
