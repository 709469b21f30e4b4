import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { BOOKING_FIELDS } from '@/features/desk/model/booking'
import { bookAppointment } from '@/features/desk/server/appointments/bookAppointment'
import { LEAD_FIELDS } from '@/features/leads/model/forms'
import { FORM_KINDS, type FormKind } from '@/features/leads/model/lead'
import { submitLead } from '@/features/leads/server/submitLead'
import { storedMail } from '@/platform/email/transport'
import { readFormValues } from '@/platform/http/formInput'
import { multiLine, singleLine } from '@/platform/text/format'
import { MONDAY, typedBooking, visitorAt } from '../../support/appointments'
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
const sent = (kind: FormKind, field: string, value: unknown) => asSent({ ...typedForm(kind), [field]: value })

function asSent(typed: Record<string, unknown>) {
  const form = new FormData()
  for (const [name, text] of Object.entries(typed))
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

function valuesFor(field: string): [string, unknown][] {
  const texts = (FREE.includes(field) ? MORE_CASES : TEXTS).filter((_, at) => at % 2 === 0)
  const values = NO_TEXTS.filter(([, value]) => typeof value !== 'object' && typeof value !== 'symbol')
  return [...texts, ...values].map(([name, value]) => [name, value])
}

const oneField = (kind: FormKind, field: string): Input[] =>
  valuesFor(field).map(([name, value]) => ({
    name: `${kind} ${field}: ${name}`,
    judge: async () => {
      const typed = sent(kind, field, value)
      const answer = await submitLead(visitor(), typed)
      const isSaved = ['sent', 'received'].includes(answer.kind)
      if (isSaved && FREE.includes(field)) return keptFault(answer, typed, field)
      return unless(answer.kind, 'invalid', 'sent', 'received')
    },
  }))

let week = 0

/** A Monday of its own for each input: none takes another's moment. */
const oneFieldOfBooking = (field: string): Input[] =>
  valuesFor(field).map(([name, value]) => ({
    name: `booking ${field}: ${name}`,
    judge: async () => {
      const now = new Date(MONDAY.getTime() + week++ * 7 * 86_400_000)
      const slot = new Date(now.getTime() + 6 * 3_600_000).toISOString()
      const typed = asSent({ ...typedBooking(slot), [field]: value })
      const answer = await bookAppointment(visitorAt(ctx, now), typed)
      if (answer.kind === 'booked' && FREE.includes(field)) return keptFault(answer, typed, field)
      return unless(answer.kind, 'invalid', 'booked', 'held', 'taken')
    },
  }))

test(
  'every field of every form of leads takes bad input, or says what is wrong',
  async () => {
    await lift('submit-everyone', 'leads')
    const inputs = [
      ...FORM_KINDS.flatMap(kind => [...LEAD_FIELDS[kind], ...GATE].flatMap(field => oneField(kind, field))),
      ...[...BOOKING_FIELDS, ...GATE.slice(1)].flatMap(oneFieldOfBooking),
    ]
    expect(await tryAll('lead forms', inputs, 4)).toEqual(IN_ORDER)
  },
  PATIENCE,
)
