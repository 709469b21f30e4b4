import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { LEAD_FIELDS } from '@/features/leads/model/forms'
import { LEAD_KINDS, type LeadKind } from '@/features/leads/model/lead'
import { submitLead } from '@/features/leads/server/submitLead'
import { storedMail } from '@/platform/email/transport'
import { readFormValues } from '@/platform/http/formInput'
import { multiLine, singleLine } from '@/platform/text/format'
import { NO_TEXTS } from '../../support/badInput'
import { lift } from '../../support/ceilings'
import { IN_ORDER, type Input, PATIENCE, tryAll, unless } from '../../support/corpus'
import { activeParts } from '../../support/harmlessMail'
import { leadsOf, typedForm } from '../../support/leadForms'
import { acceptDoubtful } from '../../support/leads'
import { MORE_CASES, TEXTS } from '../../support/moreBadInput'
import { mailsTo } from '../../support/subscriptions'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const visitor = () => ({ ...ctx, clientIp: randomUUID() })
const FREE = ['name', 'phone', 'subject', 'message']
const GATE = ['kind', 'source', 'submissionKey', 'filledInMs', 'website']

/** What a form sends with this in one of its fields, as the action reads it. */
function sent(kind: LeadKind, field: string, value: unknown) {
  const form = new FormData()
  for (const [name, text] of Object.entries({ ...typedForm(kind), [field]: value }))
    if (text !== undefined) form.append(name, text instanceof File ? text : String(text))
  return readFormValues(form)
}

/** Kept as it was typed, and mailed without markup of its own. */
async function keptFault(answer: { kind: string }, typed: Record<string, string>, field: string) {
  const [lead] = await leadsOf(ctx, typed.email ?? '')
  await acceptDoubtful(ctx, answer, { collection: 'leads', id: String(lead?.id) })
  const text = typed[field] ?? ''
  const kept = (lead as unknown as Record<string, unknown> | undefined)?.[field] ?? ''
  if (![singleLine(text), multiLine(text)].includes(String(kept))) return `kept ${JSON.stringify(kept)}`
  const mails = await mailsTo(ctx, typed.email ?? '')
  const active = mails.flatMap(({ html }) => activeParts(html))
  return active.length > 0 ? `mailed ${active}` : null
}

const oneField = (kind: LeadKind, field: string): Input[] => {
  const texts = (FREE.includes(field) ? MORE_CASES : TEXTS).filter((_, at) => at % 2 === 0)
  const values = NO_TEXTS.filter(([, value]) => typeof value !== 'object' && typeof value !== 'symbol')
  return [...texts, ...values].map(([name, value]) => ({
    name: `${kind} ${field}: ${name}`,
    judge: async () => {
      const typed = sent(kind, field, value)
      const answer = await submitLead(visitor(), typed)
      const isSaved = ['sent', 'received'].includes(answer.kind)
      if (isSaved && FREE.includes(field)) return keptFault(answer, typed, field)
      return unless(answer.kind, 'invalid', 'sent', 'received')
    },
  }))
}

test(
  'every field of every form of leads takes bad input, or says what is wrong',
  async () => {
    await lift('submit-everyone', 'leads')
    const inputs = LEAD_KINDS.flatMap(({ value: kind }) =>
      [...LEAD_FIELDS[kind], ...GATE].flatMap(field => oneField(kind, field)),
    )
    expect(await tryAll('lead forms', inputs, 4)).toEqual(IN_ORDER)
  },
  PATIENCE,
)
