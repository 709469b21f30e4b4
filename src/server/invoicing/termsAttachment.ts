import type { LegalPage } from '@/domain/site/legal'
import { listLegalPages } from '../content/listLegalPages'
import type { Ctx } from '../ctx'
import type { Attachment } from '../mail/MailPort'
import { pdfFile } from './pdfFile'
import { termsPdf } from './termsPdf'

/** The general terms in force, as a file that goes with a mail; nothing when there are none. */
export async function termsAttachment(ctx: Ctx, company: string): Promise<Attachment[]> {
  const terms = (await listLegalPages(ctx)).find(page => page.slug === 'algemene-voorwaarden')
  return terms ? [pdfFile('algemene-voorwaarden.pdf', await drawnOnce(terms, company))] : []
}

let last: { words: string; drawn: Promise<Buffer> } | null = null

/** Thousands of mails bring the same terms, and drawing them takes a tenth of a second. */
function drawnOnce(terms: LegalPage, company: string): Promise<Buffer> {
  const words = JSON.stringify([terms, company])
  if (last?.words !== words) last = { words, drawn: termsPdf(terms, company) }
  return last.drawn
}
