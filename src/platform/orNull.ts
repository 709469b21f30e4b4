import type { Ctx } from '@/platform/ctx'

/** A part that does not come leaves the rest of the page standing, and the page says so in its place. */
export async function orNull<T>(ctx: Ctx, part: Promise<T>): Promise<T | null> {
  try {
    return await part
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'a part of a page was not read' })
    return null
  }
}
