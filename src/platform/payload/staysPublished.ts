import { APIError, type GlobalBeforeOperationHook } from 'payload'
import { asSystem } from '@/platform/access/authority'

const ALWAYS_SHOWN =
  'De site kan niet zonder deze teksten. Publiceer andere, of zet een eerder gepubliceerde versie terug.'

/**
 * Pages always show these words, so they give way to other published ones only. Payload would put the last draft in
 * their place when they are unpublished, and any draft that is restored.
 */
export const keepGlobalPublished: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (args.draft) return args
  const status =
    operation === 'restoreVersion'
      ? await statusOfVersion(req, global.slug, args.id)
      : operation === 'update' && args.data?._status
  if (status === 'draft') throw new APIError(ALWAYS_SHOWN, 400, null, true)
  return args
}

type Hook = Parameters<GlobalBeforeOperationHook>[0]

async function statusOfVersion(req: Hook['req'], slug: string, id: string): Promise<unknown> {
  const version = await req.payload.findGlobalVersionByID({
    slug: slug as 'claims',
    id,
    depth: 0,
    disableErrors: true,
    req,
    ...asSystem,
  })
  return version?.version._status
}
