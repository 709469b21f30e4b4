import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { asSystem } from '@/platform/access/authority'

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
