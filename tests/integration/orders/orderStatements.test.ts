import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { placeOrder } from '@/features/orders/server/placeOrder'
import { storedMail } from '@/platform/email/transport'
import { countStatements } from '../../support/countStatements'
import { dnsPeer } from '../../support/dnsPeer'
import { lookingUp, newName, order } from '../../support/orders'
import { testCtx } from '../../support/testCtx'

const MOST = 24

const dns = await dnsPeer()
const ctx = lookingUp(await testCtx({ mail: storedMail }), dns)
afterAll(dns.close)

test(`an order with a new name and a new account takes at most ${MOST} statements, mail and payment included`, async () => {
  const seen = countStatements(ctx)
  const place = async (name: string) => {
    const input = await order(ctx, { basket: newName(name) })
    seen.length = 0
    expect((await placeOrder({ ...ctx, clientIp: randomUUID() }, input)).kind).toBe('placed')
  }
  await place('eerste-proef.nl')
  await place('tweede-proef.nl')
  expect(seen.length, seen.join('\n')).toBeLessThanOrEqual(MOST)
})
