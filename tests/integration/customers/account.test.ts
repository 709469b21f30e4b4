import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { updateAccount } from '@/features/customers/server/account'
import { findOrCreateCustomer } from '@/features/customers/server/customerRepository'
import { transaction } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { accountOf, as, findOrMake, loggedIn, newCustomer, particulars } from '../../support/customers'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const operator = as(ctx, await staffMember(ctx.payload, 'operator'))

describe('the account of an order', () => {
  test('is made once for an address, of however many orders at one instant', async () => {
    const customer = particulars()
    const made = await Promise.all(Array.from({ length: 12 }, () => findOrMake(ctx, customer)))
    expect(new Set(made.map(each => each.id)).size).toBe(1)
    expect(made.filter(each => each.isNew)).toHaveLength(1)
  })

  test('is as it was typed, and has no password', async () => {
    const customer = particulars({ kind: 'business', company: 'Proeftuin', kvk: '12345678' })
    const { id } = await findOrMake(ctx, customer)
    const account = await accountOf(ctx, id)
    expect(account).toMatchObject({ ...customer, disabled: false, passwordSet: false })
    expect(account.hash).toMatch(/^pbkdf2-sha256-v1:[0-9a-f]{64}$/)
  })

  test('of somebody else changes in nothing by who types its address', async () => {
    const { id, email } = await newCustomer(ctx)
    const before = await accountOf(ctx, id)
    const stranger = particulars({ email: email.toUpperCase(), name: 'Vreemde', city: 'Elders' })
    expect(await findOrMake(ctx, stranger)).toEqual({ id, isNew: false })
    expect(await accountOf(ctx, id)).toEqual(before)
  })

  test('goes when its order is not saved after all', async () => {
    const customer = particulars()
    const failing = transaction(ctx, async tx => {
      await findOrCreateCustomer(ctx, tx, customer)
      throw new Error('the order was not saved')
    })
    await expect(failing).rejects.toThrow('the order was not saved')
    expect((await findOrMake(ctx, customer)).isNew).toBe(true)
  })
})

describe('editing an account', () => {
  const typed = (part: object = {}) => ({ ...particulars(), name: 'Jan de Proef', city: 'Hengelo', ...part })

  test('is saved, all but the address', async () => {
    const { id, email, ctx: own } = await loggedIn(ctx)
    expect(await updateAccount(own, typed({ phone: '0612345678' }))).toEqual({ kind: 'saved' })
    expect(await accountOf(ctx, id)).toMatchObject({
      name: 'Jan de Proef',
      city: 'Hengelo',
      phone: '0612345678',
      email,
    })
  })

  test('changes nothing that is ours to decide', async () => {
    const { id, ctx: own } = await loggedIn(ctx)
    const before = await accountOf(ctx, id)
    await updateAccount(own, typed({ disabled: true, passwordSet: false, hash: 'x', id: randomUUID() }))
    const { disabled, passwordSet, hash } = before
    expect(await accountOf(ctx, id)).toMatchObject({ id, disabled, passwordSet, hash })
  })

  test('says at its field what is wrong, and asks to log in first', async () => {
    const { ctx: own } = await loggedIn(ctx)
    expect(await updateAccount(own, typed({ zipcode: '12 AB', name: '' }))).toEqual({
      kind: 'invalid',
      errors: { zipcode: expect.any(String), name: expect.any(String) },
    })
    expect(await updateAccount(ctx, typed())).toEqual({ kind: 'loggedOut' })
    expect(await updateAccount(operator, typed())).toEqual({ kind: 'loggedOut' })
  })

  test('is for thirty times an hour', async () => {
    const { ctx: own } = await loggedIn(ctx)
    for (let times = 0; times < 30; times++) await updateAccount(own, typed())
    expect(await updateAccount(own, typed())).toEqual({ kind: 'tooMany' })
  })
})
