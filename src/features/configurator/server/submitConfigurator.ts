import { getClaims } from '@/features/catalogue/server/getClaims'
import { respondBy } from '@/features/company/model/openingTime'
import { getCompany } from '@/features/company/server/getCompany'
import { formatReference, INITIAL_STATUS } from '@/features/leads/model/lead'
import { type SaveResult, saveSubmission } from '@/features/leads/server/saveSubmission'
import type { Ctx } from '@/platform/ctx'
import { sendNow, wasSent } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import type { Draft } from '../model/draft'
import { choicesExist, indicationText, type PriceIndication, priceIndication } from '../model/priceIndication'
import { slipLines } from '../model/slip'
import { type ConfiguratorSubmission, type SubmitResult, submissionSchema } from '../model/submission'
import { CONFIGURATOR_CONFIRMATION, configuratorMails } from './configuratorMails'
import { getConfigurator } from './getConfigurator'

/** Keeps a configured website as a request, and mails the visitor and staff. */
export async function submitConfigurator(ctx: Ctx, input: unknown): Promise<SubmitResult> {
  const parsed = submissionSchema.safeParse(input)
  if (!parsed.success) return { kind: 'invalid' }
  const saved = await saveOrFail(ctx, parsed.data)
  if (!('id' in saved)) return saved
  const mailed =
    saved.kind === 'saved'
      ? await sendNow(ctx, saved.mails)
      : await wasSent(ctx, saved.id, CONFIGURATOR_CONFIRMATION)
  return { kind: mailed ? 'sent' : 'savedWithoutMail', reference: formatReference(saved.number) }
}

/** The specification has words of its own for a request that could not be saved. */
async function saveOrFail(
  ctx: Ctx,
  submission: ConfiguratorSubmission,
): Promise<SaveResult | { kind: 'notSaved' | 'outdated' }> {
  try {
    return await saveRequest(ctx, submission)
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'a configurator request was not saved' })
    return { kind: 'notSaved' }
  }
}

async function saveRequest(
  ctx: Ctx,
  { draft, gate }: ConfiguratorSubmission,
): Promise<SaveResult | { kind: 'outdated' }> {
  const [options, company, { responseTime }] = await Promise.all([
    getConfigurator(ctx),
    getCompany(ctx),
    getClaims(ctx),
  ])
  if (!choicesExist(draft, options)) return { kind: 'outdated' }
  const promised = respondBy(ctx.now(), company.openingHours)
  const lines = slipLines(draft, options)
  const indication = priceIndication(draft, options)
  return saveSubmission(ctx, {
    collection: 'configurator-requests',
    gate,
    email: draft.contactInfo.email,
    content: draft,
    row: {
      ...requestRow(draft, indication),
      answers: lines,
      respondBy: promised.toISOString(),
      openUntil: promised.toISOString(),
    },
    mails: saved =>
      configuratorMails(
        { draft, lines, indication, company, respondBy: promised, responseTime, site: env.SITE_URL },
        saved,
      ),
  })
}

function requestRow(draft: Draft, indication: PriceIndication) {
  const { businessInfo, contactInfo } = draft
  return {
    name: contactInfo.name,
    email: contactInfo.email,
    phone: contactInfo.phone || null,
    preferredContact: contactInfo.preferredContact,
    company: businessInfo.companyName,
    industry: businessInfo.industry,
    description: businessInfo.description || null,
    websiteType: draft.websiteType,
    services: draft.services,
    timeline: draft.timeline,
    features: draft.features,
    source: 'configurator',
    status: INITIAL_STATUS,
    priceOnce: indication.once,
    priceMonthly: indication.monthly,
    priceText: indicationText(indication),
  }
}
