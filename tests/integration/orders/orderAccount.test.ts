import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { placeOrder } from '@/features/orders/server/placeOrder'
import { formatAmount } from '@/platform/money/euro'
import { loggedIn, newCustomer } from '../../support/customers'
import { dnsPeer } from '../../support/dnsPeer'
import { mailPeers } from '../../support/mailPeers'
import { accountsOf, lookingUp, newName, order, ordersOf } from '../../support/orders'
import { plain } from '../../support/plain'
import { acceptingSmtp } from '../../support/smtpPeer'
import { mailThrough, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const dns = await dnsPeer()
const { opened } = mailPeers()
const mailing = async () => {
  const peer = await opened(acceptingSmtp())
  return { peer, as: lookingUp({ ...ctx, clientIp: randomUUID(), mail: mailThrough(peer) }, dns) }
}

/** An answer without what differs between any two orders. */
const shape = (answer: object) =>
  JSON.stringify(answer).replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'uuid')

describe('somebody new', () => {
  test('gets an account that nobody can enter yet, and a link by mail to choose a password', async () => {
    const { peer, as } = await mailing()
    const input = await order(ctx)
    await placeOrder(as, input)
    const [account] = await accountsOf(ctx, input.customer.email)
    expect(account).toMatchObject({
      name: 'Jan Proef',
      zipcode: '7511 AB',
      passwordSet: false,
      disabled: false,
    })
    const [confirmation] = peer.received
    expect(confirmation?.to).toEqual([input.customer.email])
    expect(confirmation?.mail.text).toMatch(/\/wachtwoord-instellen\?sleutel=[0-9a-f-]{36}/)
    expect(confirmation?.mail.text).toContain('72 uur')
  })

  test('reads in the mail what was ordered, at which price now and later, and gets the terms with it', async () => {
    const { peer, as } = await mailing()
    const input = await order(ctx, { basket: { cycle: 'monthly', ...newName('tuin-proef.nl') } })
    await placeOrder(as, input)
    const [kept] = await ordersOf(ctx, input.customer.email)
    const { text, html, subject, attachments } = peer.received[0]?.mail ?? {}
    expect(subject).toBe(`Je bestelling ${kept?.number} bij Webbureau Voorbeeld`)
    expect(plain(text ?? '')).toContain(`Nu te betalen, incl. btw (${plain(formatAmount(input.seenTotal))})`)
    expect(plain(text ?? '')).toContain('Domeinnaam tuin-proef.nl, eerste jaar, mogelijk vrij (€ 1,21)')
    expect(plain(text ?? '')).toContain(
      'Daarna per jaar, incl. btw: Domeinnaam tuin-proef.nl, 1 jaar (€ 36,30)',
    )
    expect(text).toContain('Opzeggen kan elke dag, online.')
    expect(text).toContain('/hosting-bestellen/klaar?bestelling=')
    expect(html).toContain('Je bestelling is binnen')
    const [terms] = attachments ?? []
    expect(terms).toMatchObject({ filename: 'algemene-voorwaarden.pdf', mimeType: 'application/pdf' })
    expect(
      Buffer.from(terms?.content as ArrayBuffer)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })
})

describe('somebody whose address has an account', () => {
  test('gets the same answer as somebody new, and the order joins the account without changing it', async () => {
    const { peer, as } = await mailing()
    const { id, email } = await newCustomer(ctx, { name: 'Els Eigenaar', city: 'Hengelo' })
    const joined = await placeOrder(as, await order(ctx, { customer: { email, name: 'Vreemde' } }))
    const fresh = await placeOrder(as, await order(ctx))
    expect(shape(joined)).toBe(shape(fresh))
    const accounts = await accountsOf(ctx, email)
    expect(accounts).toHaveLength(1)
    expect(accounts[0]).toMatchObject({ id, name: 'Els Eigenaar', city: 'Hengelo', passwordSet: true })
    const [kept] = await ordersOf(ctx, email)
    expect(kept).toMatchObject({ customer: id, buyer: { name: 'Vreemde' } })
    const mail = peer.received.find(each => each.to[0] === email)?.mail
    expect(mail?.text).toContain('had je al een account')
    expect(mail?.text).not.toContain('/wachtwoord-instellen')
  })

  test('is the same mailbox however the address is typed', async () => {
    const { as } = await mailing()
    const { email } = await newCustomer(ctx)
    await placeOrder(as, await order(ctx, { customer: { email: email.toUpperCase() } }))
    expect(await ordersOf(ctx, email)).toHaveLength(1)
  })

  test('stays logged in, and a closed account stays closed', async () => {
    const { as } = await mailing()
    const owner = await loggedIn(ctx)
    const { email } = await newCustomer(ctx, { disabled: true })
    await placeOrder(as, await order(ctx, { customer: { email: owner.email } }))
    expect((await placeOrder(as, await order(ctx, { customer: { email } }))).kind).toBe('placed')
    expect((await accountsOf(ctx, email))[0]).toMatchObject({ disabled: true })
    expect((await accountsOf(ctx, owner.email))[0]?.passwordSet).toBe(true)
  })
})
