import { addMonths, monthsBetween } from '@/platform/time/day'

/** A domain name is had by the year, however its order is paid. */
export const DOMAIN_TERM_MONTHS = 12

type Renewed = { startedOn: string; domainRenewsOn: string | null }

/** When the name of an order renews next, once all terms until `until` are invoiced. Null for a name that is not ours. */
export function nextDomainRenewal({ startedOn, domainRenewsOn }: Renewed, until: string): string | null {
  if (!domainRenewsOn || domainRenewsOn >= until) return domainRenewsOn
  // Counted with the order where it can be, so that an order of 29 February has its name once in every year.
  const months = monthsBetween(startedOn, domainRenewsOn)
  const isTogether = addMonths(startedOn, months) === domainRenewsOn
  return isTogether
    ? addMonths(startedOn, months + DOMAIN_TERM_MONTHS)
    : addMonths(domainRenewsOn, DOMAIN_TERM_MONTHS)
}
