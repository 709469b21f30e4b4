import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { updateAccount } from '@/features/customers/server/account'
import { createPasswordLink } from '@/features/customers/server/customerRepository'
import { changePassword, forgotPassword, setPassword } from '@/features/customers/server/passwords'
import { requestErasure } from '@/features/customers/server/personalData'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { singleLine } from '@/platform/text/format'
import { BAD_CASES, MEGABYTE, NO_TEXTS } from '../../support/badInput'
import { as, attempt, newCustomer, particulars, passwordKeyIn } from '../../support/customers'
import { expectHarmless } from '../../support/harmlessMail'
import { acceptingSmtp } from '../../support/smtpPeer'
import { mailThrough, testCtx } from '../../support/testCtx'

const STAFF = 'aanvragen@webbureau-voorbeeld.example'
const peer = await acceptingSmtp()
afterAll(peer.close)
const ctx = await testCtx({ mail: mailThrough(peer) })
const elsewhere = (): Ctx => ({ ...ctx, clientIp: randomUUID() })
const TEXTS: [string, string][] = [...BAD_CASES, ['a megabyte', MEGABYTE]]

async function owner(part: object = {}) {
  const { id, email } = await newCustomer(ctx, part)
  return { id, email, ctx: as(elsewhere(), { id, collection: 'hosting-customers' }) }
}

/** Somebody to whom nothing may happen. */
const shared = await owner()
/** One of them may try ten passwords in a quarter of an hour. */
const MANY = await Promise.all([owner(), owner(), owner(), owner()])

const accountOf = (id: string) =>
  ctx.payload.findByID({ collection: 'hosting-customers', id, depth: 0, ...asSystem })

/** What may be any line at all, and what has a shape of its own. */
const FREE = ['name', 'company', 'address', 'city'] as const
const SHAPED = ['kind', 'phone', 'zipcode', 'kvk', 'vatId'] as const
const ofAll = <T>(fields: readonly string[], value: T) =>
  Object.fromEntries(fields.map(field => [field, value]))
const typed = (part: object) => ({ ...particulars(), kind: 'business', company: 'Proeftuin', ...part })

describe('the particulars of a customer', () => {
  test.each(BAD_CASES)('are kept as typed where any line will do: %s', async (_name, bad) => {
    const { id, ctx: own } = await owner()
    expect(await updateAccount(own, typed(ofAll(FREE, bad)))).toEqual({ kind: 'saved' })
    expect(await accountOf(id)).toMatchObject(ofAll(FREE, singleLine(bad)))
  })

  test.each(TEXTS)('are refused at the field that has a shape: %s', async (_name, bad) => {
    for (const field of SHAPED)
      expect(await updateAccount(shared.ctx, typed({ [field]: bad }))).toEqual({
        kind: 'invalid',
        errors: { [field]: expect.any(String) },
      })
  })

  test('are refused where they are too long', async () => {
    expect(await updateAccount(shared.ctx, typed(ofAll(FREE, MEGABYTE)))).toEqual({
      kind: 'invalid',
      errors: ofAll(FREE, expect.any(String)),
    })
  })

  test.each(NO_TEXTS)('are refused where %s stands for a line of text', async (_name, wrong) => {
    expect((await updateAccount(shared.ctx, wrong)).kind).toBe('invalid')
    for (const field of [...FREE, ...SHAPED])
      expect((await updateAccount(shared.ctx, typed({ [field]: wrong }))).kind).toBe('invalid')
    expect(await accountOf(shared.id)).toMatchObject({ name: 'Jan Proef', email: shared.email })
  })
})

describe('a name that was typed to break a mail', () => {
  test.each(BAD_CASES)('reaches staff and its owner alone: %s', async (_name, bad) => {
    peer.received.length = 0
    const { email, ctx: own } = await owner({ name: singleLine(bad) })
    const answers = await Promise.all([requestErasure(own), forgotPassword(elsewhere(), { email })])
    expect(answers).toEqual([{ kind: 'asked' }, { kind: 'asked' }])
    await expect.poll(() => peer.received.length).toBe(3)
    expectHarmless(peer.received, [email, email, STAFF])
    const task = peer.received.find(each => each.to[0] === STAFF)
    expect(task?.mail.subject).toBe(`${singleLine(bad)} wil vergeten worden`)
  })
})

test.each(TEXTS)('%s is no address whose password anybody forgot', async (_name, bad) => {
  peer.received.length = 0
  const answers = [bad, `jan@proef.example,${bad}`, `<${bad}@proef.example>`].map(async email => {
    const { kind } = await forgotPassword(elsewhere(), { email })
    return kind
  })
  expect(await Promise.all(answers)).toEqual(['invalid', 'invalid', 'invalid'])
  expect(peer.received).toEqual([])
})

describe('a password', () => {
  test.each([...TEXTS, ['nothing', '']])('is not set with the key %s', async (_name, key) => {
    expect(await setPassword(elsewhere(), key, 'zeven gele emmers')).toEqual({ kind: 'expired' })
  })

  /** Long and odd; whether a hash makes the same of them twice is another matter. */
  const odd = BAD_CASES.filter(([name]) => /header|octets|half a letter|turned|seen|letters under/.test(name))

  test.each(odd)('may be %s, and opens the account', async (_name, bad) => {
    const { id, email } = await newCustomer(ctx)
    const link = await transaction(ctx, tx => createPasswordLink(ctx, tx, id, 'reset'))
    const password = `${bad} zeven gele emmers`
    expect((await setPassword(elsewhere(), passwordKeyIn(link), password)).kind).toBe('passwordSet')
    expect((await attempt(elsewhere(), email, password)).kind).toBe('loggedIn')
  })

  test.each(TEXTS)('is not changed by who types %s for the old one', async (name, bad) => {
    const { ctx: own } = MANY[TEXTS.findIndex(([each]) => each === name) % MANY.length] ?? shared
    expect(await changePassword(own, { current: bad, password: 'zeven gele emmers' })).toEqual({
      kind: 'invalid',
      errors: { current: expect.any(String) },
    })
  })

  test.each(TEXTS)('opens nothing for %s as an address, a password or a device', async (_name, bad) => {
    expect((await attempt(elsewhere(), bad)).kind).toBe('refused')
    expect((await attempt(elsewhere(), `${randomUUID()}@nergens.example`, bad, bad)).kind).toBe('refused')
  })
})
