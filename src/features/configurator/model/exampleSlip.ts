import { type Draft, EMPTY_DRAFT } from './draft'
import type { ConfiguratorOptions } from './options'
import { indicationNote, indicationTotal, priceIndication, slipAmount } from './priceIndication'
import { quantityLabel } from './slip'

export type ExampleSlip = {
  rows: { label: string; answer: string; amount?: string; empty?: string }[]
  total: string
  note: string
}

/** A slip filled in with the first choices of the form, so that the picture never shows an old price. */
export function exampleSlip(options: ConfiguratorOptions): ExampleSlip {
  const type = options.websiteTypes[0]
  const services = options.services.slice(0, 2)
  const feature = options.features.find(each => each.countable)
  const timeline = options.timelines[0]
  const draft: Draft = {
    ...EMPTY_DRAFT,
    websiteType: type?.id ?? null,
    services: services.map(each => each.id),
    features: feature ? [{ id: feature.id, quantity: 2 }] : [],
  }
  const rows = [
    type && { label: 'Soort website', answer: type.label, amount: slipAmount(type.price) },
    {
      label: 'Diensten',
      answer: services.map(each => each.label).join(', '),
      amount: servicesAmount(draft.services, options),
    },
    feature && {
      label: 'Extra',
      answer: quantityLabel(feature.label, 2),
      amount: slipAmount(feature.price, 2),
    },
    timeline && { label: 'Planning', answer: timeline.description },
    { label: 'Bedrijf', answer: '', empty: 'nog invullen' },
  ]
  const indication = priceIndication(draft, options)
  return {
    rows: rows.filter(row => row !== undefined),
    total: indicationTotal(indication),
    note: indicationNote(indication),
  }
}

/** One amount for what is chosen of the services together. With one on request they are made to measure. */
function servicesAmount(services: string[], options: ConfiguratorOptions): string {
  const { once, monthly, onRequest } = priceIndication({ ...EMPTY_DRAFT, services }, options)
  if (onRequest.length > 0) return 'op maat'
  const [kind, amount] = once > 0 ? (['once', once] as const) : (['monthly', monthly] as const)
  return slipAmount(amount > 0 ? { kind, amount, startingAt: false } : { kind: 'included' })
}
