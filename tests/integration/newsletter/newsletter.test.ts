import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { getPageTexts } from '@/server/content/getPageTexts'
import type { Ctx } from '@/server/ctx'
import { listEvents } from '@/server/leads/listEvents'
import { keptMail } from '@/server/mail/keptMail'
import { confirmSubscription } from '@/server/newsletter/confirmSubscription'
import { dropSubscribers } from '@/server/newsletter/dropSubscribers'
import { subscribe } from '@/server/newsletter/subscribe'
import { unsubscribe } from '@/server/newsletter/unsubscribe'
import { acceptingSmtp, refusingSmtp, type SmtpPeer } from '../../support/smtpPeer'
import { keyIn, mailsTo, signUp, subscribersOf } from '../../support/subscriptions'
import { mailThrough, staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: keptMail })
const open: SmtpPeer[] = []
const through = async (peer: Promise<SmtpPeer>): Promise<Ctx> => {
  open.push(await peer)
  return { ...ctx, mail: mailThrough(await peer) }
}
afterEach(async () => {
  await Promise.all(open.splice(0).map(peer => peer.close()))
})

const at = (moment: string): Ctx => ({ ...ctx, now: () => new Date(moment) })
const templates = async (email: string) => (await mailsTo(ctx, email)).map(mail => mail.template)
const only = async (email: string) => {
  const [subscriber, ...more] = await subscribersOf(ctx, email)
  if (!subscriber || more.length > 0) throw new Error(`${email} has not one record`)
  return subscriber
}

/** Somebody who signed up, with the two keys that their mail holds. */
async function newSubscriber(form = signUp(), sender = ctx) {
  expect(await subscribe(sender, form)).toEqual({ kind: 'checkMail' })
  const [mail] = await mailsTo(ctx, form.email)
  return { form, ...(await only(form.email)), key: keyIn(mail?.text, 'bevestigen'), leave: leaveKey(mail) }
}

async function confirmedSubscriber(form = signUp()) {
  const subscriber = await newSubscriber(form)
  expect(await confirmSubscription(ctx, subscriber.key)).toEqual({ kind: 'confirmed' })
  return subscriber
}

const leaveKey = (mail?: { text?: string | null }) => keyIn(mail?.text, 'uitschrijven')

