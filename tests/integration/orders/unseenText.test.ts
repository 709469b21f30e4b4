import { expect, test } from 'vitest'
import { EMPTY_CUSTOMER } from '@/features/customers/model/customer'
import { updateAccount } from '@/features/customers/server/account'
import { askForChange } from '@/features/orders/server/askForChange'
import { storedMail } from '@/platform/email/transport'
import { ownerOf, runningOrder } from '../../support/orders'
import { eventsOn } from '../../support/paidOrders'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })

/** Letters that take no room: a zero-width space, joiners, a word joiner, a mark of order, a soft hyphen. */
const UNSEEN = ['\u200b', '\u200c\u200d', '\u2060\ufeff', '\u200e \u200f', '\u00ad\n\u00ad']

test.each(UNSEEN)('a wish for a change of signs that nobody sees is refused (%j)', async text => {
  const { order } = await runningOrder(ctx)
  expect(await askForChange(await ownerOf(ctx, order), order, text)).toEqual({
    kind: 'invalid',
    errors: { text: 'Schrijf wat er anders moet.' },
  })
  expect((await eventsOn(ctx, order)).map(each => each.change)).not.toContain('Wijziging gevraagd')
})

test.each(['name', 'address', 'city', 'company'] as const)(
  'an account whose %s nobody sees is refused',
  async field => {
    const { order } = await runningOrder(ctx)
    const account = {
      ...{ ...EMPTY_CUSTOMER, kind: 'business', name: 'Jan Proef', company: 'Proeftuin' },
      ...{ address: 'Proefweg 1', zipcode: '7511 AB', city: 'Enschede', [field]: '\u200b\u2060' },
    }
    expect(await updateAccount(await ownerOf(ctx, order), account)).toMatchObject({
      kind: 'invalid',
      errors: { [field]: expect.stringMatching(/\.$/) },
    })
  },
)
