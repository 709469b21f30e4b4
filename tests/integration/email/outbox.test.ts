import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database, transaction } from '@/platform/db/transaction'
import { resendMail } from '@/platform/email/mailEndpoints'
import { attemptMail, queueMail, sendDueMail, sendNow } from '@/platform/email/outbox'
import { HAND_OVER_TIMEOUT_MS, LEASE_MS, RENEW_LEASE_MS } from '@/platform/email/retry'
import { mailPeers } from '../../support/mailPeers'
import { acceptingSmtp, holdingSmtp, plainSmtp, refusingSmtp } from '../../support/smtpPeer'
import { mailsAbout } from '../../support/submissions'
import { eventually, mailThrough, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const { opened } = mailPeers()

const at = (minutes: number): Ctx => ({ ...ctx, now: () => new Date(Date.UTC(2030, 0, 1, 12, minutes)) })
const draft = (about: string) => ({
  template: 'test',
  to: 'jan@proef.example',
  subject: 'Proef',
  html: '<p>Proef</p>',
  text: 'Proef',
  about: { collection: 'configurator-requests', id: about },
})
const queueOne = async (sender: Ctx, about: string) => {
  const [mail] = await queue(sender, about)
  if (!mail) throw new Error('no mail was queued')
  return mail
}
const queue = (sender: Ctx, about: string, count = 1) =>
  transaction(sender, tx => queueMail(sender, tx, Array(count).fill(draft(about))))

describe('the outbox', () => {
  test('two workers at once send each mail once', async () => {
    const peer = await opened(acceptingSmtp())
    await queue(at(0), 'many', 40)
    const worker = { ...at(5), mail: mailThrough(peer) }
    await Promise.all([0, 1, 2, 3].flatMap(() => [sendDueMail(worker), sendDueMail(worker)]))
    expect(peer.received).toHaveLength(40)
    expect(new Set(peer.received.map(each => each.mail.messageId)).size).toBe(40)
  })

  test('comes in the name of the agency, as staff last wrote it', async () => {
    const peer = await opened(acceptingSmtp())
    await queue(at(8), 'named')
    const name = 'Bureau Bij de Molen, Enschede'
    await ctx.payload.updateGlobal({ slug: 'company', data: { name }, ...asSystem })
    await sendDueMail({ ...at(10), mail: mailThrough(peer) })
    expect(peer.received.map(each => each.mail.from)).toEqual([
      { name, address: 'site@webbureau-voorbeeld.example' },
    ])
  })

  test('a mail whose sender died is found when its lease is over, not before', async () => {
    const peer = await opened(acceptingSmtp())
    await queue(at(10), 'orphan')
    expect(await sendDueMail({ ...at(11), mail: mailThrough(peer) })).toBe(0)
    expect(await sendDueMail({ ...at(12), mail: mailThrough(peer) })).toBe(1)
  })

  test('tries with growing pauses under one Message-ID, fails visibly, and goes out when resent', async () => {
    const refusing = await opened(refusingSmtp(451))
    const [mail] = await queue(at(20), 'stubborn')
    if (!mail) throw new Error('no mail was queued')
    await attemptMail({ ...at(20), mail: mailThrough(refusing) }, mail)
    for (const minute of [21, 26, 41, 101, 341, 1061])
      await sendDueMail({ ...at(minute), mail: mailThrough(refusing) })
    const [failed] = await mailsAbout(ctx, 'stubborn')
    expect(failed).toMatchObject({
      state: 'failed',
      attempts: 7,
      nextAttemptAt: null,
      messageId: mail.messageId,
    })
    expect(failed?.lastError).toContain('not now')
    const accepting = await opened(acceptingSmtp())
    expect(await resendMail({ ...at(1100), mail: mailThrough(accepting) }, mail.id)).toBe('sent')
    expect(accepting.received.map(each => each.mail.messageId)).toEqual([mail.messageId])
  })

  test('fails at once, visibly, when the address does not exist', async () => {
    const refusing = await opened(refusingSmtp(550))
    const [mail] = await queue(at(20), 'unknown-address')
    if (!mail) throw new Error('no mail was queued')
    expect(await attemptMail({ ...at(20), mail: mailThrough(refusing) }, mail)).toBe('failed')
    const [failed] = await mailsAbout(ctx, 'unknown-address')
    expect(failed).toMatchObject({ state: 'failed', attempts: 1, nextAttemptAt: null })
    expect(failed?.lastError).toContain('550')
  })

  test('is not sent by hand while somebody is sending it, and is when that is over or has failed', async () => {
    const peer = await opened(acceptingSmtp())
    const by = (seconds: number): Ctx => ({
      ...ctx,
      now: () => new Date(Date.UTC(2030, 0, 2, 12, 0, seconds)),
      mail: mailThrough(peer),
    })
    const [slow, tried] = await queue(by(0), 'slow', 2)
    if (!slow || !tried) throw new Error('no mail was queued')
    expect(await resendMail(by(0), slow.id)).toBe('sending')
    expect(await resendMail(by(29), slow.id)).toBe('sending')
    const refusing = mailThrough(await opened(refusingSmtp(451)))
    expect(await attemptMail({ ...by(1), mail: refusing }, tried)).toBe('queued')
    expect(peer.received).toEqual([])
    expect(await resendMail(by(1), tried.id)).toBe('sent')
    expect(await resendMail(by(31), slow.id)).toBe('sent')
  })

  test('holds nothing of a transaction that was rolled back', async () => {
    const failing = transaction(at(30), async tx => {
      await queueMail(at(30), tx, [draft('never')])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await mailsAbout(ctx, 'never')).toEqual([])
  })

  test('resending what does not exist says so', async () => {
    expect(await resendMail(ctx, '00000000-0000-4000-8000-000000000000')).toBeNull()
  })
})

describe('a mail goes once', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('when the worker sent it while its sender waited for a connection', async () => {
    const peer = await opened(acceptingSmtp())
    const later = { ...at(42), mail: mailThrough(peer) }
    const mail = await queueOne(at(40), 'waited')
    await sendDueMail(later)
    expect(await attemptMail(later, mail)).toBe('queued')
    expect(peer.received).toHaveLength(1)
    expect(await mailsAbout(ctx, 'waited')).toMatchObject([{ state: 'sent', attempts: 1 }])
  })

  test('when its lease grew old before it was tried, and nobody else took it', async () => {
    const peer = await opened(acceptingSmtp())
    const mail = await queueOne(at(45), 'old')
    expect(await attemptMail({ ...at(47), mail: mailThrough(peer) }, mail)).toBe('sent')
    expect(await sendDueMail({ ...at(48), mail: mailThrough(peer) })).toBe(0)
  })

  test('while a server takes longer over it than a lease lasts', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const peer = await opened(holdingSmtp())
    let now = Date.UTC(2030, 0, 3)
    const slow = { ...ctx, now: () => new Date(now), mail: mailThrough(peer) }
    const mail = await queueOne(slow, 'longer')
    const attempt = attemptMail(slow, mail)
    await eventually(async () => peer.waiting())
    for (const end = now + 2 * LEASE_MS; now < end; ) {
      now += RENEW_LEASE_MS
      vi.advanceTimersByTime(RENEW_LEASE_MS)
      await eventually(async () => mail.leasedUntil.getTime() === now + LEASE_MS)
    }
    expect(await resendMail(slow, mail.id)).toBe('sending')
    expect(await sendDueMail(slow)).toBe(0)
    peer.answer()
    expect(await attempt).toBe('sent')
  })

  test('when its acceptance cannot be recorded at first', async () => {
    const { drizzle } = database(ctx)
    const peer = await opened(holdingSmtp())
    const attempt = attemptMail({ ...ctx, mail: mailThrough(peer) }, await queueOne(ctx, 'unrecorded'))
    await eventually(async () => peer.waiting())
    await drizzle.execute(sql`alter table mail_messages rename column sent_at to sent_at_gone`)
    const failures = vi.spyOn(ctx.payload.logger, 'error')
    peer.answer()
    await eventually(async () => failures.mock.calls.length > 0)
    await drizzle.execute(sql`alter table mail_messages rename column sent_at_gone to sent_at`)
    failures.mockRestore()
    expect(await attempt).toBe('sent')
    expect(await mailsAbout(ctx, 'unrecorded')).toMatchObject([{ state: 'sent' }])
  })

  test('when somebody whose lease ended fails while another is sending it', async () => {
    const peer = await opened(holdingSmtp())
    const mail = await queueOne(at(50), 'overtaken')
    const attempt = attemptMail({ ...at(50), mail: mailThrough(peer) }, mail)
    await eventually(async () => peer.waiting())
    const lease = at(54).now().toISOString()
    await database(ctx).drizzle.execute(
      sql`update mail_messages set next_attempt_at = ${lease} where id = ${mail.id}`,
    )
    peer.answer(451)
    await attempt
    expect(await mailsAbout(ctx, 'overtaken')).toMatchObject([{ nextAttemptAt: lease, attempts: 0 }])
  })

  test('when the server is slow to answer the whole of it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const peer = await opened(holdingSmtp())
    const attempt = attemptMail({ ...ctx, mail: mailThrough(peer) }, await queueOne(ctx, 'hesitated'))
    await vi.waitUntil(() => peer.waiting())
    vi.advanceTimersByTime(2 * HAND_OVER_TIMEOUT_MS)
    peer.answer()
    expect(await attempt).toBe('sent')
  })

  test('when the site is told to stop before a slow server has answered', async () => {
    const peer = await opened(holdingSmtp())
    const kept: Promise<unknown>[] = []
    const visitor = {
      ...ctx,
      mail: mailThrough(peer),
      keepAlive: (work: Promise<unknown>) => kept.push(work),
    }
    const sending = sendNow(visitor, await queue(visitor, 'stopping'))
    await eventually(async () => peer.waiting())
    peer.answer()
    await Promise.all(kept)
    expect(kept).toHaveLength(1)
    expect(await mailsAbout(ctx, 'stopping')).toMatchObject([{ state: 'sent' }])
    expect(await sending).toBe(true)
  })
})

test('a mail server that cannot encrypt is told no password', async () => {
  const plain = await plainSmtp()
  await opened(Promise.resolve(plain))
  const { to, subject, html, text } = draft('plain')
  const mail = { to, subject, html, text, messageId: '<plain@proef.example>', sender: '' }
  const sent = mailThrough(plain).deliver(ctx.payload, mail)
  await expect(sent).rejects.toThrow()
  expect(plain.told).toEqual([])
})
