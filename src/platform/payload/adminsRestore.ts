import { APIError, type GlobalBeforeOperationHook } from 'payload'
import { type Actor, hasRole } from '@/platform/access/actors'

/** Payload restores a version whole, also the fields that only who administers may change. */
export const restrictRestoreToAdmins: GlobalBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'restoreVersion' || overrideAccess || hasRole(req.user as Actor, 'admin')) return args
  throw new APIError(
    'Alleen een beheerder zet een oudere versie terug: ook KVK-nummer, btw-nummer en rekening gaan dan terug.',
    403,
    null,
    true,
  )
}
