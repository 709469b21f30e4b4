import { hasRole } from '@/platform/access/actors'
import { asSystem, requireOperator } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'

/**
 * Everybody who sells, by name, and `present`, who may have stopped selling. Of colleagues nobody but who administers
 * may see more than that.
 */
export async function listOwners(ctx: Ctx, present?: string): Promise<{ id: string; name: string }[]> {
  requireOperator(ctx)
  const { docs } = await ctx.payload.find({
    collection: 'staff',
    where: {
      or: [{ roles: { in: ['operator', 'admin'] } }, ...(present ? [{ id: { equals: present } }] : [])],
    },
    select: { name: true },
    sort: 'name',
    pagination: false,
    depth: 0,
    ...asSystem,
  })
  return docs.map(({ id, name }) => ({ id, name }))
}

/** Whether this is a member of staff who can take on a lead. */
export async function canOwnLeads(ctx: Ctx, id: string): Promise<boolean> {
  const account = await ctx.payload.findByID({
    collection: 'staff',
    id,
    select: { roles: true },
    disableErrors: true,
    depth: 0,
    ...asSystem,
  })
  return account !== null && hasRole({ ...account, collection: 'staff' }, 'operator')
}
