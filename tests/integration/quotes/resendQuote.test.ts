import { expect, test } from 'vitest'
import { getQuoteDetail } from '@/features/quotes/server/quoteDetail'
import { saveQuote } from '@/features/quotes/server/quoteDraft'
import { resendQuote } from '@/features/quotes/server/resendQuote'
import { renewLinks, retractQuote, sendQuote } from '@/features/quotes/server/sendQuote'
import { listEvents } from '@/platform/audit/auditLog'
import { findMail } from '@/platform/email/mailRepository'
import { fillLinks } from '@/platform/email/sealedLinks'
import { keyOf, quoteDraft, quoteStaff, savedQuote, sentQuote } from '../../support/quotes'
import { mailsAbout } from '../../support/submissions'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()

const quoteMails = async (id: string) => (await mailsAbout(ctx, id)).filter(each => each.template === 'quote')

test('the mail goes once more with its attachments and the link of now, as the same edition', async () => {
  const staff = await quoteStaff(ctx)
  const id = await sentQuote(staff)
  await renewLinks(staff, id)
  const [first] = await quoteMails(id)
  const sent: string[] = []
  const mail: typeof staff.mail = {
    ...staff.mail,
    deliver: async (payload, message) => {
      sent.push(JSON.stringify(message))
      return staff.mail.deliver(payload, message)
    },
  }
  expect(await resendQuote({ ...staff, mail }, id, 2)).toEqual({ kind: 'resent' })
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain(await keyOf(ctx, id))
  expect(sent[0]).toContain('application/pdf')
  const mails = await quoteMails(id)
  expect(mails.map(each => each.id)).toEqual([first?.id])
  expect((await getQuoteDetail(staff, id))?.editions).toHaveLength(1)
  expect((await listEvents(staff, id)).filter(each => each.code === 'quote.resent')).toHaveLength(1)
})

test('new links go along with a mail that still waits for the mail server', async () => {
  const staff = await quoteStaff(ctx)
  const deliver = () => Promise.reject(new Error('the mail server is away'))
  const { id, version } = await savedQuote(staff)
  expect(await sendQuote({ ...staff, mail: { ...staff.mail, deliver } }, id, version)).toMatchObject({
    kind: 'sentLater',
  })
  const before = await keyOf(ctx, id)
  await renewLinks(staff, id)
  const [waiting] = await quoteMails(id)
  const mail = await findMail(ctx, waiting?.id ?? '')
  if (!mail) throw new Error('nothing waits')
  expect(mail.state).toBe('queued')
  const { html, text } = fillLinks(mail)
  const now = await keyOf(ctx, id)
  expect(now).not.toBe(before)
  expect(text).toContain(now)
  expect(html).toContain(now)
  expect(`${html}${text}`).not.toContain(before)
})

test('a second press mails nothing', async () => {
  const staff = await quoteStaff(ctx)
  const id = await sentQuote(staff)
  const answers = await Promise.all([1, 2, 3].map(() => resendQuote(staff, id, 2)))
  expect(answers.map(each => each.kind).sort()).toEqual(['resent', 'tooSoon', 'tooSoon'])
  expect((await listEvents(staff, id)).filter(each => each.code === 'quote.resent')).toHaveLength(1)
})

test('what changed since, was never sent, or is over is not sent again', async () => {
  const staff = await quoteStaff(ctx)
  const id = await sentQuote(staff)
  expect(await resendQuote(staff, id, 1)).toEqual({ kind: 'changed' })
  await saveQuote(staff, id, { version: 2, draft: quoteDraft() })
  expect(await resendQuote(staff, id, 3)).toEqual({ kind: 'changed' })
  await retractQuote(staff, id)
  expect(await resendQuote(staff, id, 3)).toEqual({ kind: 'closed' })
  const draft = await savedQuote(staff)
  expect(await resendQuote(staff, draft.id, draft.version)).toEqual({ kind: 'closed' })
})
