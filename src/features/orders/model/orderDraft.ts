import * as z from 'zod/mini'
import type { PriceList } from '@/features/catalogue/model/catalogue'
import { BILLING_CYCLES, type BillingCycle } from '@/features/catalogue/model/cycles'
import { CUSTOMER_KINDS, type Customer, EMPTY_CUSTOMER } from '@/features/customers/model/customer'
import type { BasketDomain } from './basket'
import { basketDomainSchema, billingCycle, catalogueKey, chosenExtras } from './basketSchema'
import { isOfferedDomain, normaliseDomainName } from './domainName'

/** What the visitor has filled in so far. It never holds a password. */
export type OrderDraft = {
  basket: {
    packageKey: string | null
    cycle: BillingCycle
    extras: string[]
    domain: BasketDomain | null
  }
  customer: Customer
}

export const EMPTY_ORDER_DRAFT: OrderDraft = {
  basket: { packageKey: null, cycle: 'monthly', extras: [], domain: null },
  customer: EMPTY_CUSTOMER,
}

/** What an address may choose beforehand: `?pakket=basis&periode=jaar&domein=jansen.nl`. */
export type OrderLink = { pakket?: string | null; periode?: string | null; domein?: string | null }

const words = z.catch(z.string().check(z.maxLength(400)), '')

const keptBasket = z.object({
  packageKey: z.catch(z.nullable(catalogueKey), null),
  cycle: z.catch(billingCycle, EMPTY_ORDER_DRAFT.basket.cycle),
  extras: z.catch(chosenExtras, []),
  domain: z.catch(z.nullable(basketDomainSchema), null),
})

const keptCustomer = z.object({
  kind: z.catch(z.enum(CUSTOMER_KINDS.map(each => each.value)), EMPTY_CUSTOMER.kind),
  ...{ name: words, email: words, phone: words, company: words },
  ...{ address: words, zipcode: words, city: words, kvk: words, vatId: words },
})

const keptDraft = z.object({
  basket: z.catch(keptBasket, EMPTY_ORDER_DRAFT.basket),
  customer: z.catch(keptCustomer, EMPTY_CUSTOMER),
})

/** A draft from the browser's storage: what is readable of it, half filled in as it may be. */
export function restoreOrderDraft(kept: unknown): OrderDraft {
  const parsed = keptDraft.safeParse(kept)
  return parsed.success ? parsed.data : EMPTY_ORDER_DRAFT
}

/** The draft with what the address asks for, and without what is no longer sold. */
export function fromDeepLink(draft: OrderDraft, link: OrderLink, list: PriceList): OrderDraft {
  const { basket } = draft
  const asked = list.packages.find(each => each.key === link.pakket)?.key
  const cycle = BILLING_CYCLES.find(each => link.periode === each.slug || link.periode === each.value)?.value
  const linked = {
    ...basket,
    packageKey: asked ?? basket.packageKey,
    cycle: cycle ?? basket.cycle,
    domain: linkedDomain(link.domein ?? '', basket.domain),
  }
  return { ...draft, basket: stillSold(linked, list) }
}

function linkedDomain(typed: string, domain: BasketDomain | null): BasketDomain | null {
  const name = normaliseDomainName(typed)
  if (!name || name === domain?.name) return domain
  return isOfferedDomain(name) ? { name, mode: 'new', answer: null } : domain
}

function stillSold(basket: OrderDraft['basket'], list: PriceList): OrderDraft['basket'] {
  const isSold = (key: string | null) => list.packages.some(each => each.key === key)
  const extras = [...new Set(basket.extras)].filter(key => list.extras.some(each => each.key === key))
  return { ...basket, extras, packageKey: isSold(basket.packageKey) ? basket.packageKey : null }
}
