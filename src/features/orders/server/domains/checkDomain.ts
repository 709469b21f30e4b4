import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import type { DomainAnswer } from '../../model/domainAnswers'

/** What is known about one name now. Whatever goes wrong on the way leaves it unknown. */
export async function checkDomain(ctx: Ctx, name: string): Promise<DomainAnswer> {
  try {
    return (await isOrderedHere(ctx, name)) ? 'taken' : await ctx.domains.check(name)
  } catch (err) {
    ctx.payload.logger.warn({ err, msg: 'a domain name could not be looked up' })
    return 'unknown'
  }
}

/**
 * Whether a customer of ours has a running order for the name: nobody else can say so before it is registered. Two who
 * pay at the same moment both get through; staff settle the second as lost, and its money goes back.
 */
export async function isOrderedHere(ctx: Ctx, name: string): Promise<boolean> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select 1 from hosting_orders
    where domain_name = ${name} and status in ('active', 'suspended')
      and domain_state in ('toRegister', 'provisional', 'onRequest', 'registered') limit 1`)
  return rows.length > 0
}
