import {
  findLegalPage,
  GENERAL_TERMS,
  type LegalPage,
  PROCESSING_AGREEMENT,
} from '@/features/company/model/legal'
import type { CustomerKind } from '@/features/customers/model/customer'

/** Of the general terms, and of the processing agreement; empty where there is none. */
export type TermsVersions = { general: string; processing: string }

/** A private person has us process no data of others. */
const agreesOnProcessing = (kind: CustomerKind) => kind === 'business'

/** What somebody of this kind accepts. */
export function versionsFor({ general, processing }: TermsVersions, kind: CustomerKind): TermsVersions {
  return { general, processing: agreesOnProcessing(kind) ? processing : '' }
}

export type AcceptedTexts = {
  terms: LegalPage
  /** Null for a private person. */
  agreement: LegalPage | null
}

/** A shop from before the processing agreement has none until its seed runs. */
export function textsFor(pages: readonly LegalPage[], kind: CustomerKind): AcceptedTexts {
  const terms = findLegalPage(pages, GENERAL_TERMS)
  if (!terms) throw new Error('there are no general terms to agree on')
  const agreement = agreesOnProcessing(kind) ? findLegalPage(pages, PROCESSING_AGREEMENT) : null
  return { terms, agreement: agreement ?? null }
}
