import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { addExtra } from '@/features/orders/server/addExtra'
import { askForChange } from '@/features/orders/server/askForChange'
import { cancelOwnOrder } from '@/features/orders/server/cancelOrder'
import { getOwnOrder, listOwnOrders } from '@/features/orders/server/ownOrders'
import { storedMail } from '@/platform/email/transport'
import { newCustomer } from '../../support/customers'
import { at, eventsOf } from '../../support/invoices'
import { linesOf, type OrderPart, ownerOf, runningOrder, workOf } from '../../support/orders'
import { invoicesOf, mailsOn, orderOf, placed } from '../../support/paidOrders'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const monthly = { basket: { cycle: 'monthly' as const, extras: [] } }
const staffsMail = 'aanvragen@webbureau-voorbeeld.example'

/** An order that was paid on 1 September: it runs until 1 October. */
async function september(part: OrderPart = {}) {
  const first = at(ctx, '2031-09-01T10:00:00Z')
  const made = await runningOrder(first, { ...monthly, ...part })
  return { ...made, owner: await ownerOf(ctx, made.order) }
}

describe('a customer sees', () => {
  test('their own orders, and nothing of anybody else', async () => {
    const [mine, theirs] = [await september(), await september()]
    expect((await listOwnOrders(mine.owner)).map(each => each.id)).toEqual([mine.order])
    const own = await getOwnOrder(mine.owner, mine.order)
    expect(own).toMatchObject({
      ...{ status: 'active', startedOn: '2031-09-01', invoicedUntil: '2031-10-01', orderedOn: '2031-09-01' },
    })
    for (const secret of ['orderKey', 'submissionKey', 'contentHash', 'notes', 'buyer', 'customer'])
      expect(own).not.toHaveProperty(secret)
    expect(await getOwnOrder(mine.owner, theirs.order)).toBeNull()
  })

  test('what can still join their order, at the price of today', async () => {
    const mine = await september({ basket: { cycle: 'monthly', extras: ['seo'] } })
    const own = await getOwnOrder(at(mine.owner, '2031-09-16T10:00:00Z'), mine.order)
    const keys = own?.addable.map(each => each.line.key)
    expect(keys).toContain('ssl-premium')
    expect(keys).not.toContain('seo')
    const ssl = own?.addable.find(each => each.line.key === 'ssl-premium')
    expect(ssl).toMatchObject({ now: { excl: 125, vat: 26, incl: 151 }, line: { renewal: { amount: 250 } } })
  })
})

describe('another customer, a visitor and staff', () => {
  test.each([
    [
      'another customer',
      async () => ({ ...ctx, user: { ...(await newCustomer(ctx)), collection: 'hosting-customers' } }),
    ],
    ['a visitor', async () => ({ ...ctx, user: null })],
    ['staff', async () => ({ ...ctx, user: await staffMember(ctx.payload, 'admin') })],
  ])('%s: the order is not there, whatever they try', async (_name, as) => {
    const [mine, who] = [await september(), await as()]
    const before = await orderOf(ctx, mine.order)
    const ids = [
      mine.order,
      mine.order.toUpperCase(),
      '',
      'x',
      "' or 1=1 --",
      randomUUID(),
      '../1',
      '__proto__',
    ]
    for (const id of ids) {
      expect(await getOwnOrder(who, id)).toBeNull()
      expect(await addExtra(who, id, 'ssl-premium')).toBeNull()
      expect(await cancelOwnOrder(who, id)).toBeNull()
    }
    for (const id of ids.slice(0, 5)) expect(await askForChange(who, id, 'Zet hem op mijn naam')).toBeNull()
    expect(await listOwnOrders(who)).toEqual([])
    expect(await orderOf(ctx, mine.order)).toEqual(before)
  })
})

