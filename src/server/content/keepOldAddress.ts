import type { CollectionBeforeChangeHook, CollectionSlug } from 'payload'
import { asSystem } from '../authority'

type PathOf = (doc: Record<string, unknown>) => string

/**
 * When a published record moves to another address, the old one leads there from that moment.
 * Compared is what visitors can reach now, not the last draft: a draft may carry the new address long before.
 */
export function keepOldAddress(pathOf: PathOf): CollectionBeforeChangeHook {
  return async ({ collection, data, operation, originalDoc, req }) => {
    if (operation !== 'update' || data._status !== 'published') return data
    const slug = collection.slug as CollectionSlug
    const standing = await req.payload.findByID({
      collection: slug,
      id: originalDoc.id,
      depth: 0,
      draft: false,
      disableErrors: true,
      req,
      ...asSystem,
    })
    const was = standing as unknown as Record<string, unknown> | null
    const [from, to] = [was && pathOf(was), pathOf({ ...originalDoc, ...data })]
    if (was?._status !== 'published' || !from || from === to) return data
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
