import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { LEAD_FIELDS } from '@/features/leads/model/forms'
import { FORM_KINDS } from '@/features/leads/model/lead'
import { exportInbox } from '@/features/leads/server/exportInbox'
import { submitLead } from '@/features/leads/server/submitLead'
import { multiLine, singleLine } from '@/platform/text/format'
import { BAD_CASES, MEGABYTE } from '../../support/badInput'
import { expectHarmless } from '../../support/harmlessMail'
import { leadsOf, typedForm } from '../../support/leadForms'
import { acceptDoubtful, asking } from '../../support/leads'
import { acceptingSmtp } from '../../support/smtpPeer'
import { mailThrough, staffMember, testCtx } from '../../support/testCtx'

const STAFF = 'aanvragen@webbureau-voorbeeld.example'
const peer = await acceptingSmtp()
afterAll(peer.close)
const ctx = await testCtx({ mail: mailThrough(peer) })
const visitor = () => ({ ...ctx, clientIp: randomUUID() })

describe.each(FORM_KINDS)('the form for a %s', kind => {
  const dials = kind === 'callback'

  test.each(BAD_CASES)('keeps %s as it was typed, and mails it to nobody else', async (_name, bad) => {
    peer.received.length = 0
    const phone = dials ? '053 000 00 00' : bad.length <= 40 ? bad : ''
    const typed = typedForm(kind, { name: bad, phone, subject: bad, message: bad })
    const answer = await submitLead(visitor(), typed)
    expect(['sent', 'received']).toContain(answer.kind)
    const [lead] = await leadsOf(ctx, typed.email)
    await acceptDoubtful(ctx, answer, { collection: 'leads', id: String(lead?.id) })
    expect(lead).toMatchObject({ name: singleLine(bad), phone: singleLine(phone) || null })
    const { subject, message } = lead ?? {}
    // Of a call back it is the moment.
    if (!dials) expect([singleLine(bad), null]).toContain(subject)
    expect([multiLine(bad), null]).toContain(message)
    await expect.poll(() => peer.received.length).toBe(2)
    expectHarmless(peer.received, [typed.email, STAFF])
    const task = peer.received.find(each => each.to[0] === STAFF)
    expect(task?.mail.subject).toContain(`, ${singleLine(bad)} (`)
  })

  const CHOSEN = [
    ...['email', 'service', 'when', 'source', 'kind', 'submissionKey', 'filledInMs'],
    ...(dials ? ['phone'] : []),
  ]
  const fields = CHOSEN.filter(field =>
    [...LEAD_FIELDS[kind], 'source', 'kind', 'submissionKey', 'filledInMs'].includes(field),
  )

  test.each(fields)('takes nothing of it for its %s', async field => {
    const bad = BAD_CASES.filter(([, text]) => field !== 'source' || !/^[a-z0-9-]*$/.test(text))
    for (const [, text] of bad) {
      const answer = await submitLead(visitor(), typedForm(kind, { [field]: text }))
      expect({ text, kind: answer.kind }).toEqual({ text, kind: 'invalid' })
    }
  })

  test.each([...LEAD_FIELDS[kind], 'source', 'submissionKey', 'website'])(
    'takes no megabyte for its %s',
    async field => {
      const answer = await submitLead(visitor(), typedForm(kind, { [field]: MEGABYTE }))
      expect(answer.kind).toBe('invalid')
    },
  )

  test('has a name that somebody can read', async () => {
    const typed = typedForm(kind, { name: '\u200B \u202E\u2060' })
    expect(await submitLead(visitor(), typed)).toEqual({
      kind: 'invalid',
      errors: { name: expect.any(String) },
    })
  })
})

test('no cell of the export is a formula', async () => {
  const operator = { ...ctx, user: await staffMember(ctx.payload, 'operator') }
  const file = await new Response(exportInbox(operator, asking())).text()
  const cells = [...file.matchAll(/"((?:[^"]|"")*)"/g)].map(found => found[1] ?? '')
  expect(cells.length).toBeGreaterThan(FORM_KINDS.length * BAD_CASES.length)
  expect(cells.filter(cell => /^[=+\-@\t\r\n]/.test(cell))).toEqual([])
})
