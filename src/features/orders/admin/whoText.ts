import { CUSTOMER_KINDS } from '@/features/customers/model/customer'

type Who = { kind: string; name: string; company: string | null }

/** Somebody in one line: `Jan de Vries, De Vries Tuinen, zakelijk`. */
export function customerLabel({ kind, name, company }: Who): string {
  const label = CUSTOMER_KINDS.find(each => each.value === kind)?.label.toLowerCase()
  return [name, company, label].filter(Boolean).join(', ')
}

/** An address in one line; what is not known is left out. */
export function whereText({
  address,
  zipcode,
  city,
}: Record<'address' | 'zipcode' | 'city', string>): string {
  return [address, `${zipcode ?? ''} ${city ?? ''}`.trim()].filter(Boolean).join(', ')
}