describe('an extra', () => {
  test('joins from today: invoiced to the end of the term, and with the rest after it', async () => {
    const mine = await september()
    const halfway = at(mine.owner, '2031-09-16T10:00:00Z')
    const answer = await addExtra(halfway, mine.order, 'ssl-premium', 151)
    const [, invoice] = await invoicesOf(ctx, mine.order)
    expect(answer).toEqual({ kind: 'added', invoice: invoice?.id })
    expect(invoice).toMatchObject({
      ...{ status: 'sent', paymentStatus: 'pending', excl: 125, vat: 26, incl: 151 },
      ...{ periodFrom: '2031-09-16', periodUntil: '2031-10-01', number: expect.stringMatching(/^INV2031-/) },
    })
    expect(await linesOf(ctx, mine.order)).toMatchObject([
      { kind: 'package' },
      { kind: 'extra', key: 'ssl-premium', renewal: { amount: 250, months: 1 } },
    ])
    expect((await workOf(ctx, mine.order)).at(-1)).toBe('extra:ssl-premium')
    expect((await mailsOn(ctx, mine.order)).filter(mail => mail.to === staffsMail)).toHaveLength(1)
  })

  test('joins once, however often it is pressed at the same time', async () => {
    const mine = await september()
    const halfway = at(mine.owner, '2031-09-16T10:00:00Z')
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => addExtra(halfway, mine.order, 'ssl-premium')),
    )
    expect(answers.filter(answer => answer?.kind === 'added')).toHaveLength(1)
    expect(answers.filter(answer => answer?.kind === 'alreadyThere')).toHaveLength(5)
    expect(await invoicesOf(ctx, mine.order)).toHaveLength(2)
  })

  test('two on one day are two invoices', async () => {
    const mine = await september()
    const halfway = at(mine.owner, '2031-09-16T10:00:00Z')
    await addExtra(halfway, mine.order, 'ssl-premium')
    expect((await addExtra(halfway, mine.order, 'seo'))?.kind).toBe('added')
    expect(await invoicesOf(ctx, mine.order)).toHaveLength(3)
  })

  test.each([
    ['at another price than was seen', 'ssl-premium', 150, { kind: 'priceChanged', total: 151 }],
    ['that is not sold', 'goud', undefined, { kind: 'notSold' }],
    ['with the name of a prototype', '__proto__', undefined, { kind: 'notSold' }],
  ])('%s does not join', async (_name, key, seen, answer) => {
    const mine = await september()
    const halfway = at(mine.owner, '2031-09-16T10:00:00Z')
    expect(await addExtra(halfway, mine.order, key, seen)).toEqual(answer)
    expect(await invoicesOf(ctx, mine.order)).toHaveLength(1)
  })

  test('does not join an order that nobody paid, or that ends', async () => {
    const unpaid = await placed(ctx)
    expect(await addExtra(await ownerOf(ctx, unpaid.order), unpaid.order, 'seo')).toEqual({
      kind: 'notActive',
    })
    const mine = await september()
    await cancelOwnOrder(mine.owner, mine.order)
    expect(await addExtra(at(mine.owner, '2031-09-16T10:00:00Z'), mine.order, 'seo')).toEqual({
      kind: 'notActive',
    })
  })
})

describe('a wish for a change', () => {
  test('goes to staff, who answer the customer, and into the log', async () => {
    const mine = await september()
    expect(await askForChange(mine.owner, mine.order, 'Graag een groter pakket.\r\nGroet')).toEqual({
      kind: 'asked',
    })
    const mail = (await mailsOn(ctx, mine.order)).find(each => each.to === staffsMail)
    expect(mail).toMatchObject({ replyTo: mine.email })
    expect(mail?.text).toContain('Graag een groter pakket.\nGroet')
    expect(await eventsOf(ctx, mine.order)).toContainEqual([
      ...['Wijziging gevraagd', null, 'Graag een groter pakket.\nGroet', 'Klant'],
    ])
  })

  test.each(['', '  \n ', 'x'.repeat(4001)])(
    'without words, or with far too many, is refused',
    async text => {
      const mine = await september()
      expect(await askForChange(mine.owner, mine.order, text)).toMatchObject({ kind: 'invalid' })
    },
  )

  test('is refused after six in an hour', async () => {
    const mine = await september()
    const kinds: (string | undefined)[] = []
    for (let turn = 0; turn < 7; turn++)
      kinds.push((await askForChange(mine.owner, mine.order, `Vraag ${turn}`))?.kind)
    expect(kinds).toEqual([...Array(6).fill('asked'), 'tooMany'])
  })
})

describe('an order that its customer cancels', () => {
  test('runs until the end of what is invoiced, and both sides hear it once', async () => {
    const mine = await september()
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancelOwnOrder(mine.owner, mine.order)))
    expect(new Set(answers.map(answer => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ kind: 'cancelled', endsOn: '2031-10-01' })]),
    )
    expect(await orderOf(ctx, mine.order)).toMatchObject({ status: 'active', endsOn: '2031-10-01' })
    const mails = (await mailsOn(ctx, mine.order)).filter(mail => mail.template !== 'hosting-order')
    expect(mails.map(mail => mail.to).sort()).toEqual([staffsMail, mine.email].sort())
    expect((await eventsOf(ctx, mine.order)).filter(([change]) => change === 'Opgezegd per')).toHaveLength(1)
  })

  test('before it was paid is refused: it lapses by itself', async () => {
    const unpaid = await placed(ctx)
    expect(await cancelOwnOrder(await ownerOf(ctx, unpaid.order), unpaid.order)).toEqual({
      kind: 'notActive',
    })
  })
})
