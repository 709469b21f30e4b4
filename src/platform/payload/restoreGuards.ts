// Works around: a restore writes every field, also those of administrators, and unpublishes.
// Upstream: payloadcms/payload#12342, #2404.
// Removal test: `restoreGuards` in tests/unit/platform/workarounds.test.ts.
import {
  APIError,
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { type Actor, hasRole } from '@/platform/access/actors'
import { asSystem } from '@/platform/access/authority'

export const restrictRestoreToAdmins: GlobalBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'restoreVersion' || overrideAccess || hasRole(req.user as Actor, 'admin')) return args
  throw new APIError(
    'Alleen een beheerder zet een oudere versie terug: ook KVK-nummer, btw-nummer en rekening gaan dan terug.',
    403,
    null,
    true,
  )
}

const WOULD_VANISH =
  'Deze versie is een concept: daarmee verdwijnt de pagina van de site. Neem over wat je nodig hebt, en publiceer dat.'

/** Payload would take a published record off the site when a draft of it is restored. */
export const refuseUnpublishingRestore: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'restoreVersion' || args.draft) return args
  // Payload's types name one collection here, whichever it is.
  if (await isDraftOfShown(req, collection.slug as 'posts', String(args.id)))
    throw new APIError(WOULD_VANISH, 400, null, true)
  return args
}

async function isDraftOfShown(req: PayloadRequest, collection: 'posts', id: string): Promise<boolean> {
  const read = { collection, depth: 0, disableErrors: true, req } as const
  const version = await req.payload.findVersionByID({ ...read, id, ...asSystem })
  if (version?.version._status !== 'draft') return false
  const record = await req.payload.findByID({ ...read, id: version.parent, ...asSystem })
  return record?._status === 'published'
}

const ALWAYS_THERE =
  'De site verwijst overal naar deze tekst. Publiceer een andere, of zet een eerder gepubliceerde versie terug.'

export const keepRecordPublished: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation === 'update' && !args.draft && 'data' in args && statusIn(args.data) === 'draft')
    throw new APIError(ALWAYS_THERE, 400, null, true)
  return args
}

const statusIn = (data: object) => ('_status' in data ? data._status : undefined)

const ALWAYS_SHOWN =
  'De site kan niet zonder deze teksten. Publiceer andere, of zet een eerder gepubliceerde versie terug.'

/** Pages always show these texts; unpublishing would show the last draft instead. */
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