describe('signing up', () => {
  test('keeps the address with the sentence, the moment and the page, and does not put it on the list', async () => {
    const form = signUp()
    await subscribe(at('2026-11-20T10:00:00Z'), form)
    const { blog } = await getPageTexts(ctx)
    expect(await only(form.email)).toMatchObject({
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
    const { key, id } = await newSubscriber()
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
    await only(form.email)
    expect(await mailsTo(ctx, form.email)).toHaveLength(2)
  })

  test('once more makes a new key, and the older mail no longer works', async () => {
    const { form, key } = await newSubscriber()
    const { key: newer } = await newSubscriber(signUp({ email: form.email }))
    expect(await confirmSubscription(ctx, key)).toEqual({ kind: 'unknown' })
    expect(await confirmSubscription(ctx, newer)).toEqual({ kind: 'confirmed' })
  })

  test('says the same to who is on the list, whose mail says that they are', async () => {
    const { form, id } = await confirmedSubscriber()
    const before = await only(form.email)
    const stranger = await subscribe(ctx, signUp())
    expect(await subscribe(ctx, signUp({ email: form.email }))).toEqual(stranger)
    const [mail] = await mailsTo(ctx, form.email)
    expect(mail).toMatchObject({ template: 'newsletter-already', aboutId: id })
    expect(mail?.text).not.toContain('/nieuwsbrief/bevestigen')
    const { state, consentAt, confirmedAt, tokenHash } = before
    expect(await only(form.email)).toMatchObject({ state, consentAt, confirmedAt, tokenHash })
  })

  test('is saved when the mail server refuses, and says that the mail waits', async () => {
    const form = signUp()
    expect(await subscribe(await through(refusingSmtp(451)), form)).toEqual({ kind: 'savedWithoutMail' })
    expect(await subscribe(ctx, form)).toEqual({ kind: 'savedWithoutMail' })
    expect((await only(form.email)).state).toBe('pending')
    expect((await mailsTo(ctx, form.email)).map(mail => mail.state)).toEqual(['queued'])
  })
})

describe('nothing is kept or mailed', () => {
  test.each([
    ['the hidden field filled', { website: 'https://spam.example' }],
    ['faster than a person', { filledInMs: '900' }],
  ])('of a bot (%s), which gets the same answer', async (_name, part) => {
    const form = signUp(part)
    expect(await subscribe(ctx, form)).toEqual({ kind: 'checkMail' })
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
    const sending = await through(peer)
    const form = signUp()
    const answers = await Promise.all(Array.from({ length: 50 }, () => subscribe(sending, form)))
    await only(form.email)
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
    const { form, leave } = await newSubscriber(signUp({ submissionKey: '', filledInMs: '' }))
    await unsubscribe(ctx, leave)
    const { key } = await newSubscriber(form)
    expect(await confirmSubscription(ctx, key)).toEqual({ kind: 'confirmed' })
  })
})

describe('confirming', () => {
  test('puts the address on the list, welcomes it once and is kept', async () => {
    const { form, key, id } = await newSubscriber()
    expect(await confirmSubscription(at('2026-11-21T10:00:00Z'), key)).toEqual({ kind: 'confirmed' })
    expect(await confirmSubscription(ctx, key)).toEqual({ kind: 'alreadyConfirmed' })
    expect(await only(form.email)).toMatchObject({
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
    const { form, key } = await newSubscriber()
    const kinds = await Promise.all([0, 1, 2].map(async () => (await confirmSubscription(ctx, key)).kind))
    expect(kinds.sort()).toEqual(['alreadyConfirmed', 'alreadyConfirmed', 'confirmed'])
    expect(await mailsTo(ctx, form.email)).toHaveLength(2)
  })

  test('comes too late after seven days, and whoever signs up again gets in', async () => {
    const { form, key } = await newSubscriber(signUp(), at('2026-11-20T10:00:00Z'))
    expect(await confirmSubscription(at('2026-11-27T10:00:01Z'), key)).toEqual({ kind: 'expired' })
    expect((await only(form.email)).state).toBe('pending')
    const { key: newer } = await newSubscriber(signUp({ email: form.email }), at('2026-11-27T10:01:00Z'))
    expect(await confirmSubscription(at('2026-12-04T10:00:00Z'), newer)).toEqual({ kind: 'confirmed' })
  })

  test.each([[''], ['x'], [randomUUID()], ["' or 1=1 --"]])('knows no key %j', async key => {
    expect(await confirmSubscription(ctx, key)).toEqual({ kind: 'unknown' })
  })

  test('does nothing with the key of the way off the list', async () => {
    const { form, leave } = await newSubscriber()
    expect(await confirmSubscription(ctx, leave)).toEqual({ kind: 'unknown' })
    expect((await only(form.email)).state).toBe('pending')
  })

  test('is over once somebody left', async () => {
    const { form, key, leave } = await newSubscriber()
    await unsubscribe(ctx, leave)
    expect(await confirmSubscription(ctx, key)).toEqual({ kind: 'expired' })
    expect((await only(form.email)).state).toBe('unsubscribed')
  })

  test('cannot be guessed for long', async () => {
    const kinds: string[] = []
    for (let turn = 0; turn < 13; turn++) {
      const guess = confirmSubscription({ ...ctx, address: '192.0.2.78' }, randomUUID())
      kinds.push((await guess).kind)
    }
    expect(kinds).toEqual([...Array(12).fill('unknown'), 'tooMany'])
  })
})

describe('leaving the list', () => {
  test('is possible from the first mail on, and twice is the same as once', async () => {
    const { form, leave } = await newSubscriber()
    expect(await unsubscribe(at('2026-11-21T10:00:00Z'), leave)).toEqual({ kind: 'unsubscribed' })
    expect(await unsubscribe(ctx, leave)).toEqual({ kind: 'unsubscribed' })
    expect(await only(form.email)).toMatchObject({
      state: 'unsubscribed',
      unsubscribedAt: '2026-11-21T10:00:00.000Z',
    })
  })

  test('works from every mail, also from one of before somebody came back', async () => {
    const { form, leave } = await confirmedSubscriber()
    expect(await unsubscribe(ctx, leave)).toEqual({ kind: 'unsubscribed' })
    await confirmedSubscriber(signUp({ email: form.email }))
    const keys = (await mailsTo(ctx, form.email)).map(leaveKey)
    expect(new Set(keys)).toEqual(new Set([leave]))
    expect(await unsubscribe(ctx, leave)).toEqual({ kind: 'unsubscribed' })
    expect((await only(form.email)).state).toBe('unsubscribed')
  })

  test('says so to who was forgotten already', async () => {
    const { id, leave } = await newSubscriber()
    await ctx.payload.delete({ collection: 'newsletter-subscribers', id })
    expect(await unsubscribe(ctx, leave)).toEqual({ kind: 'unsubscribed' })
  })

  test.each([
    ['nothing', () => ''],
    ['an id alone', (id: string) => id],
    ['an id with a forged signature', (id: string) => `${id}.${'A'.repeat(43)}`],
    ['another’s signature', (id: string, leave: string) => `${id}.${leave.split('.')[1]}`],
  ])('is not for who brings %s', async (_name, forged) => {
    const [{ form, id }, { leave }] = [await newSubscriber(), await newSubscriber()]
    expect(await unsubscribe(ctx, forged(id, leave))).toEqual({ kind: 'unknown' })
    expect((await only(form.email)).state).toBe('pending')
  })

  test('has one click in every mail, on the wire', async () => {
    const peer = acceptingSmtp()
    const sending = await through(peer)
    const { form, key, leave } = await newSubscriber(signUp(), sending)
    await confirmSubscription(sending, key)
    await subscribe(sending, signUp({ email: form.email }))
    const { received } = await peer
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
    const { form, id } = await confirmedSubscriber()
    await change(id, 'unsubscribed', 'admin')
    const { unsubscribedAt } = await only(form.email)
    expect(unsubscribedAt).toMatch(/^\d{4}-/)
    const user = await staffMember(ctx.payload, 'operator')
    const [latest] = await listEvents({ ...ctx, user }, id)
    expect(latest).toMatchObject({ before: 'Aangemeld', after: 'Afgemeld', actorName: 'Proef admin' })
  })

  test('put nobody on it', async () => {
    const { form, id } = await newSubscriber()
    await expect(change(id, 'confirmed', 'admin')).rejects.toThrow('alleen de abonnee zelf')
    await expect(change(id, 'unsubscribed', 'operator')).rejects.toThrow()
    expect((await only(form.email)).state).toBe('pending')
  })
})

test('who never confirmed is forgotten after 30 days, who left after two years, who reads it never', async () => {
  const began = at('2026-01-01T10:00:00Z')
  const never = await newSubscriber(signUp(), began)
  const left = await newSubscriber(signUp(), began)
  const reader = await newSubscriber(signUp(), began)
  await unsubscribe(began, left.leave)
  await confirmSubscription(began, reader.key)
  const known = async () => {
    const all = [never, left, reader].map(async each => (await subscribersOf(ctx, each.form.email)).length)
    return Promise.all(all)
  }
  await dropSubscribers(at('2026-01-31T09:00:00Z'))
  expect(await known()).toEqual([1, 1, 1])
  await dropSubscribers(at('2026-01-31T11:00:00Z'))
  expect(await known()).toEqual([0, 1, 1])
  await dropSubscribers(at('2028-01-02T10:00:00Z'))
  expect(await known()).toEqual([0, 0, 1])
})
