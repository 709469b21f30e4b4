import { hasAmount, type Price, priceParts, rangeText } from '@/features/catalogue/model/products'
import { mapReadings, type Readings, VAT_LABELS, type VatReading } from '@/platform/money/readings'
import { calculateTotals } from '@/platform/money/tax'
import type { Draft } from './draft'
import type { ConfiguratorOptions, Option } from './options'

/** In cents. */
type Range = { from: number; to: number }

/** The sums do not hold what is `onRequest`, nor need what is `included`. */
export type PriceIndication = {
  once: Readings<Range>
  monthly: Readings<Range>
  startingAt: boolean
  onRequest: string[]
  included: string[]
}

/** `repeats`: an earlier line of the slip sells the same. */
export type ChosenOption = { option: Option; quantity: number; repeats: boolean }

export function chosenOptions(draft: Draft, options: ConfiguratorOptions): ChosenOption[] {
  const quantity = new Map(draft.features.map(feature => [feature.id, feature.quantity]))
  const chosen = [
    ...options.websiteTypes.filter(type => type.id === draft.websiteType).map(single),
    ...options.services.filter(service => draft.services.includes(service.id)).map(single),
    ...options.features
      .filter(feature => quantity.has(feature.id))
      .map(option => ({ option, quantity: option.countable ? (quantity.get(option.id) ?? 1) : 1 })),
  ]
  return chosen.map((each, index) => ({
    ...each,
    repeats: chosen.slice(0, index).some(({ option }) => option.sold === each.option.sold),
  }))
}

const single = (option: Option) => ({ option, quantity: 1 })

/** The same figure in the browser and on the server; the server's is the one that is kept. */
export function priceIndication(draft: Draft, options: ConfiguratorOptions): PriceIndication {
  const chosen = chosenOptions(draft, options).filter(({ repeats }) => !repeats)
  const named = (kind: Price['kind']) =>
    chosen.filter(({ option }) => option.price.kind === kind).map(({ option }) => option.label)
  return {
    once: sumOf(chosen, 'once'),
    monthly: sumOf(chosen, 'monthly'),
    startingAt: chosen.some(({ option: { price } }) => hasAmount(price) && price.startingAt),
    onRequest: named('request'),
    included: named('included'),
  }
}

function sumOf(chosen: ChosenOption[], kind: Price['kind']): Readings<Range> {
  const priced = chosen.flatMap(({ option: { price }, quantity }) =>
    hasAmount(price) && price.kind === kind ? [{ ...price, quantity }] : [],
  )
  const lowest = priced.map(({ amount, quantity, vatRate }) => ({ amount: amount * quantity, vatRate }))
  const highest = priced.map(({ amount, amountTo, quantity, vatRate }) => ({
    amount: (amountTo ?? amount) * quantity,
    vatRate,
  }))
  const [from, to] = [calculateTotals(lowest), calculateTotals(highest)]
  return { incl: { from: from.incl, to: to.incl }, excl: { from: from.excl, to: to.excl } }
}

/** True when every choice still exists; staff may have removed one while a draft was kept. */
export function choicesExist(draft: Draft, options: ConfiguratorOptions): boolean {
  const has = (list: { id: string }[], id: string | null) => id === null || list.some(each => each.id === id)
  return (
    has(options.websiteTypes, draft.websiteType) &&
    has(options.timelines, draft.timeline) &&
    draft.services.every(id => has(options.services, id)) &&
    draft.features.every(({ id }) => has(options.features, id))
  )
}

export function withExistingChoices(draft: Draft, options: ConfiguratorOptions): Draft {
  const ids = (list: { id: string }[]) => new Set(list.map(each => each.id))
  const keep = (id: string | null, list: { id: string }[]) => (id !== null && ids(list).has(id) ? id : null)
  return {
    ...draft,
    websiteType: keep(draft.websiteType, options.websiteTypes),
    timeline: keep(draft.timeline, options.timelines),
    services: draft.services.filter(id => ids(options.services).has(id)),
    features: draft.features.filter(({ id }) => ids(options.features).has(id)),
  }
}

/** What a line of the slip costs: `€ 398`, `€ 23,60 p/m`, `op aanvraag`. */
export function slipAmount({ option: { price }, quantity, repeats }: ChosenOption): Readings {
  if (repeats) return same('zie hierboven')
  if (price.kind === 'request') return same('op aanvraag')
  if (price.kind === 'included') return same('inbegrepen')
  const { incl, excl } = priceParts(price, quantity)
  return mapReadings({ incl, excl }, amount => `${amount}${price.kind === 'monthly' ? ' p/m' : ''}`)
}

const same = (text: string): Readings => ({ incl: text, excl: text })

const sumText = ({ from, to }: Range) => rangeText(from, to)

export function isEmpty({ once, monthly, onRequest, included }: PriceIndication): boolean {
  return once.excl.to + monthly.excl.to + onRequest.length + included.length === 0
}

/** The leading figure of a slip; empty when nothing is chosen. */
export function indicationTotal(indication: PriceIndication, reading: VatReading): string {
  const { once, monthly, onRequest } = indication
  if (isEmpty(indication)) return ''
  if (once.excl.to > 0) return sumText(once[reading])
  if (onRequest.length > 0) return 'op aanvraag'
  return monthly.excl.to > 0 ? `${sumText(monthly[reading])} p/m` : 'inbegrepen'
}

/** What is paid each month beside the leading figure; empty when that says it. */
export function indicationPerMonth(
  { once, monthly, onRequest }: PriceIndication,
  reading: VatReading,
): string {
  const isLeading = once.excl.to === 0 && onRequest.length === 0
  return monthly.excl.to > 0 && !isLeading ? `${sumText(monthly[reading])} per maand` : ''
}

export function indicationNote({ startingAt }: PriceIndication, reading: VatReading): string {
  return `${startingAt ? 'vanaf, ' : ''}${VAT_LABELS[reading]}`
}

/** In one line and one reading, for mails and the office. */
export function indicationText(indication: PriceIndication, reading: VatReading): string {
  const { once, monthly, onRequest, included } = indication
  const hasSums = once.excl.to + monthly.excl.to > 0
  const sums = [
    once.excl.to > 0 && sumText(once[reading]),
    monthly.excl.to > 0 && `${sumText(monthly[reading])} per maand`,
    onRequest.length > 0 && (hasSums ? 'onderdelen op aanvraag' : 'prijs op aanvraag'),
  ].filter(each => each !== false)
  if (sums.length === 0) return included.length > 0 ? 'inbegrepen' : 'nog niets gekozen'
  return `${indication.startingAt ? 'vanaf ' : ''}${sums.join(' + ')}`
}
