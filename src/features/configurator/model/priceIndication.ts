import { formatEuro } from '@/platform/money/euro'
import type { Draft } from './draft'
import type { ConfiguratorOptions, Option, Price } from './options'

/** Sums in cents, without VAT. The sums do not hold what is `onRequest`, nor need what is `included`. */
export type PriceIndication = {
  once: number
  monthly: number
  startingAt: boolean
  onRequest: string[]
  included: string[]
}

export type ChosenOption = { option: Option; quantity: number }

export function chosenOptions(draft: Draft, options: ConfiguratorOptions): ChosenOption[] {
  const quantity = new Map(draft.features.map(feature => [feature.id, feature.quantity]))
  return [
    ...options.websiteTypes.filter(type => type.id === draft.websiteType).map(single),
    ...options.services.filter(service => draft.services.includes(service.id)).map(single),
    ...options.features
      .filter(feature => quantity.has(feature.id))
      .map(option => ({ option, quantity: option.countable ? (quantity.get(option.id) ?? 1) : 1 })),
  ]
}

const single = (option: Option): ChosenOption => ({ option, quantity: 1 })

/** What a line of the slip costs, in cents without VAT. */
function lineAmount(price: { amount: number }, quantity: number): number {
  return price.amount * quantity
}

/** The same figure in the browser and on the server; the server's is the one that is kept. */
export function priceIndication(draft: Draft, options: ConfiguratorOptions): PriceIndication {
  const chosen = chosenOptions(draft, options)
  const sum = (kind: Price['kind']) =>
    chosen.reduce((total, { option: { price }, quantity }) => {
      return price.kind === kind && 'amount' in price ? total + lineAmount(price, quantity) : total
    }, 0)
  const named = (kind: Price['kind']) =>
    chosen.filter(({ option }) => option.price.kind === kind).map(({ option }) => option.label)
  return {
    once: sum('once'),
    monthly: sum('monthly'),
    startingAt: chosen.some(({ option: { price } }) => 'amount' in price && price.startingAt),
    onRequest: named('request'),
    included: named('included'),
  }
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

/** A price as it stands beside a choice: `vanaf € 795`, `€ 199 per stuk`, `prijs op aanvraag`. */
export function priceText(price: Price, countable = false): string {
  switch (price.kind) {
    case 'request':
      return 'prijs op aanvraag'
    case 'included':
      return 'inbegrepen'
    case 'once':
      return `${fromPrefix(price)}${formatEuro(price.amount)}${countable ? ' per stuk' : ''}`
    case 'monthly':
      return `${fromPrefix(price)}${formatEuro(price.amount)} per maand`
  }
}

export function slipAmount(price: Price, quantity = 1): string {
  switch (price.kind) {
    case 'request':
      return 'op aanvraag'
    case 'included':
      return 'inbegrepen'
    case 'once':
      return formatEuro(lineAmount(price, quantity))
    case 'monthly':
      return `${formatEuro(lineAmount(price, quantity))} p/m`
  }
}

const fromPrefix = (price: { startingAt: boolean }) => (price.startingAt ? 'vanaf ' : '')

export function indicationTotal({ once, onRequest }: PriceIndication): string {
  return once === 0 && onRequest.length > 0 ? 'op aanvraag' : formatEuro(once)
}

export function indicationNote({ startingAt }: PriceIndication): string {
  return startingAt ? 'vanaf, excl. btw' : 'excl. btw'
}

export function indicationText(indication: PriceIndication): string {
  const { once, monthly, onRequest, included } = indication
  const sums = [
    once > 0 && formatEuro(once),
    monthly > 0 && `${formatEuro(monthly)} per maand`,
    onRequest.length > 0 && (once || monthly ? 'onderdelen op aanvraag' : 'prijs op aanvraag'),
  ].filter(each => each !== false)
  if (sums.length === 0) return included.length > 0 ? 'inbegrepen' : 'nog niets gekozen'
  return `${indication.startingAt ? 'vanaf ' : ''}${sums.join(' + ')}`
}
