import { PREFERRED_CONTACTS } from '@/features/leads/model/lead'
import { type Draft, EMPTY_DRAFT, type StepSlug, stepIndex } from './draft'
import type { ConfiguratorOptions } from './options'
import {
  type ChosenOption,
  chosenOptions,
  indicationNote,
  indicationTotal,
  priceIndication,
  slipAmount,
} from './priceIndication'

export type SlipLine = { step: number; label: string; answer: string; amount: string }

/**
 * The answers as the slip, the mails and the admin show them, one line a question or priced choice. The first is the
 * kind of website: the leads console reads it as the service that was asked for.
 */
export function slipLines(draft: Draft, options: ConfiguratorOptions): SlipLine[] {
  const chosen = chosenOptions(draft, options)
  const among = (list: { id: string }[]) => chosen.filter(({ option }) => list.includes(option))
  const timeline = options.timelines.find(each => each.id === draft.timeline)
  const { companyName, industry } = draft.businessInfo
  return [
    ...pricedLines('type', 'Soort website', among(options.websiteTypes)),
    ...pricedLines('diensten', 'Diensten', among(options.services)),
    slipLine('planning', 'Planning', timeline ? `${timeline.label} (${timeline.description})` : ''),
    ...pricedLines('extra', 'Extra', among(options.features)),
    slipLine('bedrijf', 'Bedrijf', [companyName.trim(), industry.trim()].filter(Boolean).join(', ')),
    slipLine('contact', 'Contact', draft.contactInfo.name.trim()),
  ]
}

export function choiceLines(lines: SlipLine[]): SlipLine[] {
  return lines.filter(({ step }) => step !== stepIndex('bedrijf') && step !== stepIndex('contact'))
}

export type Requester = Draft['businessInfo'] &
  Omit<Draft['contactInfo'], 'preferredContact'> & { preferredContact: string }

export function requesterLines(requester: Requester): SlipLine[] {
  const preferred = PREFERRED_CONTACTS.find(each => each.value === requester.preferredContact)
  return [
    slipLine('bedrijf', 'Bedrijf', requester.companyName),
    slipLine('bedrijf', 'Branche', requester.industry),
    slipLine('bedrijf', 'Omschrijving', requester.description),
    slipLine('contact', 'Naam', requester.name),
    slipLine('contact', 'E-mail', requester.email),
    slipLine('contact', 'Telefoon', requester.phone),
    slipLine('contact', 'Liefst bereikbaar via', preferred?.label ?? ''),
  ]
}

/** `2 extra landingspagina’s`: the label stands in the plural. An abbreviation keeps its capitals. */
export function quantityLabel(label: string, quantity: number): string {
  if (quantity === 1) return label
  return `${quantity} ${label.replace(/^\p{Lu}(?!\p{Lu})/u, first => first.toLowerCase())}`
}

function pricedLines(slug: StepSlug, label: string, chosen: ChosenOption[]): SlipLine[] {
  if (chosen.length === 0) return [slipLine(slug, label, '')]
  return chosen.map(({ option, quantity }, index) => ({
    ...slipLine(slug, index === 0 ? label : '', quantityLabel(option.label, quantity)),
    amount: slipAmount(option.price, quantity),
  }))
}

function slipLine(slug: StepSlug, label: string, answer: string): SlipLine {
  return { step: stepIndex(slug), label, answer, amount: '' }
}

type ExampleSlip = {
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

function servicesAmount(services: string[], options: ConfiguratorOptions): string {
  const { once, monthly, onRequest } = priceIndication({ ...EMPTY_DRAFT, services }, options)
  if (onRequest.length > 0) return 'op maat'
  const [kind, amount] = once > 0 ? (['once', once] as const) : (['monthly', monthly] as const)
  return slipAmount(amount > 0 ? { kind, amount, startingAt: false } : { kind: 'included' })
}
