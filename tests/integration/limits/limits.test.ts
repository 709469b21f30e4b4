import { expect, test } from 'vitest'
import { mayReadInvoice } from '@/features/customers/server/limits'
import { submitLead } from '@/features/leads/server/submitLead'
import { unsubscribe } from '@/features/newsletter/server/subscription'
import { storedMail } from '@/platform/email/transport'
import { withinLimit } from '@/platform/limits/counters'
import { LIMITS } from '@/platform/limits/limits'
import { loggedIn } from '../../support/customers'
import { typedForm } from '../../support/leadForms'
import { newSubscriber } from '../../support/subscriptions'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const from = (address: string) => ({ ...ctx, clientIp: address })

test('a household with IPv6 is counted as one, whichever of its addresses it uses', async () => {
  const { points } = LIMITS['submit-address']
  const send = async (address: string) => (await submitLead(from(address), typedForm('contact'))).kind
  for (let host = 1; host <= points; host++)
    expect(await send(`2001:db8:7:1::${host.toString(16)}`)).toBe('sent')
  expect(await send('2001:db8:7:1:ffff:ffff:ffff:ffff')).toBe('tooMany')
  expect(await send('2001:db8:7:2::1')).toBe('sent')
})

test('counts of one limit are not those of another', async () => {
  for (let turn = 0; turn < LIMITS['order-ask'].points; turn++)
    expect(await withinLimit(ctx, 'order-ask', 'klant')).toBe(true)
  expect(await withinLimit(ctx, 'order-ask', 'klant')).toBe(false)
  expect(await withinLimit(ctx, 'order-ask', 'een ander')).toBe(true)
  expect(await withinLimit(ctx, 'customer-change', 'klant')).toBe(true)
})

test('a customer fetches invoices up to a bound, and another customer still does', async () => {
  const [one, other] = [await loggedIn(ctx), await loggedIn(ctx)]
  for (let turn = 0; turn < LIMITS['customer-invoice'].points; turn++)
    expect(await mayReadInvoice(one.ctx)).toBe(true)
  expect(await mayReadInvoice(one.ctx)).toBe(false)
  expect(await mayReadInvoice(other.ctx)).toBe(true)
  expect(await mayReadInvoice(ctx)).toBe(true)
})

test('leaving the newsletter works for everybody else, however often one presses', async () => {
  const [one, other] = [await newSubscriber(ctx), await newSubscriber(ctx)]
  for (let turn = 0; turn < LIMITS.leave.points; turn++)
    expect(await unsubscribe(ctx, one.leave)).toEqual({ kind: 'unsubscribed' })
  expect(await unsubscribe(ctx, one.leave)).toEqual({ kind: 'notSaved' })
  expect(await unsubscribe(ctx, other.leave)).toEqual({ kind: 'unsubscribed' })
})
