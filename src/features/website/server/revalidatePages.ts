import type { CollectionAfterChangeHook, GlobalAfterChangeHook } from 'payload'
import type { CacheTag } from '@/platform/cache/cached'
import { revalidateEverywhere } from '@/platform/cache/revalidate'

type Change = Pick<Parameters<CollectionAfterChangeHook>[0], 'collection' | 'context' | 'doc' | 'req'> & {
  operation?: string
}

/** Seeds refresh nothing, and what an editor has only typed so far is seen by nobody else. */
const isInvisible = ({ context, req }: Pick<Change, 'context' | 'req'>) =>
  context.disableRevalidate || String(req.query?.autosave) === 'true'

/**
 * A new record that is no more than begun stands nowhere yet. Payload makes it while its form is drawn, and Next lets
 * nothing be forgotten then.
 */
const isNewDraft = (operation: string | undefined, doc: { _status?: string }) =>
  operation === 'create' && doc._status === 'draft'

const REDIRECT_TARGETS = ['posts', 'regions']

/** What a page caches of a collection expires when one of its records changes, and what leads to it too. */
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

/** A picture stands on pages through the records that name it. */
export const revalidateMedia = async ({ doc, ...change }: Change) => {
  if (!isInvisible(change)) await revalidateEverywhere(change.req, TAGS_WITH_MEDIA)
  return doc
}
