import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { submitConfigurator } from '@/features/configurator/server/submitConfigurator'
import { asSystem } from '@/platform/access/authority'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { mailPeers } from '../../support/mailPeers'
import { aReference } from '../../support/reference'
import { acceptingSmtp } from '../../support/smtpPeer'
import { filledDraft, mailsAbout, requestsOf, submission } from '../../support/submissions'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const { through } = mailPeers()

describe('a request is saved', () => {
  test('with every answer, the server’s own price and a promised time', async () => {
    const sent = submission()
    const answer = await submitConfigurator(
      { ...ctx, mail: storedMail, now: () => new Date('2026-11-20T10:00:00Z') },
      sent,
    )
    const [request] = await requestsOf(ctx, sent.draft.contactInfo.email)
    const answerBy = 'zaterdag 21 november om 11:00 uur'
    expect(answer).toEqual({ kind: 'sent', reference: aReference, answerBy })
    expect(request).toMatchObject({
      name: 'Jan Proef',
      company: 'Proeftuin',
      industry: 'Hovenier',
      description: 'Twee regels\nover ons.',
      websiteType: 'website',
      services: ['design', 'hosting'],
      timeline: 'normal',
      features: [{ id: 'landing-pages', quantity: 2 }],
      phone: null,
      preferredContact: 'email',
      source: 'configurator',
      status: 'new',
      priceOnce: 119_300,
      priceMonthly: 1_950,
      respondBy: '2026-11-21T10:00:00.000Z',
      createdAt: '2026-11-20T10:00:00.000Z',
      quarantined: false,
    })
  })

  test('and a price that the browser sends along changes nothing', async () => {
    const sent = submission()
    await submitConfigurator(
      { ...ctx, mail: storedMail },
      { ...sent, draft: { ...sent.draft, priceOnce: 1, priceText: 'gratis' } },
    )
    const [request] = await requestsOf(ctx, sent.draft.contactInfo.email)
    expect(request?.priceOnce).toBe(119_300)
  })
})

describe('one submission key', () => {
  test('sent 50 times at once makes one request, one pair of mails and one answer', async () => {
    const peer = acceptingSmtp()
    const sending = await through(ctx, peer)
    const sent = submission()
    const answers = await Promise.all(Array.from({ length: 50 }, () => submitConfigurator(sending, sent)))
    expect(await requestsOf(ctx, sent.draft.contactInfo.email)).toHaveLength(1)
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.kind).toBe('sent')
    await expect.poll(async () => (await peer).received.length).toBe(2)
  })

  test('with other content is refused, and the first request stays as it was', async () => {
    const kept = { ...ctx, mail: storedMail }
    const sent = submission()
    const answer = await submitConfigurator(kept, sent)
    const changed = { ...sent, draft: { ...sent.draft, websiteType: 'webshop' } }
    const first = 'reference' in answer ? answer.reference : ''
    expect(await submitConfigurator(kept, changed)).toEqual({ kind: 'keyReused', first })
    const [request] = await requestsOf(ctx, sent.draft.contactInfo.email)
    expect(request?.websiteType).toBe('website')
  })

  test('of a request whose choice is gone since gets the first answer again', async () => {
    const kept = { ...ctx, mail: storedMail }
    const sent = submission()
    const answer = await submitConfigurator(kept, sent)
    const withoutChoice = { ...sent, draft: { ...sent.draft, services: ['fax'] } }
    const first = 'reference' in answer ? answer.reference : ''
    expect(await submitConfigurator(kept, withoutChoice)).toEqual({ kind: 'keyReused', first })
  })
})

describe('nothing is saved', () => {
  test.each([
    ['no name', { name: '  ' }],
    ['no e-mail address', { email: '' }],
    ['an address that adds a recipient', { email: 'jan@proef.example,ander@proef.example' }],
  ])('with %s', async (_name, contact) => {
    const sent = submission(filledDraft(contact))
    expect(await submitConfigurator(ctx, sent)).toEqual({ kind: 'invalid' })
  })

  test.each([[null], ['tekst'], [{}], [{ draft: {}, gate: {} }]])('of %j', async input => {
    expect(await submitConfigurator(ctx, input)).toEqual({ kind: 'invalid' })
  })

  test('with a choice that staff have removed', async () => {
    const draft = { ...filledDraft(), services: ['fax'] }
    expect(await submitConfigurator(ctx, submission(draft))).toEqual({ kind: 'outdated' })
    expect(await requestsOf(ctx, draft.contactInfo.email)).toEqual([])
  })

  test('past the limit of one e-mail address', async () => {
    const kept = { ...ctx, mail: storedMail }
    const draft = filledDraft()
    const kinds: string[] = []
    for (let turn = 0; turn < 7; turn++) kinds.push((await submitConfigurator(kept, submission(draft))).kind)
    expect(kinds).toEqual([...Array(6).fill('sent'), 'tooMany'])
    expect(await requestsOf(ctx, draft.contactInfo.email)).toHaveLength(6)
  })

  test('past the limit of one network address, whatever e-mail address is typed', async () => {
    const kept = { ...ctx, mail: storedMail, clientIp: '192.0.2.77' }
    const kinds: string[] = []
    for (let turn = 0; turn < 13; turn++) kinds.push((await submitConfigurator(kept, submission())).kind)
    expect(kinds).toEqual([...Array(12).fill('sent'), 'tooMany'])
  })

  test('when the database fails before the commit, and nothing is mailed', async () => {
    const peer = acceptingSmtp()
    const sending = await through(ctx, peer)
    const sent = submission()
    const broken = { ...sending, random: () => 'not a uuid' }
    expect(await submitConfigurator(broken, sent)).toEqual({ kind: 'notSaved' })
    expect(await requestsOf(ctx, sent.draft.contactInfo.email)).toEqual([])
    expect((await peer).received).toEqual([])
  })

  test('when the commit itself fails', async () => {
    const { drizzle } = database(ctx)
    await drizzle.execute(`
      create or replace function refuse_commit() returns trigger language plpgsql as
        $$ begin if new.name = 'Weiger Mij' then raise exception 'no room'; end if; return null; end $$;
      drop trigger if exists refuse_commit on configurator_requests;
      create constraint trigger refuse_commit after insert on configurator_requests
        deferrable initially deferred for each row execute function refuse_commit();`)
    const sent = submission(filledDraft({ name: 'Weiger Mij' }))
    expect(await submitConfigurator({ ...ctx, mail: storedMail }, sent)).toEqual({ kind: 'notSaved' })
    expect(await requestsOf(ctx, sent.draft.contactInfo.email)).toEqual([])
  })
})

