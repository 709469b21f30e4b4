import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { logIn } from '@/features/customers/server/logIn'
import { forgotPassword } from '@/features/customers/server/passwords'
import { submitLead } from '@/features/leads/server/submitLead'
import { subscribe } from '@/features/newsletter/server/subscription'
import type { Ctx } from '@/platform/ctx'
import { storedMail } from '@/platform/email/transport'
import {
  PROOF_ANSWERS,
  PROOF_FIELD,
  PROOF_MINUTES,
  type ProofRequired,
  proofText,
  readProof,
} from '@/platform/forms/proofOfWork'
import { solveProof } from '@/platform/forms/solveProof'
import { LIMITS } from '@/platform/limits/limits'
import { pass, proofFor } from '../../support/ceilings'
import { newCustomer, PASSWORD } from '../../support/customers'
import { typedForm } from '../../support/leadForms'
import { signUp } from '../../support/subscriptions'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const visitor = (): Ctx => ({ ...ctx, clientIp: randomUUID() })
const lead = (from = visitor(), proof = '') => {
  const typed = { ...typedForm('contact'), email: `${randomUUID()}@proeftuin.example` }
  return submitLead(from, { ...typed, [PROOF_FIELD]: proof })
}

const { points } = LIMITS['submit-everyone']
const flood: { kind: string }[] = []
for (let turn = 0; turn < 1000; turn++) flood.push(await lead())
const kinds = flood.map(({ kind }) => kind)

describe('a thousand leads from a thousand addresses', () => {
  test('are taken up to the ceiling, and asked for work above it', () => {
    expect(kinds).toEqual([...Array(points).fill('sent'), ...Array(1000 - points).fill('prove')])
  })

  test('keep nobody out who does the work, which counts for no limit of their own', async () => {
    const from = visitor()
    for (let turn = 0; turn < LIMITS['submit-address'].points; turn++) await lead(from)
    const asked = await lead(from)
    expect((await lead(from, await proofFor(asked))).kind).toBe('sent')
  })

  test('leave other forms as they were', async () => {
    expect((await subscribe(visitor(), signUp())).kind).toBe('checkMail')
  })

  test('one proof opens once, of however many at one instant', async () => {
    const proof = await proofFor(flood.at(-1) ?? { kind: 'none' })
    const kept = await Promise.all(Array.from({ length: 8 }, () => lead(visitor(), proof)))
    expect(kept.filter(({ kind }) => kind === 'sent')).toHaveLength(1)
    expect((await lead(visitor(), proof)).kind).toBe('prove')
  })

  test('a proof is for one form, in time, and not made up', async () => {
    await pass('submit-everyone', 'newsletter')
    const elsewhere = await proofFor(await subscribe(visitor(), signUp()))
    expect((await lead(visitor(), elsewhere)).kind).toBe('prove')
    const late = { ...visitor(), now: () => new Date(Date.now() - (PROOF_MINUTES + 1) * 60_000) }
    expect((await lead(visitor(), await proofFor(await lead(late)))).kind).toBe('prove')
    const { challenge } = (await lead()) as ProofRequired
    const easy = challenge.replace(/^\d+/, '1')
    const right = readProof(await solveProof(challenge))?.answers ?? []
    const guessed = right.map((answer, place) => (place < PROOF_ANSWERS / 2 ? answer : 0))
    const wrong = [right.slice(1), guessed, right.toReversed()]
    const typed = wrong.map(answers => proofText(challenge, answers))
    for (const made of ['x', ...typed, await solveProof(easy)])
      expect((await lead(visitor(), made)).kind).toBe('prove')
  })
})

describe('a thousand log-ins from a thousand addresses', () => {
  const enter = (email: string, password: string, proof?: string) =>
    logIn(visitor(), { email, password, device: null, proof })

  test('on one account keep out nobody who knows its password, known or unknown', async () => {
    const { email } = await newCustomer(ctx)
    const nobody = `${randomUUID()}@nergens.example`
    for (const address of [email, nobody]) {
      for (let turn = 0; turn < LIMITS['customer-log-in'].points; turn++) await enter(address, 'onzin')
      expect(await enter(address, PASSWORD)).toEqual({ kind: 'prove', challenge: expect.any(String) })
    }
    const proofOf = async (address: string) => proofFor(await enter(address, 'onzin'))
    expect(await enter(email, 'niet dit', await proofOf(email))).toEqual({ kind: 'refused' })
    expect(await enter(nobody, PASSWORD, await proofOf(nobody))).toEqual({ kind: 'refused' })
    expect((await enter(email, PASSWORD, await proofOf(nobody))).kind).toBe('prove')
    expect((await enter(email, PASSWORD, await proofOf(email))).kind).toBe('loggedIn')
  })

  test('on as many accounts cost everybody some work, and lead in whoever does it', async () => {
    const { email } = await newCustomer(ctx)
    await pass('customer-log-in-everyone', 'all')
    const asked = await enter(email, PASSWORD)
    expect(asked.kind).toBe('prove')
    expect((await enter(email, PASSWORD, await proofFor(asked))).kind).toBe('loggedIn')
  })

  test('cost more work the longer they go on, and never more than a slow phone does', async () => {
    const { email } = await newCustomer(ctx)
    const bits = async () => Number.parseInt(((await enter(email, 'onzin')) as ProofRequired).challenge, 10)
    await pass('customer-log-in', email)
    const first = await bits()
    for (const times of [2, 1000]) {
      await pass('customer-log-in', email, times * LIMITS['customer-log-in'].points)
      expect(await bits()).toBe(first + 1)
    }
  })

  test('leave the link by mail as it was, and above its ceiling ask for work too', async () => {
    const { email } = await newCustomer(ctx)
    await pass('customer-log-in', email)
    expect(await forgotPassword(visitor(), { email })).toEqual({ kind: 'asked' })
    await pass('customer-ask-link-everyone', 'all')
    for (const address of [email, `${randomUUID()}@nergens.example`]) {
      const asked = await forgotPassword(visitor(), { email: address })
      expect(asked.kind).toBe('prove')
      const proof = await proofFor(asked)
      expect(await forgotPassword(visitor(), { email: address, proof })).toEqual({ kind: 'asked' })
    }
  })
})
