import type { Price } from '@/features/catalogue/model/products'

/** What the price of a choice is read from. */
export const PRICE_SOURCES = [
  { value: 'product', label: 'Een product' },
  { value: 'hosting', label: 'Het goedkoopste hostingpakket' },
  { value: 'domain', label: 'Het eerste jaar van een domeinnaam' },
  { value: 'included', label: 'Inbegrepen' },
] as const

export type PriceSource = (typeof PRICE_SOURCES)[number]['value']

export const DRAWINGS = [
  { value: 'page', label: 'Webpagina' },
  { value: 'shop', label: 'Winkelpui' },
  { value: 'box', label: 'Doos' },
] as const

export type Drawing = (typeof DRAWINGS)[number]['value']

/** `sold` names what is sold: two choices that sell the same are paid once. */
export type Option = { id: string; label: string; description: string; price: Price; sold: string }
export type WebsiteType = Option & { drawing: Drawing }
export type Feature = Option & { countable: boolean }
/** Weeks from the start of the work to delivery. */
export type Timeline = {
  id: string
  label: string
  description: string
  weeks: { from: number; to: number } | null
}

export type ConfiguratorOptions = {
  websiteTypes: WebsiteType[]
  services: Option[]
  timelines: Timeline[]
  features: Feature[]
}

/** A choice and why it has no amount, in one line. */
export function optionNote({ description, price }: Option): string {
  const reason = price.kind === 'request' ? price.reason : ''
  return [description, reason].filter(Boolean).join(' ')
}