describe('an addition', () => {
  test('is a request of its own, linked to the first, with mails that say so', async () => {
    const kept = { ...ctx, mail: storedMail }
    const sent = submission()
    const answer = await submitConfigurator(kept, sent)
    const reference = 'reference' in answer ? answer.reference : ''
    const { email } = sent.draft.contactInfo
    const draft = { ...sent.draft, websiteType: 'webshop', services: ['fax'] }
    const addition = { ...submission(draft), addsTo: sent.gate.submissionKey }
    const added = await submitConfigurator(kept, addition)
    expect(added).toMatchObject({ kind: 'sent', reference: aReference })
    expect(await submitConfigurator(kept, addition)).toEqual(added)
    const [first, second, ...others] = (await requestsOf(ctx, email)).sort((a, b) =>
      a.createdAt.localeCompare(b.createdAt),
    )
    expect(others).toEqual([])
    expect(second).toMatchObject({ additionTo: first?.id, websiteType: 'webshop' })
    expect(second?.answers).toContainEqual(
      expect.objectContaining({ label: 'Staat niet meer in de lijst', answer: 'fax' }),
    )
    const mails = await mailsAbout(ctx, String(second?.id))
    expect(mails.map(mail => mail.subject)).toEqual([
      expect.stringMatching(/^Je aanvulling /),
      expect.stringMatching(/^Aanvulling \d{5}: /),
    ])
    for (const mail of mails) expect(mail.text).toContain(reference)
  })

  test('to what nobody sent is a request like any other', async () => {
    const sent = { ...submission(), addsTo: randomUUID() }
    expect((await submitConfigurator({ ...ctx, mail: storedMail }, sent)).kind).toBe('sent')
    const [request] = await requestsOf(ctx, sent.draft.contactInfo.email)
    expect(request?.additionTo ?? null).toBeNull()
  })
})

describe('doubt', () => {
  test('a draft that is sent within a second is a request with its mails', async () => {
    const sent = submission(filledDraft(), { filledInMs: 40 })
    expect((await submitConfigurator({ ...ctx, mail: storedMail }, sent)).kind).toBe('sent')
    const [request] = await requestsOf(ctx, sent.draft.contactInfo.email)
    expect(request).toMatchObject({ quarantined: false, doubt: null })
    expect(await mailsAbout(ctx, String(request?.id))).toHaveLength(2)
  })

  test.each([
    ['the hidden field', { honeypot: 'Proeftuin' }, 'doubtful'],
    ['the hidden field, faster than a person', { honeypot: 'x', filledInMs: 40 }, 'machine'],
  ])('%s keeps it apart without mail, and says only that it came in', async (_name, gate, doubt) => {
    const sent = submission(filledDraft(), gate)
    const answer = await submitConfigurator({ ...ctx, mail: storedMail }, sent)
    const [request] = await requestsOf(ctx, sent.draft.contactInfo.email)
    expect(answer).toEqual({ kind: 'received', reference: aReference })
    expect(request).toMatchObject({ quarantined: true, doubt })
    expect(await mailsAbout(ctx, String(request?.id))).toEqual([])
  })
})

test('a limit or a repeat never makes two people share a key', async () => {
  const key = randomUUID()
  const kept = { ...ctx, mail: storedMail }
  const [first, second] = [
    submission(filledDraft(), { submissionKey: key }),
    submission(filledDraft(), { submissionKey: key }),
  ]
  const kinds = (await Promise.all([submitConfigurator(kept, first), submitConfigurator(kept, second)])).map(
    each => each.kind,
  )
  expect(kinds.sort()).toEqual(['keyReused', 'sent'])
  const { totalDocs } = await ctx.payload.count({
    collection: 'configurator-requests',
    where: { submissionKey: { equals: key } },
    ...asSystem,
  })
  expect(totalDocs).toBe(1)
})
