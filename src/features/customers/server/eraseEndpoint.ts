import * as z from 'zod/mini'
import { json, notFound, officeEndpoint } from '@/platform/console/officeEndpoint'
import { eraseCustomer } from './staffErase'

/** Staff who sell forget a customer here. */
export const eraseEndpoint = officeEndpoint('post', '/:id/erase', async (ctx, req) => {
  const id = z.uuid().safeParse(req.routeParams?.id)
  const erased = id.success ? await eraseCustomer(ctx, id.data) : null
  return erased && erased.kind !== 'unknown' ? json(erased) : notFound()
})
