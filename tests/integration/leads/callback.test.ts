import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { warnOfDeadlines } from '@/features/leads/server/deadlineWarnings'
import { readLeadTimeline } from '@/features/leads/server/leadTimeline'
import { deleteOldLeads } from '@/features/leads/server/personalData'
import { submitLead } from '@/features/leads/server/submitLead'
import { asSystem } from '@/platform/access/authority'
import { storedMail } from '@/platform/email/transport'
import { LIMITS } from '@/platform/limits/limits'
import { typedForm } from '../../support/leadForms'
import { asking, walk } from '../../support/leads'
import { answerOf, mailPeers } from '../../support/mailPeers'
import { absentSmtp } from '../../support/smtpPeer'
import { mailsAbout } from '../../support/submissions'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const operator = { ...ctx, user: await staffMember(ctx.payload, 'operator') }
const { through } = mailPeers()

/** Wednesday 25 November 2026, 10:00 in Amsterdam; the agency is open until 18:00. */
const MORNING = new Date('2026-11-25T09:00:00Z')
const at = (now: Date) => ({ ...ctx, clientIp: randomUUID(), now: () => now })
const newNumber = () => `06 ${String(Math.random()).slice(2, 10)}`
const asks = (part: Record<string, string> = {}) =>
  typedForm('callback', { email: '', source: 'terugbellen', phone: newNumber(), ...part })

async function leadWith(phone: string) {
  const where = { phone: { equals: phone } }
  const { docs } = await ctx.payload.find({ collection: 'leads', where, depth: 0, ...asSystem })
  return docs
}

async function asked(part: Record<string, string>, now = MORNING) {
  const typed = asks(part)
  const answer = await submitLead(at(now), typed)
  return { answer, leads: await leadWith(typed.phone ?? '') }
}

describe('the deadline is the moment that was chosen', () => {
  test.each([
    ['as soon as possible', 'asap', MORNING, 'Zo snel mogelijk', '2026-11-25T10:00:00.000Z'],
    [
      'as soon as possible, ten minutes before closing',
      'asap',
      new Date('2026-11-25T16:50:00Z'),
      'Zo snel mogelijk',
      '2026-11-26T08:50:00.000Z',
    ],
    [
      'as soon as possible, at night',
      'asap',
      new Date('2026-11-25T21:00:00Z'),
      'Zo snel mogelijk',
      '2026-11-26T09:00:00.000Z',
    ],
    [
      'this afternoon',
      '2026-11-25T12:00',
      MORNING,
      'Woensdag 25 november 2026 tussen 12:00 en 18:00',
      '2026-11-25T17:00:00.000Z',
    ],
    [
      'the next morning',
      'morning',
      MORNING,
      'Donderdag 26 november 2026 tussen 09:00 en 12:00',
      '2026-11-26T11:00:00.000Z',
    ],
  ])('%s', async (_name, when, now, subject, respondBy) => {
    const { answer, leads } = await asked({ when }, now)
    expect(answer).toEqual({ kind: 'sent', reference: expect.any(String) })
    expect(leads).toEqual([
      expect.objectContaining({ kind: 'callback', email: '', subject, respondBy, openUntil: respondBy }),
    ])
  })

  test.each(['2026-11-25T09:00', '2026-11-29T12:00', '2026-11-26T03:00', 'morgen', '__proto__'])(
    'a moment at which nobody can call, %s, is refused',
    async when => {
      const { answer, leads } = await asked({ when })
      expect([answer, leads]).toEqual([{ kind: 'invalid', errors: { when: expect.any(String) } }, []])
    },
  )
})

test.each(['', 'bel maar', '12345', '<script>'])('the number %j is refused', async phone => {
  const answer = await submitLead(at(MORNING), asks({ phone }))
  expect(answer).toEqual({ kind: 'invalid', errors: { phone: expect.any(String) } })
})

test('staff get a mail that says when to call, and the visitor none', async () => {
  const { leads } = await asked({ when: 'morning', name: 'Gerrit Proef' })
  const mails = await mailsAbout(ctx, String(leads[0]?.id))
  expect(mails.map(({ to }) => to)).toEqual(['aanvragen@webbureau-voorbeeld.example'])
  expect(mails[0]?.subject).toMatch(/^Terugbelverzoek via Terugbellen, Gerrit Proef/)
  expect(mails[0]?.text).toContain('Donderdag 26 november 2026 tussen 09:00 en 12:00')
})

test('who leaves an address too is sent a confirmation', async () => {
  const email = `${randomUUID()}@proeftuin.example`
  const { leads } = await asked({ email })
  const mails = await mailsAbout(ctx, String(leads[0]?.id))
  expect(mails.map(({ to }) => to).sort()).toEqual([email, 'aanvragen@webbureau-voorbeeld.example'].sort())
})

test('an absent mail server changes nothing for who waits for no mail', async () => {
  const peer = await absentSmtp()
  const visitor = { ...(await through(ctx, peer)), clientIp: randomUUID() }
  const typed = asks()
  expect((await answerOf(peer, () => submitLead(visitor, typed))).kind).toBe('sent')
  expect(await leadWith(typed.phone ?? '')).toHaveLength(1)
})

test('one number asks a few times an hour, however it is written, and others go on', async () => {
  const phone = newNumber()
  const kinds: string[] = []
  for (let turn = 0; turn <= LIMITS['submit-phone'].points; turn++) {
    const written = turn % 2 ? phone : phone.replaceAll(' ', '').replace(/^0/, '+31')
    kinds.push((await submitLead(at(MORNING), asks({ phone: written }))).kind)
  }
  expect(kinds).toEqual([...Array(LIMITS['submit-phone'].points).fill('sent'), 'tooMany'])
  expect((await submitLead(at(MORNING), asks())).kind).toBe('sent')
})

test('people who leave no address are not taken for one person who asks again and again', async () => {
  for (let person = 0; person < 12; person++) {
    const { leads } = await asked({ name: `Buur ${person}` })
    expect(leads[0]).toMatchObject({ quarantined: false })
  }
})

test('sent twice it is one lead', async () => {
  const typed = asks()
  const answers = await Promise.all([submitLead(at(MORNING), typed), submitLead(at(MORNING), typed)])
  expect(answers[0]).toEqual(answers[1])
  expect(await leadWith(typed.phone ?? '')).toHaveLength(1)
})

test('staff find it in their list with everything else of that number, and are warned in time', async () => {
  const phone = newNumber()
  const [first] = (await asked({ phone })).leads
  await asked({ phone, when: 'morning' })
  const found = await walk(operator, asking({ search: phone }), 50)
  expect(found.map(({ kind, email }) => [kind, email])).toEqual([
    ['callback', ''],
    ['callback', ''],
  ])
  const lead = { collection: 'leads', id: String(first?.id) } as const
  const timeline = await readLeadTimeline(operator, { lead, kind: 'request', after: null })
  expect(timeline?.entries).toHaveLength(2)
  await warnOfDeadlines({ ...ctx, now: () => new Date('2026-11-25T09:50:00Z') })
  const mails = await mailsAbout(ctx, String(first?.id))
  expect(mails.map(({ template }) => template)).toContain('promise-breaking')
})

test('it is deleted for its age like any other', async () => {
  const { leads } = await asked({}, new Date('2020-01-08T09:00:00Z'))
  await deleteOldLeads({ ...ctx, now: () => new Date('2026-11-25T09:00:00Z') })
  expect(await leadWith(String(leads[0]?.phone))).toEqual([])
})
