import config from '@payload-config'
import { getPayload } from 'payload'
import { type Ctx, ctxWith } from './ctx'

export async function processCtx(parts: Partial<Ctx> = {}): Promise<Ctx> {
  return ctxWith(await getPayload({ config }), parts)
}
