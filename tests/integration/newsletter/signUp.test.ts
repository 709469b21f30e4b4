import { describe, expect, test } from 'vitest'
import { confirmSubscription, subscribe, unsubscribe } from '@/features/newsletter/server/subscription'
import { getPageTexts } from '@/features/website/server/pageTexts'
import type { Ctx } from '@/platform/ctx'
import { storedMail } from '@/platform/email/transport'
import { mailPeers } from '../../support/mailPeers'
import { acceptingSmtp, refusingSmtp } from '../../support/smtpPeer'
import {
  confirmedSubscriber,
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
const templates = async (email: string) => (await mailsTo(ctx, email)).map(mail => mail.template)

describe('signing up', () => {
  test('keeps the address with the sentence, the moment and the page, and does not put it on the list', async () => {
    const form = signUp()
    await subscribe(at('2026-11-20T10:00:00Z'), form)
    const { blog } = await getPageTexts(ctx)
    expect(await only(ctx, form.email)).toMatchObject({
      state: 'pending',
      consentText: blog.words.newsletterConsent,
      consentAt: '2026-11-20T10:00:00.000Z',
      source: 'blog',
      confirmedAt: null,
      unsubscribedAt: null,
    })
    expect(await templates(form.email)).toEqual(['newsletter-confirmation'])
  })

  test('keeps no key that anybody could use', async () => {
    const { key, id } = await newSubscriber(ctx)
    const admin = await staffMember(ctx.payload, 'admin')
    const seen = await ctx.payload.findByID({
      collection: 'newsletter-subscribers',
      id,
      overrideAccess: false,
      user: admin as never,
    })
    const { tokenHash } = await ctx.payload.findByID({ collection: 'newsletter-subscribers', id })
    expect(tokenHash).toMatch(/^[0-9a-f]{64}$/)
    expect(tokenHash).not.toContain(key)
    expect(seen.tokenHash).toBeUndefined()
    expect(seen.submissionKey).toBeUndefined()
  })

  test('is one subscriber, however the address is typed', async () => {
    const form = signUp()
    await subscribe(ctx, form)
    await subscribe(ctx, signUp({ email: ` ${form.email.toUpperCase()} ` }))
    await only(ctx, form.email)
    expect(await mailsTo(ctx, form.email)).toHaveLength(2)
  })

  test('once more makes a new key, and the older mail no longer works', async () => {
    const { form, key } = await newSubscriber(ctx)
    const { key: newer } = await newSubscriber(ctx, signUp({ email: form.email }))
    expect(await confirmSubscription(ctx, key)).toEqual({ kind: 'unknown' })
    expect(await confirmSubscription(ctx, newer)).toEqual({ kind: 'confirmed' })
  })

  test('says the same to who is on the list, whose mail says that they are', async () => {
    const { form, id } = await confirmedSubscriber(ctx)
    const before = await only(ctx, form.email)
    const stranger = await subscribe(ctx, signUp())
    expect(await subscribe(ctx, signUp({ email: form.email }))).toEqual(stranger)
    const [mail] = await mailsTo(ctx, form.email)
    expect(mail).toMatchObject({ template: 'newsletter-already', aboutId: id })
    expect(mail?.text).not.toContain('/nieuwsbrief/bevestigen')
    const { state, consentAt, confirmedAt, tokenHash } = before
    expect(await only(ctx, form.email)).toMatchObject({ state, consentAt, confirmedAt, tokenHash })
  })

  test('is saved when the mail server refuses, and says that the mail waits', async () => {
    const form = signUp()
    expect(await subscribe(await through(ctx, refusingSmtp(451)), form)).toEqual({ kind: 'savedWithoutMail' })
    expect(await subscribe(ctx, form)).toEqual({ kind: 'savedWithoutMail' })
    expect((await only(ctx, form.email)).state).toBe('pending')
    expect((await mailsTo(ctx, form.email)).map(mail => mail.state)).toEqual(['queued'])
  })
})

describe('nothing is kept or mailed', () => {
  test('of a machine (hidden field and speed), which hears so', async () => {
    const form = signUp({ website: 'https://spam.example', filledInMs: '900' })
    expect(await subscribe(ctx, form)).toEqual({ kind: 'notSaved' })
    expect(await subscribersOf(ctx, form.email)).toEqual([])
    expect(await mailsTo(ctx, form.email)).toEqual([])
  })

  test.each([
    ['', 'Vul je e-mailadres in.'],
    ['jan', 'Vul een geldig e-mailadres in, zoals naam@bedrijf.nl.'],
    [
      'jan@proef.example\r\nBcc: ander@proef.example',
      'Vul een geldig e-mailadres in, zoals naam@bedrijf.nl.',
    ],
    ['jan@proef.example,ander@proef.example', 'Vul een geldig e-mailadres in, zoals naam@bedrijf.nl.'],
  ])('of %j', async (email, message) => {
    expect(await subscribe(ctx, signUp({ email }))).toEqual({ kind: 'invalid', errors: { email: message } })
    expect(await subscribersOf(ctx, 'jan@proef.example')).toEqual([])
  })

  test.each([[{ submissionKey: 'geen sleutel' }], [{ filledInMs: 'traag' }], [{ source: '<script>' }]])(
    'with %j beside the address',
    async part => {
      const form = signUp(part as Record<string, string>)
      expect((await subscribe(ctx, form)).kind).toBe('invalid')
      expect(await subscribersOf(ctx, form.email)).toEqual([])
    },
  )

  test('past the limit of one address', async () => {
    const { email } = signUp()
    const kinds: string[] = []
    for (let turn = 0; turn < 7; turn++) kinds.push((await subscribe(ctx, signUp({ email }))).kind)
    expect(kinds).toEqual([...Array(6).fill('checkMail'), 'tooMany'])
    expect(await mailsTo(ctx, email)).toHaveLength(6)
  })

  test('when the database fails', async () => {
    const form = signUp()
    expect(await subscribe({ ...ctx, random: () => 'not a uuid' }, form)).toEqual({ kind: 'notSaved' })
    expect(await subscribersOf(ctx, form.email)).toEqual([])
  })
})

describe('one submission key', () => {
  test('sent 50 times at once makes one record, one mail and one answer', async () => {
    const peer = acceptingSmtp()
    const sending = await through(ctx, peer)
    const form = signUp()
    const answers = await Promise.all(Array.from({ length: 50 }, () => subscribe(sending, form)))
    await only(ctx, form.email)
    expect(new Set(answers.map(each => each.kind))).toEqual(new Set(['checkMail']))
    expect((await peer).received).toHaveLength(1)
  })

  test('with another address is refused', async () => {
    const form = signUp()
    await subscribe(ctx, form)
    const other = signUp({ submissionKey: form.submissionKey ?? '' })
    expect(await subscribe(ctx, other)).toEqual({ kind: 'keyReused' })
    expect(await subscribersOf(ctx, other.email)).toEqual([])
  })

  test('follows from address and hour where there is no script', async () => {
    const form = signUp({ submissionKey: '', filledInMs: '' })
    await subscribe(at('2026-11-20T10:05:00Z'), form)
    await subscribe(at('2026-11-20T10:55:00Z'), form)
    expect(await mailsTo(ctx, form.email)).toHaveLength(1)
    await subscribe(at('2026-11-20T11:05:00Z'), form)
    expect(await mailsTo(ctx, form.email)).toHaveLength(2)
  })

  test('does not keep out who left within the hour and comes back', async () => {
    const { form, leave } = await newSubscriber(ctx, signUp({ submissionKey: '', filledInMs: '' }))
    await unsubscribe(ctx, leave)
    const { key } = await newSubscriber(ctx, form)
    expect(await confirmSubscription(ctx, key)).toEqual({ kind: 'confirmed' })
  })
})
