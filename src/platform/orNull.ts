import type { Ctx } from '@/platform/ctx'

/** Null for a failed part, which the page names in its place. */
export async function orNull<T>(ctx: Ctx, part: Promise<T>): Promise<T | null> {
  try {
    return await part
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'a part of a page was not read' })
    return null
  }
}
