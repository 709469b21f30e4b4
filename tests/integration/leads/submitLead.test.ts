import { describe, expect, test } from 'vitest'
import { FORM_KINDS } from '@/features/leads/model/lead'
import { submitLead } from '@/features/leads/server/submitLead'
import { storedMail } from '@/platform/email/transport'
import { leadsOf, typedForm } from '../../support/leadForms'
import { answerOf, mailPeers } from '../../support/mailPeers'
import { aReference } from '../../support/reference'
import { absentSmtp, acceptingSmtp, hangingSmtp, refusingSmtp } from '../../support/smtpPeer'
import { mailsAbout } from '../../support/submissions'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const kept = { ...ctx, mail: storedMail }
const { through } = mailPeers()

describe('what each form brings in', () => {
  const friday = () => new Date('2026-11-20T10:00:00Z')
  const person = { name: 'Jan Proef', phone: '06 00 00 00 09', status: 'new', quarantined: false }

  test.each([
    [
      'quote',
      { ...person, source: 'locatie-page', service: 'webshop', respondBy: '2026-11-21T10:00:00.000Z' },
    ],
    [
      'ads',
      {
        ...person,
        service: 'Website/Webshop via Meta Ads',
        message: 'Bel me\nmorgen.',
        respondBy: '2026-11-20T11:00:00.000Z',
      },
    ],
    ['contact', { ...person, subject: 'Een vraag', message: 'Komen jullie ook langs?' }],
  ] as const)('%s', async (kind, expected) => {
    const typed = typedForm(kind)
    const answer = await submitLead({ ...kept, now: friday }, typed)
    const leads = await leadsOf(ctx, typed.email)
    expect(answer).toEqual({ kind: 'sent', reference: aReference })
    expect(leads).toHaveLength(1)
    expect(leads[0]).toMatchObject({ kind, ...expected })
  })

  test('a lead and a configured website never have the same number', async () => {
    const [first, second] = [
      await submitLead(kept, typedForm('quote')),
      await submitLead(kept, typedForm('ads')),
    ]
    expect(first).not.toEqual(second)
  })
})

test.each(FORM_KINDS.filter(kind => kind !== 'callback'))(
  'the form for a %s saves nothing without an e-mail address',
  async kind => {
    const answer = await submitLead(kept, typedForm(kind, { email: '' }))
    expect(answer).toEqual({ kind: 'invalid', errors: { email: expect.any(String) } })
  },
)

