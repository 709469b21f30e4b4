import { previewPriceRise } from '@/features/orders/server/priceRises/planPriceRise'
import { findPriceRise } from '@/features/orders/server/priceRises/priceRiseRepository'
import { asSystem, asUser } from '@/platform/access/authority'
import { addDays, addMonths, dayOf, startOfDay } from '@/platform/time/day'
import { newOrder } from '../../../support/invoices'
import type { World } from '../world'
import { callOffice } from './calls'
import { newPerson, packageByYear } from './days'
import { type Sent, sent } from './sent'

/** Of a package of its own, whose letters go out today: staff plan it, or take it back. */
export async function priceRise(
  world: World,
  orders: number,
  address: string,
): Promise<{ plan: Sent; recall: Sent }> {
  const { ctx, office } = world
  const today = dayOf(ctx.now())
  const name = `proef-${crypto.randomUUID()}`
  const sold = await ctx.payload.create({
    ...{ collection: 'hosting-packages', depth: 0, context: { disableRevalidate: true }, ...asSystem },
    data: { name, key: name, monthly: 1950, yearly: 21_450, vatRate: 21, order: 99 },
  })
  const lines = packageByYear.lines.map(line => ({ ...line, key: name, label: name }))
  for (let nth = 0; nth < orders; nth++)
    await newOrder(ctx, await newPerson(world), {
      ...{ ...packageByYear, lines, packageKey: name, packageName: name },
      ...{ startedOn: addMonths(today, -11), invoicedUntil: addMonths(today, 1) },
    })
  const { id } = await ctx.payload.create({
    collection: 'price-rises',
    data: {
      ...{ title: name, reason: 'Onze servers kosten meer stroom.', status: 'draft', letters: 0 },
      announceOn: startOfDay(today).toISOString(),
      from: startOfDay(addDays(addMonths(today, 1), 1)).toISOString(),
      prices: [
        { product: { relationTo: 'hosting-packages', value: sold.id }, monthly: 2250, yearly: 24_750 },
      ],
    },
    ...asUser(office.ctx),
  })
  const rise = await findPriceRise(ctx, id)
  if (!rise || (await previewPriceRise(ctx, rise)).length !== orders)
    throw new Error(`the rise ${name} concerns others than its ${orders} orders`)
  const press = (what: 'price rise' | 'recalled price rise', path: string) =>
    sent({
      ...{ what, key: id, email: '', expected: { cents: 24_750 } },
      kept: ['done', 'changed'],
      ask: site =>
        callOffice(site, { path: `/price-rises/${id}/${path}`, token: office.token, address, body: {} }),
    })
  return { plan: press('price rise', 'plan'), recall: press('recalled price rise', 'recall') }
}
