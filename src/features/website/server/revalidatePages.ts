import type { CollectionAfterChangeHook, GlobalAfterChangeHook } from 'payload'
import type { CacheTag } from '@/platform/cache/cached'
import { revalidateEverywhere } from '@/platform/next/revalidate'

type Change = Pick<Parameters<CollectionAfterChangeHook>[0], 'collection' | 'context' | 'doc' | 'req'> & {
  operation?: string
}

/** Seeds revalidate nothing, and nobody else sees an autosave. */
const isInvisible = ({ context, req }: Pick<Change, 'context' | 'req'>) =>
  context.disableRevalidate || String(req.query?.autosave) === 'true'

/** Payload creates a new draft while it renders the form, and Next allows no revalidation during a render. */
const isNewDraft = (operation: string | undefined, doc: { _status?: string }) =>
  operation === 'create' && doc._status === 'draft'

const REDIRECT_TARGETS = ['posts', 'regions', 'projects']

export const revalidateCollection = async ({ collection: { slug }, doc, operation, ...change }: Change) => {
  if (!isInvisible(change) && !isNewDraft(operation, doc))
    await revalidateEverywhere(change.req, REDIRECT_TARGETS.includes(slug) ? [slug, 'redirects'] : [slug])
  return doc
}

export const revalidateGlobal: GlobalAfterChangeHook = async ({ doc, global, ...change }) => {
  if (!isInvisible(change)) await revalidateEverywhere(change.req, [global.slug])
  return doc
}

const TAGS_WITH_MEDIA: CacheTag[] = [
  ...(['company', 'about', 'partners', 'projects', 'posts'] as const),
  ...(['home', 'page-texts', 'landing-pages', 'regions'] as const),
]

export const revalidateMedia = async ({ doc, ...change }: Change) => {
  if (!isInvisible(change)) await revalidateEverywhere(change.req, TAGS_WITH_MEDIA)
  return doc
}
