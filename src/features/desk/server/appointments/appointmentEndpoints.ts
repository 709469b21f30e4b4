import { json, notFound, operatorEndpoint } from '@/platform/console/officeEndpoints'
import { isRecordId } from '@/platform/text/recordId'
import { cancelByStaff } from './changeAppointment'

export const cancelEndpoint = operatorEndpoint('post', '/:id/cancel', async (ctx, req) => {
  const id = String(req.routeParams?.id)
  const result = isRecordId(id) ? await cancelByStaff(ctx, id) : null
  return result ? json(result) : notFound()
})
