import { PREFERRED_CONTACTS } from '../leads/preferredContacts'
import type { Draft } from './draft'
import type { ConfiguratorOptions } from './options'
import { type ChosenOption, chosenOptions } from './priceIndication'
import { slipAmount } from './priceText'
import { type StepSlug, stepOf } from './steps'

/** A line of the slip: what was asked, what was answered, and what it costs. Empty while unanswered. */
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
    line('planning', 'Planning', timeline ? `${timeline.label} (${timeline.description})` : ''),
    ...pricedLines('extra', 'Extra', among(options.features)),
    line('bedrijf', 'Bedrijf', [companyName.trim(), industry.trim()].filter(Boolean).join(', ')),
    line('contact', 'Contact', draft.contactInfo.name.trim()),
  ]
}

/** The contact details and the description, which the slip leaves out and the summary shows. */
export function summaryLines(draft: Draft): { label: string; answer: string }[] {
  const { contactInfo, businessInfo } = draft
  const preferred = PREFERRED_CONTACTS.find(each => each.value === contactInfo.preferredContact)
  return [
    { label: 'Bedrijf', answer: businessInfo.companyName },
    { label: 'Branche', answer: businessInfo.industry },
    { label: 'Omschrijving', answer: businessInfo.description },
    { label: 'Naam', answer: contactInfo.name },
    { label: 'E-mail', answer: contactInfo.email },
    { label: 'Telefoon', answer: contactInfo.phone },
    { label: 'Liefst bereikbaar via', answer: preferred?.label ?? '' },
  ]
}

/** `2 extra landingspagina’s`: the label stands in the plural. An abbreviation keeps its capitals. */
export function countedLabel(label: string, quantity: number): string {
  if (quantity === 1) return label
  return `${quantity} ${label.replace(/^\p{Lu}(?!\p{Lu})/u, first => first.toLowerCase())}`
}

function pricedLines(slug: StepSlug, label: string, chosen: ChosenOption[]): SlipLine[] {
  if (chosen.length === 0) return [line(slug, label, '')]
  return chosen.map(({ option, quantity }, index) => ({
    ...line(slug, index === 0 ? label : '', countedLabel(option.label, quantity)),
    amount: slipAmount(option.price, quantity),
  }))
}

function line(slug: StepSlug, label: string, answer: string): SlipLine {
  return { step: stepOf(slug), label, answer, amount: '' }
}
