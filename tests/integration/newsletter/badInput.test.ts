import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { confirmSubscription, subscribe, unsubscribe } from '@/features/newsletter/server/subscription'
import { singleLine } from '@/platform/text/format'
import { BAD_CASES, MEGABYTE } from '../../support/badInput'
import { expectHarmless } from '../../support/harmlessMail'
import { acceptingSmtp } from '../../support/smtpPeer'
import { keyIn, signUp, subscribersOf } from '../../support/subscriptions'
import { mailThrough, testCtx } from '../../support/testCtx'

const peer = await acceptingSmtp()
afterAll(peer.close)
const ctx = await testCtx({ mail: mailThrough(peer) })
const visitor = () => ({ ...ctx, clientIp: randomUUID() })
const TEXTS: [string, string][] = [...BAD_CASES, ['a megabyte', MEGABYTE]]

/** Some of it is an odd name before the at sign, and reaches that mailbox alone. */
const ADDRESS = /^\w+@proef\.example[a-z]*$/i

test.each(TEXTS)('%s is no address to sign up, or one alone', async (_name, bad) => {
  peer.received.length = 0
  const places = {
    alone: bad,
    behind: `jan@proef.example${bad}`,
    before: `${bad}@proef.example`,
    quoted: `"${bad}"@proef.example`,
  }
  for (const [place, email] of Object.entries(places)) {
    const { kind } = await subscribe(visitor(), signUp({ email }))
    const isAddress = email.length <= 254 && ADDRESS.test(singleLine(email))
    expect({ place, kind }).toEqual({ place, kind: isAddress ? 'checkMail' : 'invalid' })
  }
  expectHarmless(
    peer.received,
    peer.received.map(({ mail }) => String(mail.to?.[0]?.address)),
  )
})

test.each(TEXTS)('%s beside an address keeps and mails nothing', async (_name, bad) => {
  for (const field of ['submissionKey', 'filledInMs', 'source']) {
    const form = signUp({ [field]: bad })
    const { kind } = await subscribe(visitor(), form)
    const isName = field === 'source' && /^[a-z0-9-]{1,120}$/.test(bad)
    expect({ field, kind }).toEqual({ field, kind: isName ? 'checkMail' : 'invalid' })
    if (!isName) expect(await subscribersOf(ctx, form.email)).toEqual([])
  }
})

test('mails go to the address alone, with nothing in them but our own', async () => {
  peer.received.length = 0
  const { email } = signUp()
  await subscribe(visitor(), signUp({ email, source: 'constructor' }))
  await expect.poll(() => peer.received.length).toBe(1)
  await confirmSubscription(visitor(), keyIn(peer.received[0]?.mail.text, 'bevestigen'))
  await subscribe(visitor(), signUp({ email }))
  await expect.poll(() => peer.received.length).toBe(3)
  expectHarmless(peer.received, [email, email, email])
})

describe('a key', () => {
  const cases: [string, string][] = [
    ...TEXTS,
    ['nothing', ''],
    ['dots', '...'],
    ['an id with nothing', `${randomUUID()}.`],
  ]

  test.each(cases)('that is %s confirms nobody', async (_name, key) => {
    expect(await confirmSubscription(visitor(), key)).toEqual({ kind: 'unknown' })
  })

  test.each(cases)('that is %s takes nobody off the list', async (_name, key) => {
    expect(await unsubscribe(visitor(), key)).toEqual({ kind: 'unknown' })
    expect(await unsubscribe(visitor(), `${key}.${key}`)).toEqual({ kind: 'unknown' })
  })
})
