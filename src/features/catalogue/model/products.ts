import { CLAIMS } from '@/features/company/model/claims'
import { formatEuro } from '@/platform/money/euro'
import { centReadings, type PriceParts, partsText } from '@/platform/money/readings'
import { DOMAIN_PRICE_NAMES, type DomainPrices, type HostingPackage } from './priceList'

export const PRODUCT_GROUPS = [
  { value: 'website', label: 'Websites en webshops' },
  { value: 'subscription', label: 'Maandpakketten' },
  { value: 'option', label: 'Losse onderdelen' },
] as const

export type ProductGroup = (typeof PRODUCT_GROUPS)[number]['value']

export const PRODUCT_PRICE_KINDS = [
  { value: 'once', label: 'Eenmalig' },
  { value: 'monthly', label: 'Per maand' },
  { value: 'request', label: 'Op aanvraag' },
] as const

/** Cents without VAT, `vatRate` in percents. `amountTo` makes it a range, `startingAt` a lowest price. */
export type AmountPrice = {
  kind: 'once' | 'monthly'
  amount: number
  amountTo: number | null
  startingAt: boolean
  vatRate: number
  /** `per stuk` */
  unit: string
}

/** `reason` says why there is no amount. */
export type Price = AmountPrice | { kind: 'request'; reason: string } | { kind: 'included' }

export type Product = {
  id: string
  /** Texts name its price as `{key}`. */
  key: string
  name: string
  description: string
  lines: string[]
  group: ProductGroup
  price: Exclude<Price, { kind: 'included' }>
}

/** Beside the keys of products, texts may name these prices. */
export const HOSTING_PRICE_NAME = 'hosting'

export function isProductKey(key: string): boolean {
  return /^[a-z][a-zA-Z0-9]*$/.test(key)
}

export function reservedPriceName(name: string): boolean {
  const reserved: readonly string[] = [
    HOSTING_PRICE_NAME,
    ...DOMAIN_PRICE_NAMES,
    ...CLAIMS.map(claim => claim.name),
  ]
  return reserved.includes(name)
}

export function hasAmount(price: Price): price is AmountPrice {
  return price.kind === 'once' || price.kind === 'monthly'
}

export function priceParts(price: AmountPrice, quantity = 1): PriceParts {
  const from = centReadings(price.amount * quantity, price.vatRate)
  const to = price.amountTo === null ? from : centReadings(price.amountTo * quantity, price.vatRate)
  return {
    incl: rangeText(from.incl, to.incl),
    excl: rangeText(from.excl, to.excl),
    prefix: price.startingAt ? 'vanaf ' : '',
    suffix: suffixOf(price),
  }
}

/** Cents as `€ 150 tot € 350`, or one amount. */
export function rangeText(from: number, to: number): string {
  return from === to ? formatEuro(from) : `${formatEuro(from)} tot ${formatEuro(to)}`
}

function suffixOf({ kind, unit }: AmountPrice): string {
  return `${unit ? ` ${unit}` : ''}${kind === 'monthly' ? ' per maand' : ''}`
}

/** `vanaf € 961,95 incl. btw (€ 795 excl. btw)`: one line for texts, mails and machines. */
export function priceText(price: Price): string {
  if (price.kind === 'included') return 'inbegrepen'
  if (price.kind === 'request') return 'prijs op aanvraag'
  return partsText(priceParts(price))
}

/** The cheapest package, as every page names it. */
export function hostingPrice(packages: readonly HostingPackage[]): Price {
  const [first, ...others] = packages
  if (!first) return { kind: 'request', reason: '' }
  const cheapest = others.reduce((least, each) => (each.monthly < least.monthly ? each : least), first)
  return {
    kind: 'monthly',
    amount: cheapest.monthly,
    amountTo: null,
    startingAt: others.length > 0,
    vatRate: cheapest.vatRate,
    unit: '',
  }
}

export function onceAt(amount: number, vatRate: number): AmountPrice {
  return { kind: 'once', amount, amountTo: null, startingAt: false, vatRate, unit: '' }
}

/** A price that stands in a record, under the name that texts use. */
export type PriceRecord = { key: string; name: string; price: Price }

type PricedRecords = {
  products: readonly Product[]
  packages: readonly HostingPackage[]
  domain: DomainPrices
}

export function priceRecords({ products, packages, domain }: PricedRecords): PriceRecord[] {
  const { firstYear, yearly, vatRate } = domain
  return [
    ...products,
    { key: HOSTING_PRICE_NAME, name: 'Hosting', price: hostingPrice(packages) },
    { key: 'domainFirstYear', name: 'Domeinnaam, eerste jaar', price: onceAt(firstYear, vatRate) },
    { key: 'domainYearly', name: 'Domeinnaam, per jaar', price: onceAt(yearly, vatRate) },
  ]
}

/** What each name between braces reads as in a text. */
export function priceTexts(records: readonly PriceRecord[]): Record<string, string> {
  return Object.fromEntries(records.map(({ key, price }) => [key, priceText(price)]))
}

const TYPED_AMOUNT =
  /(?:€|EUR|euro)\s?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d\d?|-))?|\b(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d\d?|-))? ?euro\b/gi

/** In cents: every amount that is typed in a text. */
export function typedAmounts(text: string): number[] {
  return [...text.matchAll(TYPED_AMOUNT)].map(([, before, beforeCents, after, afterCents]) => {
    const whole = Number((before ?? after ?? '').replaceAll('.', ''))
    const cents = (beforeCents ?? afterCents ?? '').replace('-', '')
    return whole * 100 + Number(cents.padEnd(2, '0'))
  })
}

/**
 * Why a text may not be saved: it types an amount where a record holds the price. With `anyAmount` it may type none;
 * otherwise none in a sentence that names a product. Null when it is fine.
 */
export function typedPriceProblem(
  text: string,
  records: readonly PriceRecord[],
  { anyAmount }: { anyAmount: boolean },
): string | null {
  for (const sentence of text.split(/(?<=[.!?])\s|\n/)) {
    const [amount] = typedAmounts(sentence)
    if (amount === undefined) continue
    const named = records.find(({ name }) => sentence.toLowerCase().includes(name.toLowerCase()))
    const record = named ?? (anyAmount ? nearest(amount, records) : undefined)
    if (record) return typedPriceMessage(amount, record)
  }
  return null
}

function nearest(amount: number, records: readonly PriceRecord[]): PriceRecord | undefined {
  const distance = ({ price }: PriceRecord) => {
    if (!hasAmount(price)) return Number.POSITIVE_INFINITY
    const { incl, excl } = centReadings(price.amount, price.vatRate)
    return Math.min(Math.abs(incl - amount), Math.abs(excl - amount))
  }
  const [first, ...others] = records
  return first && others.reduce((best, each) => (distance(each) < distance(best) ? each : best), first)
}

function typedPriceMessage(amount: number, { key, name, price }: PriceRecord): string {
  return `${formatEuro(amount)} staat los van de prijslijst. ${name} is ${priceText(price)}: schrijf {${key}}, dan klopt het overal.`
}
