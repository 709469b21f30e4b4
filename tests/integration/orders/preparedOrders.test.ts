import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { getPriceList } from '@/features/catalogue/server/catalogue'
import type { OrderDraft } from '@/features/orders/model/orderDraft'
import { draftLines, orderTotals } from '@/features/orders/model/orderLines'
import { placeOrder } from '@/features/orders/server/placeOrder'
import {
  deleteOldPreparedOrders,
  findPreparedOrder,
} from '@/features/orders/server/preparedOrders/preparedOrderRepository'
import {
  getPreparedOrder,
  preparedOrderLinkMakers,
  sendPreparedOrder,
} from '@/features/orders/server/preparedOrders/sendPreparedOrder'
import type { PreparedOrder } from '@/payload-types'
import { asSystem, asUser } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { LinkRefused } from '@/platform/email/linkMaker'
import { storedMail } from '@/platform/email/transport'
import { eventsOf } from '../../support/invoices'
import { mailsOn, orderInput } from '../../support/paidOrders'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx({
  mail: storedMail,
  domains: { check: async name => (name.startsWith('bezet') ? 'taken' : 'free') },
})
const operator = { ...ctx, user: await staffMember(ctx.payload, 'operator') }
const editor = { ...ctx, user: await staffMember(ctx.payload, 'editor') }
const { docs: packages } = await ctx.payload.find({
  collection: 'hosting-packages',
  sort: 'order',
  ...asSystem,
})
const chosen = packages[0]?.id ?? ''
const list = await getPriceList(ctx)
const at = (moment: string, as: Ctx = ctx): Ctx => ({
  ...as,
  clientIp: randomUUID(),
  now: () => new Date(moment),
})
const SENT = '2026-11-25T10:00:00Z'

type Part = Partial<Omit<PreparedOrder, 'id'>>

const typed = (part: Part = {}) => ({
  ...{
    package: chosen,
    cycle: 'monthly' as const,
    extras: [],
    kind: 'private' as const,
    country: 'NL' as const,
  },
  ...{ name: 'Jan Proef', email: `${randomUUID()}@proeftuin.example`, address: 'Tuinstraat 12a' },
  ...{ zipcode: '7511ab', city: 'Enschede', ...part },
})

async function prepared(part: Part = {}) {
  const { id } = await ctx.payload.create({
    ...{ collection: 'prepared-orders', data: typed(part), ...asUser(operator) },
  })
  return id
}

async function linkOf(id: string) {
  const { linkKey } = (await findPreparedOrder(ctx, id)) ?? {}
  if (!linkKey) throw new Error('no link was mailed')
  return linkKey
}

async function place(moment: string, draft: OrderDraft, submissionKey: string) {
  const input = await orderInput(ctx)
  const { packageKey, ...basket } = draft.basket
  return placeOrder(at(moment), {
    ...{ ...input, customer: draft.customer, basket: { ...basket, packageKey: packageKey ?? '' } },
    seenTotal: orderTotals(draftLines(draft, list)).incl,
    gate: { ...input.gate, submissionKey },
  })
}

