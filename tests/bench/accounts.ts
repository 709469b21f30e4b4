import { randomUUID } from 'node:crypto'
import { findCustomer } from '@/features/customers/server/customerRepository'
import { findStaffByEmail } from '@/features/staff/server/staffRepository'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { newCustomer, PASSWORD, particulars } from '../support/customers'

/** Somebody else each time: one account may be tried, or mailed, a few times only. */
export type People = { next: () => string }

export const unknown: People = { next: () => `${randomUUID()}@nergens.example` }

function inTurn(emails: string[]): People {
  let at = 0
  return { next: () => emails[at++ % emails.length] ?? '' }
}

/** Many customers with one password, of which only the first was hashed. */
export async function customerAccounts(ctx: Ctx, many: number, part: { disabled: boolean }): Promise<People> {
  const { email } = await newCustomer(ctx, part)
  const { hash, salt } = (await findCustomer(ctx, email)) ?? {}
  const more = Array.from({ length: many }, () => ({ ...particulars(part), hash, salt }))
  await database(ctx).drizzle.insert(database(ctx).tables.hosting_customers).values(more)
  return inTurn(more.map(each => each.email))
}

/** As many colleagues, with the same password, with a passkey or without. */
export async function staffAccounts(ctx: Ctx, many: number, part: { passkey: boolean }): Promise<People> {
  const first = { email: `${randomUUID()}@kantoor.example`, name: 'Proef', password: PASSWORD }
  await ctx.payload.create({ collection: 'staff', data: { ...first, roles: ['editor'] }, ...asSystem })
  const { hash, salt } = (await findStaffByEmail(ctx, first.email)) ?? {}
  const { drizzle, tables, pool } = database(ctx)
  const more = Array.from({ length: many }, () => ({
    ...{ id: randomUUID(), email: `${randomUUID()}@kantoor.example` },
    ...{ name: 'Proef', hash, salt },
  }))
  await drizzle.insert(tables.staff).values(more)
  if (part.passkey)
    await pool.query(
      `insert into bureau.staff_passkeys (id, staff_id, name, public_key, counter, transports, created_at)
       select gen_random_uuid(), unnest($1::uuid[]), 'Proefsleutel', '', 0, '[]', now()`,
      [more.map(({ id }) => id)],
    )
  return inTurn(more.map(each => each.email))
}
