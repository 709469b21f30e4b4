import { labelIn, listed } from '@/platform/text/format'

/** What an administrator says once is right, before the site may be found and sell. */
export const LAUNCH_PARTS = [
  { value: 'company', label: 'Bedrijfsgegevens' },
  { value: 'terms', label: 'Voorwaarden en privacy' },
  { value: 'mail', label: 'Mail' },
] as const

export type LaunchPart = (typeof LAUNCH_PARTS)[number]['value']

export const LAUNCH_PATH = '/admin/livegang'

/** `shop`: without it nothing is sold. `advice`: a warning alone. */
export type LaunchNeed = 'shop' | 'advice'

export type LaunchFacts = {
  isDemo: boolean
  /** An invoice with a number was made here: this agency is in business. */
  isInBusiness: boolean
  confirmed: readonly LaunchPart[]
  /** What the shop needs and lacks, as a clause: `er is geen betaaldienst`. */
  shopLacks: readonly string[]
}

export type LaunchState = {
  /** Search engines may list the site. */
  isSiteOpen: boolean
  isShopOpen: boolean
  /** Of the parts above, those that nobody confirmed. */
  open: LaunchPart[]
}

/** A demonstration is always open, and an agency that is in business never closes again. */
export function launchState({ isDemo, isInBusiness, confirmed, shopLacks }: LaunchFacts): LaunchState {
  const open = LAUNCH_PARTS.map(each => each.value).filter(part => !confirmed.includes(part))
  const isSettled = isDemo || isInBusiness
  const isSiteOpen = isSettled || open.length === 0
  return { isSiteOpen, isShopOpen: isSettled || (isSiteOpen && shopLacks.length === 0), open }
}

/** For staff: how the site stands, and why. */
export function launchText(facts: LaunchFacts): string {
  const { isDemo, isInBusiness, shopLacks } = facts
  const state = launchState(facts)
  if (isDemo) return 'Dit is een demonstratie: de site en de winkel staan open.'
  if (isInBusiness) return 'Er zijn facturen gemaakt: de site en de winkel blijven open.'
  if (!state.isSiteOpen)
    return `Zoekmachines tonen de site nog niet en bestellen kan niet, tot dit bevestigd is: ${listed(
      state.open.map(part => labelIn(LAUNCH_PARTS, part).toLowerCase()),
    )}.`
  if (!state.isShopOpen) return `De site is te vinden. Bestellen kan nog niet: ${listed(shopLacks)}.`
  return 'De site is te vinden, en bestellen kan.'
}

/** Domains that are reserved for examples (RFC 2606): nobody has mail there. */
export const isExampleAddress = (address: string) =>
  /[@.]example$|\.example\.|\.(test|invalid)$/i.test(address)

export const SHOP_CLOSED = {
  title: 'Bestellen kan nog niet',
  text: 'We zijn bijna zover. Wil je nu al hosting? Bel of mail ons, dan regelen we het samen.',
}