describe.each(FORM_KINDS)('the form for a %s', kind => {
  test('mails the visitor and staff', async () => {
    const peer = acceptingSmtp()
    const typed = typedForm(kind)
    expect((await submitLead(await through(ctx, peer), typed)).kind).toBe('sent')
    await expect.poll(async () => (await peer).received.length).toBe(2)
    const { received } = await peer
    expect(received.map(each => each.to[0]).sort()).toEqual(
      [typed.email, 'aanvragen@webbureau-voorbeeld.example'].sort(),
    )
    const staffs = received.find(each => each.to[0]?.startsWith('aanvragen'))
    expect(staffs?.mail.subject?.startsWith('URGENT')).toBe(kind === 'ads')
  })

  test.each([
    ['refuses', () => refusingSmtp(451)],
    ['is absent', absentSmtp],
    ['hangs', hangingSmtp],
  ])('is saved when the mail server %s, and says so', async (_name, open) => {
    const [peer, typed] = [await open(), typedForm(kind)]
    const visitor = await through(ctx, peer)
    expect((await answerOf(peer, () => submitLead(visitor, typed))).kind).toBe('savedWithoutMail')
    expect(await leadsOf(ctx, typed.email)).toHaveLength(1)
  })

  test('sent 50 times with one key makes one lead, and other content with that key is refused', async () => {
    const typed = typedForm(kind)
    const answers = await Promise.all(Array.from({ length: 50 }, () => submitLead(kept, typed)))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(await submitLead(kept, { ...typed, name: 'Iemand Anders' })).toEqual({ kind: 'keyReused' })
    const leads = await leadsOf(ctx, typed.email)
    expect(leads.map(lead => lead.name)).toEqual(['Jan Proef'])
  })

  test('without a key of its own is one lead an hour, however often it is sent', async () => {
    const { submissionKey: _key, filledInMs: _ms, ...typed } = typedForm(kind)
    const at = (time: string) => ({ ...kept, now: () => new Date(time) })
    await submitLead(at('2026-11-20T10:05:00Z'), typed)
    await submitLead(at('2026-11-20T10:50:00Z'), typed)
    expect(await leadsOf(ctx, typed.email)).toHaveLength(1)
    await submitLead(at('2026-11-20T11:05:00Z'), typed)
    expect(await leadsOf(ctx, typed.email)).toHaveLength(2)
  })

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['an address that adds a recipient', { email: 'jan@proef.example,piet@proef.example' }, 'email'],
    ['an address that adds a header', { email: 'jan@proef.example\r\nBcc: piet@proef.example' }, 'email'],
  ])('saves nothing with %s', async (_name, part, field) => {
    const answer = await submitLead(kept, typedForm(kind, part))
    expect(answer).toEqual({ kind: 'invalid', errors: { [field]: expect.any(String) } })
  })

  test('is refused past the limit of one e-mail address', async () => {
    const { email } = typedForm(kind)
    const kinds: string[] = []
    for (let turn = 0; turn < 7; turn++) kinds.push((await submitLead(kept, typedForm(kind, { email }))).kind)
    expect(kinds).toEqual([...Array(6).fill('sent'), 'tooMany'])
  })

  test('answers when the database fails before the commit, and nothing is mailed', async () => {
    const peer = acceptingSmtp()
    const broken = { ...(await through(ctx, peer)), random: () => 'not a uuid' }
    const typed = typedForm(kind)
    expect(await submitLead(broken, typed)).toEqual({ kind: 'notSaved' })
    expect(await leadsOf(ctx, typed.email)).toEqual([])
    expect((await peer).received).toEqual([])
  })

  test('that a browser filled in within a second reaches staff, with its mail', async () => {
    const typed = typedForm(kind, { filledInMs: '900' })
    expect((await submitLead(kept, typed)).kind).toBe('sent')
    const [lead] = await leadsOf(ctx, typed.email)
    expect(lead).toMatchObject({ quarantined: false, doubt: null, doubtSigns: ['speed'] })
    expect(await mailsAbout(ctx, String(lead?.id))).toHaveLength(2)
  })

  test.each([
    ['with the hidden field filled in is doubtful', { website: 'Proeftuin' }, 'doubtful', ['honeypot']],
    [
      'with the hidden field filled in at once is a machine’s',
      { website: 'https://spam.example', filledInMs: '40' },
      'machine',
      ['honeypot', 'speed'],
    ],
    ['with a link as a name is doubtful', { name: 'Win www.prijs.example' }, 'doubtful', ['linkInName']],
  ])(
    '%s: it is kept, mails nobody and says only that, also a second time',
    async (_name, part, doubt, signs) => {
      const typed = typedForm(kind, part)
      const answer = await submitLead(kept, typed)
      expect(answer).toEqual({ kind: 'received', reference: aReference })
      expect(await submitLead(kept, typed)).toEqual(answer)
      const [lead, ...others] = await leadsOf(ctx, typed.email)
      expect(others).toEqual([])
      expect(lead).toMatchObject({ quarantined: true, doubt, doubtSigns: signs })
      expect(await mailsAbout(ctx, String(lead?.id))).toEqual([])
    },
  )

  test.each([
    ['a field of a megabyte', { name: 'x'.repeat(1_000_000) }],
    ['a key that is no key', { submissionKey: "' or 1=1" }],
    ['a source with a path', { source: '../../admin' }],
    ['a time that is no number', { filledInMs: 'gisteren' }],
  ])('refuses %s with a value, not with an error', async (_name, part) => {
    expect((await submitLead(kept, typedForm(kind, part))).kind).toBe('invalid')
  })
})

test.each([[{}], [{ kind: 'raket' }], [{ kind: '__proto__' }]])(
  'a form of nobody, %j, is refused',
  async typed => {
    expect(await submitLead(kept, typed)).toEqual({ kind: 'invalid', errors: {} })
  },
)

test('an appointment cannot be asked for in a form: it is booked on a free moment', async () => {
  const typed = { ...typedForm('contact'), kind: 'appointment', day: '2031-03-02', time: '03:00' }
  expect(await submitLead(kept, typed)).toEqual({ kind: 'invalid', errors: {} })
  expect(await leadsOf(ctx, typed.email)).toEqual([])
})
