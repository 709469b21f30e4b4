import type { Ctx } from '@/platform/ctx'

/** One part of a screen; null, and a line in the log, when it could not be read: the others are shown all the same. */
export async function readPart<T>(ctx: Ctx, part: string, read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (err) {
    ctx.payload.logger.error({ err, msg: `a part of a console could not be read: ${part}` })
    return null
  }
}