describe('what staff prepare on the phone', () => {
  test('its customer gets a link, and places it once', async () => {
    const id = await prepared({ domainName: 'Proeftuin-Nieuw.NL' })
    expect(await sendPreparedOrder(at(SENT, operator), id)).toEqual({ kind: 'sent' })
    const link = await linkOf(id)
    const [mail] = await mailsOn(ctx, id)
    expect(mail?.template).toBe('prepared-order')
    expect(mail?.text).toContain('Domeinnaam proeftuin-nieuw.nl')
    expect(mail?.text).toMatch(/Daarna is het .*, tot je opzegt\./)
    expect(mail?.text).toContain('werkt tot en met 25 december 2026')
    expect(mail?.text).not.toContain(link)

    const open = await getPreparedOrder(at(SENT), link)
    if (open?.standing !== 'open') throw new Error('the link does not open')
    expect(open.draft).toMatchObject({
      basket: { domain: { name: 'proeftuin-nieuw.nl', mode: 'new', answer: 'free' } },
      customer: { zipcode: '7511 AB' },
    })
    const answers = await Promise.all(
      [1, 2, 3].map(() => place('2026-11-26T10:00:00Z', open.draft, open.submissionKey)),
    )
    expect(new Set(answers.map(each => 'orderKey' in each && each.orderKey)).size).toBe(1)
    expect(await getPreparedOrder(at('2026-11-26T10:01:00Z'), link)).toEqual({ standing: 'placed' })
    expect(await sendPreparedOrder(operator, id)).toEqual({ kind: 'placed' })
    expect((await eventsOf(ctx, id)).map(([, , to]) => to)).toEqual(['Naar de klant gemaild'])
  })

  test('a later link replaces it, and none works after thirty days', async () => {
    const id = await prepared()
    await sendPreparedOrder(at(SENT, operator), id)
    const first = await linkOf(id)
    await sendPreparedOrder(at('2026-11-26T10:00:00Z', operator), id)
    const second = await linkOf(id)
    expect(await getPreparedOrder(at('2026-11-26T10:00:00Z'), first)).toBeNull()
    expect(await getPreparedOrder(at('2026-12-26T09:59:00Z'), second)).toMatchObject({ standing: 'open' })
    expect(await getPreparedOrder(at('2026-12-26T10:01:00Z'), second)).toEqual({ standing: 'expired' })
    for (const unknown of [randomUUID(), 'onzin', '']) expect(await getPreparedOrder(ctx, unknown)).toBeNull()
  })

  test('a mail that is sent again has the link of now, and only to whom it is for', async () => {
    const email = `${randomUUID()}@proeftuin.example`
    const id = await prepared({ email })
    await sendPreparedOrder(at(SENT, operator), id)
    const mail = { ...{ id: '', html: '', text: '' }, aboutCollection: 'prepared-orders', aboutId: id }
    const remake = (to: string, moment: string) =>
      transaction(ctx, tx => preparedOrderLinkMakers.preparedOrder(at(moment), tx, { ...mail, to }))
    expect(await remake(email, SENT)).toContain(await linkOf(id))
    await expect(remake('ander@proeftuin.example', SENT)).rejects.toThrow(LinkRefused)
    await expect(remake(email, '2027-02-01T10:00:00Z')).rejects.toThrow(LinkRefused)
  })

  test('a name that is taken is not sent', async () => {
    const id = await prepared({ domainName: 'bezet-proef.nl' })
    expect(await sendPreparedOrder(operator, id)).toEqual({ kind: 'domainTaken' })
    expect(await mailsOn(ctx, id)).toEqual([])
  })

  test.each([
    [{ zipcode: '12' }, 'zipcode'],
    [{ name: ' ' }, 'name'],
    [{ domainName: 'geen naam' }, 'domainName'],
    [{ kind: 'business' as const, company: '' }, 'company'],
  ])('%o is refused', async (part, path) => {
    const refused = ctx.payload.create({
      ...{ collection: 'prepared-orders', data: typed(part), ...asUser(operator) },
    })
    await expect(refused).rejects.toMatchObject({ data: { errors: [{ path }] } })
  })

  test('editors have nothing to do with it', async () => {
    const id = await prepared()
    await expect(sendPreparedOrder(editor, id)).rejects.toThrow()
    await expect(
      ctx.payload.findByID({ collection: 'prepared-orders', id, ...asUser(editor) }),
    ).rejects.toThrow()
  })

  test('is deleted after ninety days', async () => {
    const id = await prepared()
    const days = (count: number) => at(new Date(Date.now() + count * 86_400_000).toISOString())
    await deleteOldPreparedOrders(days(89))
    expect(await findPreparedOrder(ctx, id)).not.toBeNull()
    await deleteOldPreparedOrders(days(91))
    expect(await findPreparedOrder(ctx, id)).toBeNull()
  })
})
