import type { CustomerKind } from '@/features/customers/model/customer'

/** Of the general terms, and of the processing agreement; empty where there is none. */
export type TermsVersions = { general: string; processing: string }

/** A private person has us process no data of others. */
export const agreesOnProcessing = (kind: CustomerKind) => kind === 'business'

/** What somebody of this kind accepts. */
export function versionsFor({ general, processing }: TermsVersions, kind: CustomerKind): TermsVersions {
  return { general, processing: agreesOnProcessing(kind) ? processing : '' }
}
