import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { confirmSubscription, unsubscribe } from '@/features/newsletter/server/subscription'
import { listEvents } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { storedMail } from '@/platform/email/transport'
import { mailsTo, newSubscriber, only, signUp } from '../../support/subscriptions'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const at = (moment: string): Ctx => ({ ...ctx, now: () => new Date(moment) })
const templates = async (email: string) => (await mailsTo(ctx, email)).map(mail => mail.template)

describe('confirming', () => {
  test('puts the address on the list, welcomes it once and is kept', async () => {
    const { form, key, id } = await newSubscriber(ctx)
    expect(await confirmSubscription(at('2026-11-21T10:00:00Z'), key)).toEqual({ kind: 'confirmed' })
    expect(await confirmSubscription(ctx, key)).toEqual({ kind: 'alreadyConfirmed' })
    expect(await only(ctx, form.email)).toMatchObject({
      state: 'confirmed',
      confirmedAt: '2026-11-21T10:00:00.000Z',
    })
    expect((await templates(form.email)).sort()).toEqual(['newsletter-confirmation', 'newsletter-welcome'])
    const operator = await staffMember(ctx.payload, 'operator')
    const events = await listEvents({ ...ctx, user: operator }, id)
    expect(events.map(({ before, after, actorName }) => [before, after, actorName])).toEqual([
      ['Nog te bevestigen', 'Aangemeld', 'Abonnee'],
    ])
  })

  test('twice at the same moment welcomes once', async () => {
    const { form, key } = await newSubscriber(ctx)
    const kinds = await Promise.all([0, 1, 2].map(async () => (await confirmSubscription(ctx, key)).kind))
    expect(kinds.sort()).toEqual(['alreadyConfirmed', 'alreadyConfirmed', 'confirmed'])
    expect(await mailsTo(ctx, form.email)).toHaveLength(2)
  })

  test('comes too late after seven days, and whoever signs up again gets in', async () => {
    const { form, key } = await newSubscriber(at('2026-11-20T10:00:00Z'))
    expect(await confirmSubscription(at('2026-11-27T10:00:01Z'), key)).toEqual({ kind: 'expired' })
    expect((await only(ctx, form.email)).state).toBe('pending')
    const { key: newer } = await newSubscriber(at('2026-11-27T10:01:00Z'), signUp({ email: form.email }))
    expect(await confirmSubscription(at('2026-12-04T10:00:00Z'), newer)).toEqual({ kind: 'confirmed' })
  })

  test.each([[''], ['x'], [randomUUID()], ["' or 1=1 --"]])('knows no key %j', async key => {
    expect(await confirmSubscription(ctx, key)).toEqual({ kind: 'unknown' })
  })

  test('does nothing with the key of the way off the list', async () => {
    const { form, leave } = await newSubscriber(ctx)
    expect(await confirmSubscription(ctx, leave)).toEqual({ kind: 'unknown' })
    expect((await only(ctx, form.email)).state).toBe('pending')
  })

  test('is over once somebody left', async () => {
    const { form, key, leave } = await newSubscriber(ctx)
    await unsubscribe(ctx, leave)
    expect(await confirmSubscription(ctx, key)).toEqual({ kind: 'expired' })
    expect((await only(ctx, form.email)).state).toBe('unsubscribed')
  })

  test('cannot be guessed for long', async () => {
    const kinds: string[] = []
    for (let turn = 0; turn < 13; turn++) {
      const guess = confirmSubscription({ ...ctx, clientIp: '192.0.2.78' }, randomUUID())
      kinds.push((await guess).kind)
    }
    expect(kinds).toEqual([...Array(12).fill('unknown'), 'tooMany'])
  })
})
