import { json, notFound, officeEndpoint } from '@/platform/console/officeEndpoint'
import { isRecordId } from '@/platform/text/recordId'
import { resendMail } from './resendMail'

/** Staff who sell send a message again here. */
export const resendEndpoint = officeEndpoint('post', '/:id/resend', async (ctx, req) => {
  const id = String(req.routeParams?.id)
  const state = isRecordId(id) ? await resendMail(ctx, id) : null
  return state ? json({ state }) : notFound()
})
