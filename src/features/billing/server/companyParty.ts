import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import type { Party } from '../model/invoice'

/**
 * The agency as it stands on an invoice of today. Within a transaction it is read over the connection of that one: were
 * each to ask for a second, many at once would wait for each other for ever.
 */
export async function getSeller(ctx: Ctx, tx?: Tx): Promise<Party> {
  const company = await ctx.payload.findGlobal({ slug: 'company', depth: 0, req: tx?.req, ...asSystem })
  return {
    name: company.name,
    company: company.name,
    address: company.street,
    zipcode: company.postcode,
    city: company.city,
    email: company.email,
    kvk: company.kvk ?? '',
    vatId: company.vatId ?? '',
    iban: company.iban ?? '',
  }
}
