import type { Company } from '@/features/company/model/company'
import { getCompany } from '@/features/company/server/getCompany'
import type { TaskSchedulePublish } from '@/payload-types'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { sendNow } from '@/platform/email/confirmation'
import { letterHtml, letterText } from '@/platform/email/letterMail'
import { mailFooter } from '@/platform/email/mailFooter'
import { type MailDraft, queueMail } from '@/platform/email/outbox'
import { env } from '@/platform/env'

export const FAILED_PUBLICATION_MAIL = 'not-published'

/** Mails staff what was planned and did not happen: Payload tries such a job once, and forgets it. */
export async function mailFailedPublications(ctx: Ctx, jobs: string[]): Promise<void> {
  const { docs } = await ctx.payload.find({
    ...{ collection: 'payload-jobs', where: { id: { in: jobs } }, depth: 0, pagination: false },
    ...asSystem,
  })
  const company = await getCompany(ctx)
  const drafts = docs.map(job => failedMail(job.id, job.input as Input, company.notifyEmail, company))
  const mails = await transaction(ctx, tx => queueMail(ctx, tx, drafts))
  await sendNow(ctx, mails)
}

type Input = TaskSchedulePublish['input']

function failedMail(id: string, { type, doc, global }: Input, to: string, company: Company): MailDraft {
  const planned = type === 'unpublish' ? 'van de site gaan' : 'op de site komen'
  const path = doc ? `collections/${doc.relationTo}/${doc.value}` : `globals/${global}`
  const letter = {
    heading: 'Een geplande publicatie is niet gelukt',
    paragraphs: [
      `Iets zou nu ${planned}, maar dat lukte niet. Vaak is een verplicht veld nog leeg, of mag wie het plande dit niet meer.`,
      'Open het, kijk wat er nog mist en publiceer het zelf. Uit zichzelf gebeurt er niets meer.',
    ],
    button: { label: 'Open wat gepland was', href: `${env.SITE_URL}/admin/${path}` },
    company: company.name,
    footer: mailFooter(company),
  }
  return {
    ...{ template: FAILED_PUBLICATION_MAIL, to, subject: letter.heading },
    about: { collection: 'payload-jobs', id },
    html: letterHtml(letter),
    text: letterText(letter),
  }
}
