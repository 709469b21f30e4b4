import type { DomainAnswer } from '../../model/domain'

/** A visitor who looks for a name waits no longer than this for it. */
export const LOOKUP_TIMEOUT_MS = 3000

/**
 * Who knows whether a name can still be had. `free` is said by its registry only. What nobody could say is
 * `unknown`; it may throw when nobody answered at all.
 */
export type DomainLookup = { check: (name: string) => Promise<DomainAnswer> }

declare module '@/platform/ctx' {
  interface Services {
    domains: DomainLookup
  }
}
