import { describe, expect, test } from 'vitest'
import { deleteOldSubscribers } from '@/features/newsletter/server/subscriberRepository'
import { confirmSubscription, subscribe, unsubscribe } from '@/features/newsletter/server/subscription'
import { listEvents } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { storedMail } from '@/platform/email/transport'
import { mailPeers } from '../../support/mailPeers'
import { acceptingSmtp } from '../../support/smtpPeer'
import {
  confirmedSubscriber,
  keyIn,
  mailsTo,
  newSubscriber,
  only,
  signUp,
  subscribersOf,
} from '../../support/subscriptions'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const { through } = mailPeers()

const at = (moment: string): Ctx => ({ ...ctx, now: () => new Date(moment) })
const leaveKey = (mail?: { text?: string | null }) => keyIn(mail?.text, 'uitschrijven')

describe('leaving the list', () => {
  test('is possible from the first mail on, and twice is the same as once', async () => {
    const { form, leave } = await newSubscriber(ctx)
    expect(await unsubscribe(at('2026-11-21T10:00:00Z'), leave)).toEqual({ kind: 'unsubscribed' })
    expect(await unsubscribe(ctx, leave)).toEqual({ kind: 'unsubscribed' })
    expect(await only(ctx, form.email)).toMatchObject({
      state: 'unsubscribed',
      unsubscribedAt: '2026-11-21T10:00:00.000Z',
    })
  })

  test('works from every mail, also from one of before somebody came back', async () => {
    const { form, leave } = await confirmedSubscriber(ctx)
    expect(await unsubscribe(ctx, leave)).toEqual({ kind: 'unsubscribed' })
    await confirmedSubscriber(ctx, signUp({ email: form.email }))
    const keys = (await mailsTo(ctx, form.email)).map(leaveKey)
    expect(new Set(keys)).toEqual(new Set([leave]))
    expect(await unsubscribe(ctx, leave)).toEqual({ kind: 'unsubscribed' })
    expect((await only(ctx, form.email)).state).toBe('unsubscribed')
  })

  test('says so to who was forgotten already', async () => {
    const { id, leave } = await newSubscriber(ctx)
    await ctx.payload.delete({ collection: 'newsletter-subscribers', id })
    expect(await unsubscribe(ctx, leave)).toEqual({ kind: 'unsubscribed' })
  })

  test.each([
    ['nothing', () => ''],
    ['an id alone', (id: string) => id],
    ['an id with a forged signature', (id: string) => `${id}.${'A'.repeat(43)}`],
    ['another’s signature', (id: string, leave: string) => `${id}.${leave.split('.')[1]}`],
  ])('is not for who brings %s', async (_name, forged) => {
    const [{ form, id }, { leave }] = [await newSubscriber(ctx), await newSubscriber(ctx)]
    expect(await unsubscribe(ctx, forged(id, leave))).toEqual({ kind: 'unknown' })
    expect((await only(ctx, form.email)).state).toBe('pending')
  })

  test('has one click in every mail, on the wire', async () => {
    const peer = acceptingSmtp()
    const sending = await through(ctx, peer)
    const { received } = await peer
    const form = signUp()
    await subscribe(sending, form)
    const asked = received[0]?.mail.text
    await confirmSubscription(sending, keyIn(asked, 'bevestigen'))
    await subscribe(sending, signUp({ email: form.email }))
    const leave = keyIn(asked, 'uitschrijven')
    expect(received.map(each => each.mail.subject?.split(' ').slice(0, 3).join(' '))).toEqual([
      'Bevestig je aanmelding',
      'Je staat op',
      'Je staat al',
    ])
    for (const { mail } of received) {
      const header = (name: string) => mail.headers.find(each => each.key === name)?.value
      expect(header('list-unsubscribe')).toMatch(/^<https?:\/\/[^>]+\/nieuwsbrief\/direct\?sleutel=[^>]+>$/)
      expect(header('list-unsubscribe')).toContain(encodeURIComponent(leave))
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
      expect(mail.html).toContain('/nieuwsbrief/uitschrijven?sleutel=')
    }
  })
})

describe('staff', () => {
  const change = async (id: string, state: string, role: 'admin' | 'operator') =>
    ctx.payload.update({
      collection: 'newsletter-subscribers',
      id,
      data: { state: state as 'unsubscribed' },
      depth: 0,
      overrideAccess: false,
      user: (await staffMember(ctx.payload, role)) as never,
    })

  test('who administer take somebody off the list, and that is kept', async () => {
    const { form, id } = await confirmedSubscriber(ctx)
    await change(id, 'unsubscribed', 'admin')
    const { unsubscribedAt } = await only(ctx, form.email)
    expect(unsubscribedAt).toMatch(/^\d{4}-/)
    const user = await staffMember(ctx.payload, 'operator')
    const [latest] = await listEvents({ ...ctx, user }, id)
    expect(latest).toMatchObject({ before: 'Aangemeld', after: 'Afgemeld', actorName: 'Proef admin' })
  })

  test('put nobody on it', async () => {
    const { form, id } = await newSubscriber(ctx)
    await expect(change(id, 'confirmed', 'admin')).rejects.toThrow('alleen de abonnee zelf')
    await expect(change(id, 'unsubscribed', 'operator')).rejects.toThrow()
    expect((await only(ctx, form.email)).state).toBe('pending')
  })
})

test('who never confirmed is forgotten after 30 days, who left after two years, who reads it never', async () => {
  const began = at('2026-01-01T10:00:00Z')
  const never = await newSubscriber(began)
  const left = await newSubscriber(began)
  const reader = await newSubscriber(began)
  await unsubscribe(began, left.leave)
  await confirmSubscription(began, reader.key)
  const known = async () => {
    const all = [never, left, reader].map(async each => (await subscribersOf(ctx, each.form.email)).length)
    return Promise.all(all)
  }
  await deleteOldSubscribers(at('2026-01-31T09:00:00Z'))
  expect(await known()).toEqual([1, 1, 1])
  await deleteOldSubscribers(at('2026-01-31T11:00:00Z'))
  expect(await known()).toEqual([0, 1, 1])
  await deleteOldSubscribers(at('2028-01-02T10:00:00Z'))
  expect(await known()).toEqual([0, 0, 1])
})
