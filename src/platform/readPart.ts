import type { Ctx } from './ctx'

/** Null, and a line in the log, when it fails: the other parts are shown. */
export async function readPart<T>(ctx: Ctx, part: string, read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (err) {
    ctx.payload.logger.error({ err, msg: `a part of a page could not be read: ${part}` })
    return null
  }
}
