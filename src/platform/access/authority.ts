import type { Ctx } from '@/platform/ctx'

/** The server's own act, after its own checks. */
export const asSystem = { overrideAccess: true } as const

/** In the name of whoever asks: access control decides. */
export function asUser(ctx: Pick<Ctx, 'user'>) {
  return { overrideAccess: false, user: ctx.user } as const
}
