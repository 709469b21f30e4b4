import { GENERAL_TERMS, type LegalPage, type LegalSlug } from '@/features/company/model/legal'
import { findGeneralTerms, toLegalPage } from '@/features/company/server/public'
import { asSystem } from '@/platform/access/authority'
import type { Ctx, MailSender } from '@/platform/ctx'
import { mailFooter } from '@/platform/email/letterMail'
import { type Attachment, pdfAttachment } from '@/platform/email/transport'
import { writeParagraphs, writeSection } from '@/platform/pdf/paragraphs'
import { drawRule, finishSheet, INK, newSheet, PAPER, write } from '@/platform/pdf/sheet'
import { formatPlainDay } from '@/platform/time/day'
import { findAcceptedTerms } from './orderRepository'

/**
 * The general terms as a file that goes with a mail: those that were accepted with the order, as long as their text
 * is kept, and otherwise those in force; nothing when there are none.
 */
export async function termsAttachment(
  ctx: Ctx,
  company: MailSender,
  order: string | null = null,
): Promise<Attachment[]> {
  const terms = (order && (await acceptedTerms(ctx, order))) || (await findGeneralTerms(ctx))
  return terms ? [await legalFile(terms, company)] : []
}

export async function legalFile(page: LegalPage, company: MailSender): Promise<Attachment> {
  return pdfAttachment(legalFileName(page.slug), await cachedPdf(page, company))
}

export const legalFileName = (slug: LegalSlug) => `${slug}.pdf`

const pdfCache = new Map<string, Buffer>()

/** Thousands of mails bring the same few texts, and drawing one takes a tenth of a second. */
async function cachedPdf(page: LegalPage, company: MailSender): Promise<Buffer> {
  const words = JSON.stringify([page, mailFooter(company)])
  const pdf = pdfCache.get(words) ?? (await legalPdf(page, company))
  pdfCache.set(words, pdf)
  return pdf
}

/**
 * The general terms as they read when an order was placed on them; null when no kept edition bears the version that was
 * accepted. Who mended a word without a new version made two texts of one: it is the one of that moment.
 */
async function acceptedTerms(ctx: Ctx, order: string): Promise<LegalPage | null> {
  const accepted = await findAcceptedTerms(ctx, order)
  if (!accepted?.version) return null
  const editions = await editionsOf(ctx, accepted.version)
  const edition =
    editions.find(each => new Date(each.updatedAt) <= new Date(accepted.at ?? 0)) ?? editions.at(-1)
  return edition ? toLegalPage(edition.version) : null
}

async function editionsOf(ctx: Ctx, version: string) {
  const { docs } = await ctx.payload.findVersions({
    collection: 'legal-pages',
    where: {
      'version.slug': { equals: GENERAL_TERMS },
      'version.version': { equals: version },
      'version._status': { equals: 'published' },
    },
    sort: '-updatedAt',
    depth: 0,
    pagination: false,
    ...asSystem,
  })
  return docs
}

/** A legal page on paper, as it goes with orders and invoices. The same page gives the same bytes. */
async function legalPdf(page: LegalPage, company: MailSender): Promise<Buffer> {
  const day = page.updated.slice(0, 10)
  const sheet = newSheet(page.title, company.name, new Date(`${day}T12:00:00Z`))
  const edition = `Versie ${page.version}, ${formatPlainDay(day)}`
  let y = write(sheet, 'P', company.name, { y: PAPER.top, font: 'bold', size: 11, color: INK.red })
  y = write(sheet, 'H1', page.title, { y: y + 6, font: 'heading', size: 26 })
  y = write(sheet, 'P', edition, { y: y + 2, size: 8.5, color: INK.soft })
  drawRule(sheet, y + 8, INK.ink, 1.5)
  y = writeParagraphs(sheet, page.intro, y + 20)
  page.sections.forEach(({ title, text }, index) => {
    y = writeSection(sheet, `${index + 1}. ${title}`, text, y + 8)
  })
  // "Onderaan deze pagina", as the texts say.
  writeParagraphs(sheet, mailFooter(company), y + 14)
  return finishSheet(sheet, `${page.title} van ${company.name}. ${edition}`)
}
