// Works around: Payload's task does not pass on the planned time, and drops a failed job in silence.
// Upstream: no issue known.
// Removal test: `scheduledPublish` in tests/unit/platform/workarounds.test.ts.
import type { FieldHook, SanitizedConfig, TaskHandler } from 'payload'
import type { TaskSchedulePublish } from '@/payload-types'
import { asSystem, asUser } from '@/platform/access/authority'
import { type Ctx, ctxOf, getOrganisation, type Organisation } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { letterHtml, letterText, mailFooter } from '@/platform/email/letterMail'
import { type MailDraft, queueMail, sendNow } from '@/platform/email/outbox'
import { env } from '@/platform/env'

/** The planned time becomes the date of an article. */
export function runScheduledPublications(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish')
  if (task) task.handler = publishOrUnpublish as typeof task.handler
  return config
}

/** Acts as who planned it, and fails when they may not do it any more. */
const publishOrUnpublish: TaskHandler<'schedulePublish'> = async ({ input, job, req: { payload } }) => {
  const { doc, global, type, user } = input
  if (!user) throw new Error('nobody planned this')
  const planner = await payload.findByID({ collection: 'staff', id: idOf(user.value), depth: 0, ...asSystem })
  const data = { _status: type === 'unpublish' ? ('draft' as const) : ('published' as const) }
  const change = { data, depth: 0, context: { plannedFor: job.waitUntil ?? undefined } }
  const by = { user: { ...planner, collection: 'staff' as const } }
  if (doc) await payload.update({ ...change, ...asUser(by), collection: doc.relationTo, id: idOf(doc.value) })
  if (global) await payload.updateGlobal({ ...change, ...asUser(by), slug: global })
  return { output: {} }
}

const idOf = (value: string | { id: string }) => (typeof value === 'string' ? value : value.id)

export const setPublishedAt: FieldHook = ({ context, data, originalDoc, req, value }) => {
  const kept = value === undefined ? originalDoc?.publishedAt : value
  if (kept || data?._status !== 'published') return value
  return context.plannedFor ?? ctxOf(req).now().toISOString()
}

export const FAILED_PUBLICATION_MAIL = 'not-published'

/** Payload tries such a job once and drops it. */
export async function mailFailedPublications(ctx: Ctx, jobs: string[]): Promise<void> {
  const { docs } = await ctx.payload.find({
    ...{ collection: 'payload-jobs', where: { id: { in: jobs } }, depth: 0, pagination: false },
    ...asSystem,
  })
  const company = await getOrganisation(ctx)
  const drafts = docs.map(job => failedMail(job.id, job.input as Input, company.notifyEmail, company))
  const mails = await transaction(ctx, tx => queueMail(ctx, tx, drafts))
  await sendNow(ctx, mails)
}

type Input = TaskSchedulePublish['input']

function failedMail(id: string, { type, doc, global }: Input, to: string, company: Organisation): MailDraft {
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
