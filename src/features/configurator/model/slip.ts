import type { LeadSlip, SlipLine } from '@/features/leads/model/inbox'
import { PREFERRED_CONTACTS } from '@/features/leads/model/lead'
import { addDays, weekOf } from '@/platform/time/day'
import { type Draft, type StepSlug, stepIndex } from './draft'
import type { ConfiguratorOptions, Timeline } from './options'
import { type ChosenOption, chosenOptions, slipAmount, withExistingChoices } from './priceIndication'

/** `amountIncl` is with VAT. Requests from before the second reading lack it. */
export type AnswerLine = SlipLine & { step: number; amountIncl?: string }

/**
 * The answers as the slip, the mails and the admin show them, one line a question or priced choice. The first is the
 * kind of website: the leads console reads it as the service that was asked for.
 */
export function slipLines(draft: Draft, options: ConfiguratorOptions): AnswerLine[] {
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

/** `week 50 tot 52`, counted from a day; empty without a planning. */
export function deliveryWeeks(timeline: Timeline | undefined, today: string): string {
  if (!timeline?.weeks) return ''
  const { from, to } = timeline.weeks
  const [first, last] = [from, to].map(weeks => weekOf(addDays(today, weeks * 7)))
  return first === last ? `week ${first}` : `week ${first} tot ${last}`
}

export function choiceLines(lines: AnswerLine[]): AnswerLine[] {
  return lines.filter(({ step }) => step !== stepIndex('bedrijf') && step !== stepIndex('contact'))
}

/** Choices that staff have removed since, as the browser named them. */
export function missingChoiceLines(draft: Draft, options: ConfiguratorOptions): AnswerLine[] {
  const there = withExistingChoices(draft, options)
  const named = ({ websiteType, services, timeline, features }: Draft) =>
    [websiteType, ...services, timeline, ...features.map(({ id }) => id)].filter(id => id !== null)
  const missing = named(draft).filter(id => !named(there).includes(id))
  if (missing.length === 0) return []
  return [slipLine('extra', 'Staat niet meer in de lijst', missing.join(', '))]
}

export function requesterOf({ businessInfo, contactInfo }: Draft): Requester {
  return { ...businessInfo, ...contactInfo }
}

export type Requester = Draft['businessInfo'] &
  Omit<Draft['contactInfo'], 'preferredContact'> & { preferredContact: string }

export function requesterLines(requester: Requester): AnswerLine[] {
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

/** What was stored of a request. */
export type StoredRequest = {
  answers?: unknown
  company?: string | null
  industry?: string | null
  description?: string | null
  name?: string | null
  email?: string | null
  phone?: string | null
  preferredContact?: string | null
  priceText?: string | null
  priceTextIncl?: string | null
}

/** The whole slip, as staff read it. Requests from before the second reading have no price with VAT. */
export function requestSlip(request: StoredRequest): LeadSlip {
  const { answers, priceText, priceTextIncl } = request
  const lines = [...choiceLines((answers ?? []) as AnswerLine[]), ...requesterLines(requesterIn(request))]
  const prices = [priceText && `${priceText} excl. btw`, priceTextIncl && `${priceTextIncl} incl. btw`]
  return {
    lines: lines.map(({ label, answer, amount }) => ({ label, answer, amount })),
    total: prices.filter(Boolean).join(' / '),
  }
}

function requesterIn({ company, industry, ...request }: StoredRequest): Requester {
  const { description, name, email, phone, preferredContact } = request
  return {
    companyName: company ?? '',
    industry: industry ?? '',
    description: description ?? '',
    name: name ?? '',
    email: email ?? '',
    phone: phone ?? '',
    preferredContact: preferredContact ?? '',
  }
}

/** `2 extra landingspagina’s`: the label stands in the plural. An abbreviation keeps its capitals. */
export function quantityLabel(label: string, quantity: number): string {
  if (quantity === 1) return label
  return `${quantity} ${label.replace(/^\p{Lu}(?!\p{Lu})/u, first => first.toLowerCase())}`
}

function pricedLines(slug: StepSlug, label: string, chosen: ChosenOption[]): AnswerLine[] {
  if (chosen.length === 0) return [slipLine(slug, label, '')]
  return chosen.map((each, index) => {
    const { incl, excl } = slipAmount(each)
    const answer = quantityLabel(each.option.label, each.quantity)
    return { ...slipLine(slug, index === 0 ? label : '', answer), amount: excl, amountIncl: incl }
  })
}

function slipLine(slug: StepSlug, label: string, answer: string): AnswerLine {
  return { step: stepIndex(slug), label, answer, amount: '' }
}
