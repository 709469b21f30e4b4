import { sql } from '@payloadcms/db-postgres/drizzle'
import { getClaims } from '@/features/catalogue/server/public'
import { respondBy } from '@/features/company/model/openingTime'
import { getCompany, listClosures } from '@/features/company/server/public'
import { INITIAL_STATUS } from '@/features/leads/model/lead'
import {
  answerSaved,
  findReference,
  type InboxSource,
  type SaveResult,
  saveSubmission,
} from '@/features/leads/server/public'
import type { Ctx } from '@/platform/ctx'
import { env } from '@/platform/env'
import { formatClock, formatWeekday } from '@/platform/time/zone'
import type { Draft } from '../model/draft'
import { type ConfiguratorSubmission, type SubmitResult, submissionSchema } from '../model/draftSchema'
import { choicesExist, indicationText, type PriceIndication, priceIndication } from '../model/priceIndication'
import { missingChoiceLines, requesterOf, slipLines } from '../model/slip'
import { acceptedRequestMails, CONFIGURATOR_CONFIRMATION, configuratorMails } from './configuratorMails'
import { getConfigurator } from './getConfigurator'
import { getRequestSlip } from './requestSlip'

const COLLECTION = 'configurator-requests'

export async function submitConfigurator(ctx: Ctx, input: unknown): Promise<SubmitResult> {
  const parsed = submissionSchema.safeParse(input)
  if (!parsed.success) return { kind: 'invalid' }
  const saved = await saveOrFail(ctx, parsed.data)
  if (!('id' in saved)) return saved
  const { kind, reference } = await answerSaved(ctx, saved, CONFIGURATOR_CONFIRMATION)
  return kind === 'received'
    ? { kind, reference }
    : { kind, reference, answerBy: momentText(saved.respondBy) }
}

const momentText = (moment: Date | null) =>
  moment ? `${formatWeekday(moment)} om ${formatClock(moment)} uur` : ''

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
  { draft, gate, addsTo }: ConfiguratorSubmission,
): Promise<SaveResult | { kind: 'outdated' }> {
  const [options, company, { responseTime }, closures, first] = await Promise.all([
    getConfigurator(ctx),
    getCompany(ctx),
    getClaims(ctx),
    listClosures(ctx),
    addsTo ? findReference(ctx, COLLECTION, addsTo) : null,
  ])
  // What was sent stands, whatever changed since: it gets its first answer again.
  const isOutdated = !first && !choicesExist(draft, options)
  if (isOutdated && !(await findReference(ctx, COLLECTION, gate.submissionKey))) return { kind: 'outdated' }
  const now = ctx.now()
  const promised = respondBy(now, company.openingHours, closures.agency)
  const lines = [...slipLines(draft, options), ...missingChoiceLines(draft, options)]
  const indication = priceIndication(draft, options)
  const requester = requesterOf(draft)
  return saveSubmission(ctx, {
    collection: COLLECTION,
    gate,
    email: draft.contactInfo.email,
    content: addsTo ? { draft, addsTo } : draft,
    written: {
      name: requester.name,
      lines: [requester.companyName, requester.industry, requester.phone],
      text: requester.description,
    },
    row: {
      ...requestRow(draft, indication),
      additionTo: first?.id ?? null,
      answers: lines,
      respondBy: promised.toISOString(),
      openUntil: promised.toISOString(),
    },
    mails: saved =>
      configuratorMails(
        {
          ...{ requester, lines, company, responseTime, total: indicationTexts(indication) },
          ...{ respondBy: promised, mailedAt: now, site: env.SITE_URL, addedTo: first?.reference ?? null },
        },
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
    priceOnce: indication.once.excl.from,
    priceMonthly: indication.monthly.excl.from,
    priceText: indicationText(indication, 'excl'),
    priceTextIncl: indicationText(indication, 'incl'),
  }
}

const indicationTexts = (indication: PriceIndication) => ({
  excl: indicationText(indication, 'excl'),
  incl: indicationText(indication, 'incl'),
})

/** Configurator requests in the list of leads. Their service is the first answer of the slip. */
export const configuratorInboxSource: InboxSource = {
  collection: COLLECTION,
  table: sql`configurator_requests`,
  kind: sql`'configurator'`,
  columns: sql`nullif(answers -> 0 ->> 'answer', '') as service, description as message,
    'Aanvulling op ' || (select first.reference from configurator_requests first where first.id = configurator_requests.addition_to_id)
      as subject, null::timestamptz as appointment_at, null as appointment_state`,
  mails: acceptedRequestMails,
  slip: getRequestSlip,
}
