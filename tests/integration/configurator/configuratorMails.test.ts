import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { submitConfigurator } from '@/features/configurator/server/submitConfigurator'
import { asSystem } from '@/platform/access/authority'
import { storedMail } from '@/platform/email/transport'
import { multiLine, singleLine } from '@/platform/text/format'
import { BAD_CASES } from '../../support/badInput'
import { expectHarmless } from '../../support/harmlessMail'
import { acceptDoubtful } from '../../support/leads'
import { answerOf, mailPeers } from '../../support/mailPeers'
import { absentSmtp, acceptingSmtp, hangingSmtp, refusingSmtp } from '../../support/smtpPeer'
import { filledDraft, mailsAbout, requestsOf, submission } from '../../support/submissions'
import { eventually, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const { through } = mailPeers()

/** The visitor's answer waits for their own mail only; staff's may come a moment later. */
const settledMails = (id: string) =>
  eventually(async () => {
    const mails = await mailsAbout(ctx, id)
    return mails.every(mail => mail.attempts > 0) && mails
  })

describe('with the mail server', () => {
  test('accepting: the visitor and staff each get one mail, with both parts and a stable id', async () => {
    const peer = acceptingSmtp()
    const sent = submission()
    const answer = await submitConfigurator(await through(ctx, peer), sent)
    const { received } = await peer
    const [request] = await requestsOf(ctx, sent.draft.contactInfo.email)
    expect(answer.kind).toBe('sent')
    const mails = await settledMails(String(request?.id))
    expect(received).toHaveLength(2)
    expect(received.map(each => each.to)).toEqual(
      expect.arrayContaining([[sent.draft.contactInfo.email], ['aanvragen@webbureau-voorbeeld.example']]),
    )
    expect(received.map(each => each.mail.messageId).sort()).toEqual(mails.map(mail => mail.messageId).sort())
    expect(received.every(each => each.mail.html && each.mail.text)).toBe(true)
    const staffs = received.find(each => each.to[0]?.startsWith('aanvragen'))
    expect(staffs?.mail.text).toContain(`/admin/collections/configurator-requests/${request?.id}`)
    expect(mails.map(mail => mail.state)).toEqual(['sent', 'sent'])
  })

  test.each([
    ['refusing for now', () => refusingSmtp(451), 'queued'],
    ['refusing for good', () => refusingSmtp(550), 'failed'],
    ['absent', absentSmtp, 'queued'],
  ])('%s: the request is saved, and what became of its mails', async (_name, peer, state) => {
    const sent = submission()
    const answer = await submitConfigurator(await through(ctx, peer()), sent)
    const [request] = await requestsOf(ctx, sent.draft.contactInfo.email)
    const mails = await settledMails(String(request?.id))
    expect(answer.kind).toBe('savedWithoutMail')
    expect(mails.map(({ state, attempts }) => ({ state, attempts }))).toEqual(
      Array(2).fill({ state, attempts: 1 }),
    )
    expect(mails.every(mail => mail.lastError)).toBe(true)
  })

  test('hanging: the visitor does not wait for it', async () => {
    const [sent, peer] = [submission(), await hangingSmtp()]
    const visitor = await through(ctx, peer)
    const answer = await answerOf(peer, () => submitConfigurator(visitor, sent))
    expect(answer.kind).toBe('savedWithoutMail')
  })

  test('missing: a mail that is kept counts as sent', async () => {
    const sent = submission()
    const answer = await submitConfigurator({ ...ctx, mail: storedMail }, sent)
    const [request] = await requestsOf(ctx, sent.draft.contactInfo.email)
    expect(answer.kind).toBe('sent')
    expect((await settledMails(String(request?.id))).map(mail => mail.state)).toEqual(['kept', 'kept'])
  })
})

test('the mail promises the answer as staff promise it, from the moment they change it', async () => {
  const changed = { responseTime: 'binnen twee werkdagen', _status: 'published' as const }
  const quietly = { disableRevalidate: true }
  await ctx.payload.updateGlobal({ slug: 'claims', data: changed, context: quietly, ...asSystem })
  const sent = submission()
  await submitConfigurator({ ...ctx, mail: storedMail }, sent)
  const [request] = await requestsOf(ctx, sent.draft.contactInfo.email)
  const [confirmation] = await mailsAbout(ctx, request?.id ?? '')
  expect(confirmation?.text).toContain('We nemen binnen twee werkdagen contact met je op')
  expect(confirmation?.html).toContain('We nemen binnen twee werkdagen contact met je op')
})

test.each([...BAD_CASES, ['as much as a name may hold', '🌳'.repeat(60)]])(
  'what a visitor types is kept as it was typed, and mailed to nobody else: %s',
  async (_name, bad) => {
    const peer = acceptingSmtp()
    const sent = submission(filledDraft({ name: bad }))
    const { email } = sent.draft.contactInfo
    const draft = { ...sent.draft, businessInfo: { companyName: bad, industry: bad, description: bad } }
    const visitor = await through({ ...ctx, clientIp: randomUUID() }, peer)
    const answer = await submitConfigurator(visitor, { ...sent, draft })
    expect(['sent', 'received']).toContain(answer.kind)
    const line = singleLine(bad)
    const requests = await requestsOf(ctx, email)
    await acceptDoubtful(visitor, answer, {
      collection: 'configurator-requests',
      id: String(requests[0]?.id),
    })
    expect(requests).toMatchObject([
      { name: line, company: line, industry: line, description: multiLine(bad) },
    ])
    const { received } = await peer
    await expect.poll(() => received.length).toBe(2)
    expectHarmless(received, [email, 'aanvragen@webbureau-voorbeeld.example'])
  },
)
