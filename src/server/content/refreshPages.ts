import type { CollectionAfterChangeHook, GlobalAfterChangeHook } from 'payload'
import { forget } from '../revalidate'

/** What a page remembers of a collection is forgotten when one of its records changes. */
export const refreshCollection = async ({
  collection,
  context,
  doc,
}: Pick<Parameters<CollectionAfterChangeHook>[0], 'collection' | 'context' | 'doc'>) => {
  if (!context.disableRevalidate) await forget([collection.slug])
  return doc
}

export const refreshGlobal: GlobalAfterChangeHook = async ({ context, doc, global }) => {
  if (!context.disableRevalidate) await forget([global.slug])
  return doc
}
