import config from '@payload-config'
import { getPayload } from 'payload'
import { type Ctx, ctxWith } from './ctx'

/** The context of a process of its own: worker, seed, test. It has no cache. */
export async function processCtx(parts: Partial<Ctx> = {}): Promise<Ctx> {
  return ctxWith(await getPayload({ config }), parts)
}
