import { getClaims } from '@/features/catalogue/server/getClaims'
import { getCompany } from '@/features/company/server/getCompany'
import { requireOperator } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { attemptMail, markAsFailed, queueMail } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { leadRespondBy } from '../model/respondBy'
import { leadMails } from './leadMails'

const SAMPLE_ANSWERS = {
  name: 'Tessa Voorbeeld (test)',
  email: 'tessa@testlead.example',
  phone: '06 00 00 00 00',
  message: 'Dit is een test. Er is geen aanvraag binnengekomen.',
}

/**
 * What a visitor and the office would get of a lead from an advertisement, both mailed to the office at once: a test
 * that failed does not arrive an hour later.
 */
export async function sendTestMails(ctx: Ctx): Promise<{ kind: 'sent' | 'kept' | 'failed' }> {
  requireOperator(ctx)
  const drafts = await sampleMails(ctx)
  const mails = await transaction(ctx, tx => queueMail(ctx, tx, drafts))
  const states = await Promise.all(mails.map(mail => attemptMail(ctx, mail)))
  if (states.some(state => state === 'queued' || state === 'failed')) {
    await markAsFailed(ctx, mails)
    return { kind: 'failed' }
  }
  return { kind: states.includes('kept') ? 'kept' : 'sent' }
}

async function sampleMails(ctx: Ctx) {
  const [company, { responseTime }] = await Promise.all([getCompany(ctx), getClaims(ctx)])
  const received = ctx.now()
  const lead = {
    ...({ kind: 'ads', answers: SAMPLE_ANSWERS, source: 'meta-ads', appointmentAt: null } as const),
    ...{ company, received, responseTime, site: env.SITE_URL },
    respondBy: leadRespondBy('ads', received, company.openingHours),
  }
  return leadMails(lead, { id: '', number: 0 }).map(({ about, ...draft }) => ({
    ...draft,
    to: company.notifyEmail,
    subject: `TEST: ${draft.subject}`,
  }))
}
