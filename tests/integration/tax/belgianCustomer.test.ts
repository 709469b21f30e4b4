import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getVatIdNote, updateAccount } from '@/features/customers/server/account'
import { addExtra } from '@/features/orders/server/addExtra'
import { getOwnOrder } from '@/features/orders/server/ownOrders'
import { viesService } from '@/features/tax/server/vies'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { holding, loggedIn, particulars } from '../../support/customers'
import { newOrder } from '../../support/invoices'
import { invoicesOf } from '../../support/paidOrders'
import { testCtx } from '../../support/testCtx'
import { type ViesPeer, viesPeer } from '../../support/viesPeer'

const VALID = 'BE0123456749'
const AWAY = 'BE0111111124'
const UNKNOWN = 'BE0222222248'

let ctx: Ctx
let peer: ViesPeer

beforeAll(async () => {
  peer = await viesPeer()
  peer.ids.set(VALID, 'valid')
  peer.ids.set(AWAY, 'down')
  ctx = await testCtx({ mail: storedMail, vatIds: viesService(peer.url) })
})

beforeEach(() => database(ctx).drizzle.execute(sql`delete from bureau.rate_limits`))

afterAll(() => peer.close())

const belgian = (vatId: string) => ({
  ...particulars({ kind: 'business', company: 'Proefhof', country: 'BE', zipcode: '1000', vatId }),
})

describe('who edits an account to live in Belgium', () => {
  test.each([
    [VALID, 'gecontroleerd'],
    [AWAY, 'niet gecontroleerd'],
    [UNKNOWN, 'bij de EU niet bekend'],
    ['', ''],
  ])('with %s reads: %s', async (vatId, note) => {
    const mine = await loggedIn(ctx)
    expect(await updateAccount(mine.ctx, belgian(vatId))).toEqual({ kind: 'saved' })
    expect(await getVatIdNote(await holding(ctx, mine.token))).toBe(note)
  })

  test('with wrong check digits is told so, and nothing is saved', async () => {
    const mine = await loggedIn(ctx)
    expect(await updateAccount(mine.ctx, belgian('BE0123456748'))).toMatchObject({
      kind: 'invalid',
      errors: { vatId: expect.stringMatching(/^Controleer je btw-nummer/) },
    })
    expect((await holding(ctx, mine.token)).user).toMatchObject({ country: 'NL' })
  })

  test('while VIES is away has the worker ask', async () => {
    const { rows } = await database(ctx).drizzle.execute(sql`select vat_id from bureau.vat_id_watch`)
    expect(rows).toContainEqual({ vat_id: AWAY })
    expect(rows).not.toContainEqual({ vat_id: VALID })
  })
})

test('an extra of a running order is offered and invoiced without VAT', async () => {
  const mine = await loggedIn(ctx, belgian(VALID))
  await updateAccount(mine.ctx, belgian(VALID))
  const customer = { ...belgian(VALID), id: mine.id, kind: 'business' as const, phone: '' }
  const order = await newOrder(ctx, customer)
  const owner = { ...(await holding(ctx, mine.token)), now: () => new Date('2026-12-06T10:00:00Z') }
  const offered = (await getOwnOrder(owner, order))?.addable.find(({ line }) => line.key === 'ssl-premium')
  expect(offered?.now).toEqual({
    ...{ excl: 125, vat: 0, incl: 125 },
    vatRates: [{ rate: 0, regime: 'reverseCharge', excl: 125, vat: 0 }],
  })
  expect(await addExtra(owner, order, 'ssl-premium', offered?.now.incl)).toMatchObject({ kind: 'added' })
  expect(await invoicesOf(ctx, order)).toMatchObject([{ excl: 125, vat: 0, incl: 125 }])
})
