import type { Where } from 'payload'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'

const ADMINISTRATORS: Where = { roles: { in: ['admin'] } }

/** The addresses of everybody who runs the installation. */
export async function administratorAddresses(ctx: Ctx): Promise<string[]> {
  const { docs } = await ctx.payload.find({
    ...{ collection: 'staff', where: ADMINISTRATORS, depth: 0, pagination: false },
    ...{ select: { email: true }, ...asSystem },
  })
  return docs.map(({ email }) => email)
}
