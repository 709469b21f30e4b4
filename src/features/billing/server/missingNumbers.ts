import type { Company } from '@/features/company/model/company'
import { getCompany, lockCompany } from '@/features/company/server/public'
import { administratorAddresses } from '@/platform/access/administrators'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { letterHtml, letterText, mailFooter } from '@/platform/email/letterMail'
import { hasMailAbout } from '@/platform/email/mailRepository'
import { type MailDraft, type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { dayOf } from '@/platform/time/day'
import { findMissingNumbers, missingNumbersMessage } from '../model/missingNumbers'

export const MISSING_NUMBERS_MAIL = 'company-gaps'

export async function warnOfMissingNumbers(ctx: Ctx, demo = env.DEMO): Promise<void> {
  const gaps = await getMissingNumbers(ctx, demo)
  if (gaps.length === 0) return
  const [company, admins] = [await getCompany(ctx), await administratorAddresses(ctx)]
  const day = dayOf(ctx.now())
  const drafts = admins.map(to => missingNumbersMail(to, day, gaps, company))
  const mails = await transaction(ctx, tx => queueOnce(ctx, tx, day, drafts))
  if (mails.length > 0) await sendNow(ctx, mails)
}

/** Whoever holds the company's record first mails; who comes later sees that it was done today. */
async function queueOnce(ctx: Ctx, tx: Tx, day: string, drafts: MailDraft[]): Promise<QueuedMail[]> {
  await lockCompany(tx)
  return (await hasMailAbout(tx, day, MISSING_NUMBERS_MAIL)) ? [] : queueMail(ctx, tx, drafts)
}

function missingNumbersMail(to: string, day: string, gaps: readonly string[], company: Company): MailDraft {
  const letter = {
    heading: 'Je facturen zijn niet volledig',
    paragraphs: [
      missingNumbersMessage(gaps),
      'Bestellingen en betalingen gaan gewoon door, en wie betaalt krijgt een factuur. Die facturen moet je later crediteren en opnieuw maken. Deze mail komt elke dag terug tot het is ingevuld.',
    ],
    button: { label: 'Naar Bedrijf', href: `${env.SITE_URL}/admin/globals/company` },
    company: company.name,
    footer: mailFooter(company),
  }
  return {
    ...{ template: MISSING_NUMBERS_MAIL, to, subject: letter.heading },
    about: { collection: 'company', id: day },
    html: letterHtml(letter),
    text: letterText(letter),
  }
}

/** The numbers of a demonstration are meant to be invented. */
export async function getMissingNumbers(ctx: Ctx, demo = env.DEMO): Promise<string[]> {
  if (demo) return []
  return findMissingNumbers(await ctx.payload.findGlobal({ slug: 'company', depth: 0, ...asSystem }))
}
