import { pdfAttachment } from '@/features/billing/server/pdfFile'
import { GENERAL_TERMS, type LegalPage } from '@/features/company/model/legal'
import { findGeneralTerms } from '@/features/company/server/listLegalPages'
import type { Ctx } from '@/platform/ctx'
import type { Attachment } from '@/platform/email/MailPort'
import { acceptedTerms } from './acceptedTerms'
import { termsPdf } from './termsPdf'

/**
 * The general terms as a file that goes with a mail: those that were accepted with the order, as long as their text
 * is kept, and otherwise those in force; nothing when there are none.
 */
export async function termsAttachment(
  ctx: Ctx,
  company: string,
  order: string | null = null,
): Promise<Attachment[]> {
  const terms = (order && (await acceptedTerms(ctx, order))) || (await findGeneralTerms(ctx))
  return terms ? [await termsFile(terms, company)] : []
}

/** One text of the general terms as a file. */
export async function termsFile(terms: LegalPage, company: string): Promise<Attachment> {
  return pdfAttachment(`${GENERAL_TERMS}.pdf`, await cachedTermsPdf(terms, company))
}

const pdfCache = new Map<string, Buffer>()

/** Thousands of mails bring the same few texts, and drawing one takes a tenth of a second. */
async function cachedTermsPdf(terms: LegalPage, company: string): Promise<Buffer> {
  const words = JSON.stringify([terms, company])
  const pdf = pdfCache.get(words) ?? (await termsPdf(terms, company))
  pdfCache.set(words, pdf)
  return pdf
}
