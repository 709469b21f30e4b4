import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { restoreDraft } from '@/features/configurator/model/draftSchema'
import { submitConfigurator } from '@/features/configurator/server/submitConfigurator'
import { storedMail } from '@/platform/email/transport'
import { multiLine, singleLine } from '@/platform/text/format'
import { NO_TEXTS } from '../../support/badInput'
import { lift } from '../../support/ceilings'
import { IN_ORDER, type Input, PATIENCE, tryAll, unless } from '../../support/corpus'
import { activeParts } from '../../support/harmlessMail'
import { acceptDoubtful } from '../../support/leads'
import { MORE_CASES, TEXTS } from '../../support/moreBadInput'
import { filledDraft, mailsAbout, requestsOf, submission } from '../../support/submissions'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const visitor = () => ({ ...ctx, clientIp: randomUUID() })

/** The form with this in one place, by its path. */
function withValue(path: string, value: unknown) {
  const whole = structuredClone(submission(filledDraft())) as Record<string, unknown>
  const names = path.split('.')
  const last = names.pop() ?? ''
  let part = whole
  for (const name of names) part = part[name] as Record<string, unknown>
  part[last] = value
  return whole
}

const FREE: Record<string, string> = {
  'draft.businessInfo.companyName': 'company',
  'draft.businessInfo.industry': 'industry',
  'draft.businessInfo.description': 'description',
  'draft.contactInfo.name': 'name',
  'draft.contactInfo.phone': 'phone',
}
const SHAPED = [
  ...['draft', 'gate', 'draft.websiteType', 'draft.services', 'draft.services.0', 'draft.timeline'],
  ...['draft.features', 'draft.features.0', 'draft.features.0.id', 'draft.features.0.quantity'],
  ...['draft.businessInfo', 'draft.contactInfo', 'draft.contactInfo.email'],
  ...['draft.contactInfo.preferredContact', 'gate.submissionKey', 'gate.honeypot', 'gate.filledInMs'],
]
const SAVED = ['sent', 'received']
const ANSWERS = ['invalid', 'outdated', ...SAVED]

async function keptFault(answer: { kind: string }, input: unknown, column: string, text: string) {
  const { email } = (input as ReturnType<typeof submission>).draft.contactInfo
  const [request] = await requestsOf(ctx, email)
  await acceptDoubtful(ctx, answer, { collection: 'configurator-requests', id: String(request?.id) })
  const kept = String((request as unknown as Record<string, unknown> | undefined)?.[column] ?? '')
  if (![singleLine(text), multiLine(text)].includes(kept)) return `kept ${JSON.stringify(kept)}`
  const mails = await mailsAbout(ctx, request?.id ?? '')
  const active = mails.flatMap(({ html }) => activeParts(html ?? ''))
  return active.length > 0 ? `mailed ${active}` : null
}

const sending = (path: string): Input[] =>
  [...(path in FREE ? MORE_CASES : TEXTS).filter((_, at) => at % 2 === 0), ...NO_TEXTS].map(
    ([name, value]) => ({
      name: `${path}: ${name}`,
      judge: async () => {
        const input = withValue(path, value)
        const answer = await submitConfigurator(visitor(), input)
        const column = FREE[path]
        if (SAVED.includes(answer.kind) && column) return keptFault(answer, input, column, String(value))
        return unless(answer.kind, ...ANSWERS)
      },
    }),
  )

/** What a browser kept of a draft, by somebody who wrote there. */
const restoring = (path: string): Input[] =>
  [...TEXTS.filter((_, at) => at % 3 === 0), ...NO_TEXTS].map(([name, value]) => ({
    name: `kept draft, ${path}: ${name}`,
    judge: () => {
      const { draft } = withValue(path, value) as { draft: unknown }
      return Array.isArray(restoreDraft(draft).services) ? null : 'no draft'
    },
  }))

test(
  'every field of the configurator takes bad input, or says that something is wrong',
  async () => {
    await lift('submit-everyone', 'configurator-requests')
    const places = [...SHAPED, ...Object.keys(FREE)]
    const kept = places.filter(each => each.startsWith('draft'))
    const inputs = [...places.flatMap(sending), ...kept.flatMap(restoring)]
    expect(await tryAll('configurator', inputs, 4)).toEqual(IN_ORDER)
  },
  PATIENCE,
)
