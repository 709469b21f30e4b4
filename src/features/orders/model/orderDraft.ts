import * as z from 'zod/mini'
import type { PriceList } from '@/features/catalogue/model/priceList'
import { BILLING_CYCLES, type BillingCycle } from '@/features/catalogue/model/terms'
import {
  CUSTOMER_KINDS,
  type Customer,
  customerSchema,
  EMPTY_CUSTOMER,
} from '@/features/customers/model/customer'
import { COUNTRY_CODES, HOME } from '@/features/tax/model/countries'
import { type BasketDomain, DOMAIN_ANSWERS, DOMAIN_MODES } from './domain'
import { isOfferedDomain, NO_DOMAIN_NAME, normaliseDomainName } from './domainName'
import { type TreatedSale, treatedSaleSchema } from './treatedSale'

export const catalogueKey = z.string().check(z.minLength(1), z.maxLength(80))
export const billingCycle = z.enum(BILLING_CYCLES.map(each => each.value))
export const chosenExtras = z.array(catalogueKey).check(z.maxLength(50))

const NOT_SOLD = 'Deze naam kunnen we niet voor je vastleggen. Kies .nl, .com, .eu, .be, .org of .net.'

/** Bounded before it is read, and kept as `jansen.nl`. */
const domainName = z.string().check(
  z.maxLength(300, NO_DOMAIN_NAME),
  z.overwrite(typed => normaliseDomainName(typed) ?? typed),
  z.refine(name => normaliseDomainName(name) === name, NO_DOMAIN_NAME),
)

export const basketDomainSchema = z
  .object({
    name: domainName,
    mode: z.enum(DOMAIN_MODES.map(each => each.value)),
    answer: z.nullable(z.enum(DOMAIN_ANSWERS.map(each => each.value))),
  })
  .check(
    z.refine(({ name, mode }) => mode !== 'new' || isOfferedDomain(name), {
      message: NOT_SOLD,
      path: ['name'],
    }),
  )

export const basketSchema = z.object({
  packageKey: catalogueKey,
  cycle: billingCycle,
  extras: chosenExtras,
  domain: z.nullable(basketDomainSchema),
})

/** What the visitor has filled in so far. It never holds a password. */
export type OrderDraft = {
  basket: {
    packageKey: string | null
    cycle: BillingCycle
    extras: string[]
    domain: BasketDomain | null
  }
  customer: Customer
  /** How it is taxed for who lives abroad, as the server last said. */
  treated?: TreatedSale | null
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
  country: z.catch(z.enum(COUNTRY_CODES), HOME),
})

const keptDraft = z.object({
  basket: z.catch(keptBasket, EMPTY_ORDER_DRAFT.basket),
  customer: z.catch(keptCustomer, EMPTY_CUSTOMER),
  treated: z.catch(z.optional(treatedSaleSchema), undefined),
})

export function restoreOrderDraft(kept: unknown): OrderDraft {
  const parsed = keptDraft.safeParse(kept)
  if (!parsed.success) return EMPTY_ORDER_DRAFT
  const { treated, ...draft } = parsed.data
  return treated ? { ...draft, treated } : draft
}

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

export const ORDER_STEPS = [
  { slug: 'pakket', title: 'Domein en pakket', heading: 'Kies je pakket' },
  { slug: 'winkelwagen', title: 'Winkelwagen', heading: 'Je winkelwagen' },
  { slug: 'gegevens', title: 'Gegevens', heading: 'Jouw gegevens' },
  { slug: 'betalen', title: 'Betalen', heading: 'Klopt je bestelling?' },
] as const

const FIRST_ORDER_STEP = 0
const LAST_ORDER_STEP = ORDER_STEPS.length - 1

/** The first step needs a package, and no new name that is taken; the third all that an order must know. */
export function canLeaveOrderStep(step: number, { basket, customer }: OrderDraft): boolean {
  const slug = ORDER_STEPS[step]?.slug
  if (slug === 'pakket') return basket.packageKey !== null && !isTaken(basket.domain)
  if (slug === 'gegevens') return customerSchema.safeParse(customer).success
  return true
}

/** The step that a deep link may open: `wanted`, or the first before it that is not filled in yet. */
export function reachableOrderStep(wanted: number, draft: OrderDraft): number {
  for (let step = FIRST_ORDER_STEP; step < wanted; step++) if (!canLeaveOrderStep(step, draft)) return step
  return Math.min(Math.max(wanted, FIRST_ORDER_STEP), LAST_ORDER_STEP)
}

export function orderStepOf(slug: string | null): number {
  const found = ORDER_STEPS.findIndex(step => step.slug === slug)
  return found === -1 ? FIRST_ORDER_STEP : found
}

function isTaken(domain: OrderDraft['basket']['domain']): boolean {
  return domain?.mode === 'new' && domain.answer === 'taken'
}
