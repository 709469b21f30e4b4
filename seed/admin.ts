import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { env } from '@/platform/env'

/** The first administrator. Made before the port opens, so that nobody else can become it. */
export async function seedAdmin(ctx: Ctx): Promise<string[]> {
  const { totalDocs } = await ctx.payload.count({
    collection: 'staff',
    where: { roles: { in: ['admin'] } },
    ...asSystem,
  })
  if (totalDocs > 0) return []
  const [email, password] = [env.SEED_ADMIN_EMAIL, env.SEED_ADMIN_PASSWORD]
  if (!email || !password) {
    throw new Error('SEED_ADMIN_EMAIL and SEED_ADMIN_PASSWORD: needed while there is no administrator yet')
  }
  await ctx.payload.create({
    collection: 'staff',
    data: { email, password, name: 'Beheerder', roles: ['admin'] },
    depth: 0,
    ...asSystem,
  })
  return ['the administrator']
}

/** Who makes a demonstration. */
export async function administrator(ctx: Ctx): Promise<Ctx['user']> {
  const where = { roles: { in: ['admin'] } }
  const { docs } = await ctx.payload.find({ collection: 'staff', where, limit: 1, depth: 0, ...asSystem })
  if (!docs[0]) throw new Error('there is no administrator to make the demonstration')
  return { ...docs[0], collection: 'staff' }
}
