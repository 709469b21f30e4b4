import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload'
import { asSystem } from '@/platform/access/authority'

type PathOf = (doc: Record<string, unknown>) => string

/**
 * When a record moves to another address, the one it was last published at leads there from that moment, also when it
 * was offline meanwhile. A draft may carry the new address long before.
 */
export function redirectOldPath(pathOf: PathOf): CollectionBeforeChangeHook {
  return async ({ collection, data, operation, originalDoc, req }) => {
    if (operation !== 'update' || data._status !== 'published') return data
    const slug = collection.slug as CollectionSlug
    const was = await lastPublished({ req, slug, id: originalDoc.id })
    const [from, to] = [was && pathOf(was), pathOf({ ...originalDoc, ...data })]
    if (!from || from === to) return data
    const reference = { relationTo: slug as 'posts', value: String(originalDoc.id) }
    const kept = await req.payload.find({
      collection: 'redirects',
      where: { from: { in: [from, to] } },
      depth: 0,
      pagination: false,
      req,
      ...asSystem,
    })
    for (const { id } of kept.docs)
      await req.payload.delete({ collection: 'redirects', id, depth: 0, req, ...asSystem })
    const redirect = { from, to: { type: 'reference' as const, reference } }
    await req.payload.create({ collection: 'redirects', data: redirect, depth: 0, req, ...asSystem })
    return data
  }
}

type MovedRecord = { req: PayloadRequest; slug: CollectionSlug; id: string }

/** The record as visitors see it, or saw it last; null when they never did. */
async function lastPublished({ req, slug, id }: MovedRecord): Promise<Record<string, unknown> | null> {
  const standing = await req.payload.findByID({
    collection: slug,
    id,
    draft: false,
    disableErrors: true,
    ...{ depth: 0, req },
    ...asSystem,
  })
  if ((standing as { _status?: string } | null)?._status === 'published') return { ...standing }
  const { docs } = await req.payload.findVersions({
    collection: slug,
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    sort: '-updatedAt',
    limit: 1,
    ...{ depth: 0, req },
    ...asSystem,
  })
  return docs[0] ? { ...(docs[0].version as object) } : null
}
