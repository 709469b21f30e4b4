import { json, notFound, staffEndpoint } from '@/platform/console/officeEndpoint'
import { isRecordId } from '@/platform/text/recordId'
import { findStaffById } from './staffRepository'

export const colleagueName = staffEndpoint('get', '/:id/name', async (ctx, req) => {
  const id = req.routeParams?.id
  const member = isRecordId(id) ? await findStaffById(ctx, id) : null
  return member ? json({ name: member.name }) : notFound()
})
