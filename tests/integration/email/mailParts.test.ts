import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { resendMail } from '@/platform/email/mailEndpoints'
import { attemptMail, queueMail, sendDueMail } from '@/platform/email/outbox'
import { mailPeers } from '../../support/mailPeers'
import { acceptingSmtp, type Received } from '../../support/smtpPeer'
import { mailThrough, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const { opened } = mailPeers()

const unsubscribe = `https://webbureau-voorbeeld.example/nieuwsbrief/direct?sleutel=${randomUUID()}.${'a'.repeat(43)}`
const content = 'BEGIN:VCALENDAR\r\nSUMMARY:Koffie bij Café Proef\r\nEND:VCALENDAR\r\n'
const attachments = [
  { filename: 'afspraak.ics', contentType: 'text/calendar; method=REQUEST; charset=utf-8', content },
]
const draft = {
  ...{ template: 'test', to: 'jan@proef.example', subject: 'Proef', html: '<p>Proef</p>', text: 'Proef' },
}

const queued = async (sender: Ctx, part: object = { unsubscribe, attachments }) => {
  const [mail] = await transaction(sender, tx => queueMail(sender, tx, [{ ...draft, ...part }]))
  if (!mail) throw new Error('no mail was queued')
  return mail
}

const headerOf = ({ mail }: Received, name: string) => mail.headers.find(each => each.key === name)?.value

function expectWhole(received: Received | undefined) {
  if (!received) throw new Error('nothing arrived')
  expect(headerOf(received, 'list-unsubscribe')).toBe(`<${unsubscribe}>`)
  expect(headerOf(received, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(received.raw).toMatch(/Content-Type: text\/calendar; method=REQUEST; charset=utf-8/)
  const [attachment, ...more] = received.mail.attachments
  expect(more).toEqual([])
  expect(attachment).toMatchObject({ filename: 'afspraak.ics', mimeType: 'text/calendar' })
  const file = attachment?.content
  const text = typeof file === 'string' ? file : new TextDecoder().decode(file)
  expect(text.replace(/\r\n/g, '\n')).toBe(content.replace(/\r\n/g, '\n'))
}

test('an attachment and the one click arrive whole, at once, through the worker and when resent', async () => {
  const peer = await opened(acceptingSmtp())
  const sending = { ...ctx, mail: mailThrough(peer), now: () => new Date('2031-01-01T12:00:00Z') }
  const atOnce = await queued(sending)
  await attemptMail(sending, atOnce)
  await queued(sending)
  expect(await sendDueMail({ ...sending, now: () => new Date('2031-01-01T12:02:00Z') })).toBe(1)
  expect(await resendMail(sending, atOnce.id)).toBe('sent')
  expect(peer.received).toHaveLength(3)
  for (const received of peer.received) expectWhole(received)
})

test('a mail of no list has neither header', async () => {
  const peer = await opened(acceptingSmtp())
  const sending = { ...ctx, mail: mailThrough(peer), now: () => new Date('2032-01-01T12:00:00Z') }
  await queued(sending, {})
  await sendDueMail({ ...sending, now: () => new Date('2032-01-01T12:02:00Z') })
  const [received] = peer.received
  expect(received?.mail.attachments).toEqual([])
  expect(received?.raw).not.toMatch(/list-unsubscribe/i)
})
