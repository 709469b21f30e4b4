import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { forgotPassword, setPassword } from '@/features/customers/server/passwords'
import type { Ctx } from '@/platform/ctx'
import { storedMail } from '@/platform/email/transport'
import {
  askedKey,
  attempt,
  NEXT_PASSWORD,
  newCustomer,
  PASSWORD,
  passwordKeyIn,
} from '../../support/customers'
import { mailPeers } from '../../support/mailPeers'
import { hangingSmtp } from '../../support/smtpPeer'
import { mailsTo } from '../../support/subscriptions'
import { eventually, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const { through } = mailPeers()
const elsewhere = (): Ctx => ({ ...ctx, clientIp: randomUUID() })

describe('a forgotten password', () => {
  test('gets the same answer whether or not anybody has the address, and mails its owner alone', async () => {
    const [known, closed] = [await newCustomer(ctx), await newCustomer(ctx, { disabled: true })]
    const unknown = `${randomUUID()}@nergens.example`
    for (const email of [known.email, closed.email, unknown])
      expect(await forgotPassword(elsewhere(), { email })).toEqual({ kind: 'asked' })
    const [mail] = await eventually(async () => {
      const mails = await mailsTo(ctx, known.email)
      return mails.length > 0 && mails
    })
    expect(mail).toMatchObject({ template: 'customer-reset', aboutId: known.id })
    expect(mail?.html).toContain(passwordKeyIn(mail?.text))
    expect([...(await mailsTo(ctx, unknown)), ...(await mailsTo(ctx, closed.email))]).toEqual([])
  })

  test('keeps the old one until a new one is chosen', async () => {
    const { email } = await newCustomer(ctx)
    const key = await askedKey(ctx, email.toUpperCase())
    expect((await attempt(elsewhere(), email)).kind).toBe('loggedIn')
    expect((await setPassword(elsewhere(), key, NEXT_PASSWORD)).kind).toBe('passwordSet')
    expect((await attempt(elsewhere(), email, PASSWORD)).kind).toBe('refused')
  })

  test('may be asked for three times an hour for one address, known or not', async () => {
    const { email } = await newCustomer(ctx)
    for (const address of [email, `${randomUUID()}@nergens.example`]) {
      const asked = Array.from({ length: 3 }, () => forgotPassword(elsewhere(), { email: address }))
      expect((await Promise.all(asked)).map(answer => answer.kind)).toEqual(['asked', 'asked', 'asked'])
      expect(await forgotPassword(elsewhere(), { email: address })).toEqual({ kind: 'tooMany' })
    }
  })

  test('says at its field what is no address', async () => {
    expect(await forgotPassword(elsewhere(), { email: 'geen adres' })).toEqual({
      kind: 'invalid',
      errors: { email: expect.any(String) },
    })
  })

  test('is answered at one moment, whoever has the address and whatever the mail server does', async () => {
    const { email } = await newCustomer(ctx)
    const peer = await hangingSmtp()
    const from = await through(elsewhere(), peer)
    for (const address of [email, `${randomUUID()}@nergens.example`]) {
      const begun = performance.now()
      await forgotPassword(from, { email: address })
      expect(performance.now() - begun).toBeGreaterThanOrEqual(245)
      expect(peer.givenUp()).toBe(false)
    }
  })
})
