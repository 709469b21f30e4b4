import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload'
import { SERVICE_PLACES } from '@/features/catalogue/model/services'
import type { HostingPackage, Product, Region, Service } from '@/payload-types'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { registryOf } from '@/platform/registry'
import { inUseMessage, type ReferenceTarget, refersTo } from '../model/references'
import { serviceAnchor } from '../model/routes'

const REFERRING_COLLECTIONS = [
  ...(['services', 'projects', 'partners', 'posts', 'regions', 'faqs', 'legal-pages', 'redirects'] as const),
  ...(['staff', 'hosting-packages', 'hosting-extras', 'products'] as const),
]

type Doc = { id?: string | number; _status?: string | null }
type Deleted = { collection: CollectionSlug; id: string }

export const rejectUsedMedia: CollectionBeforeDeleteHook = async ({ id, req }) =>
  rejectIfUsed(
    'Dit beeld',
    await findReferences(req, { collection: 'media', id: String(id) }, { id: String(id) }),
  )

export const rejectUsedRegion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const deleted = { collection: 'regions', id: String(id) } as const
  const { path } = await readRecord<Region>(req, deleted)
  rejectIfUsed(
    'Deze streekpagina',
    await findReferences(req, deleted, { id: deleted.id, links: [`/${path}`] }),
  )
}

export const rejectUsedService: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const deleted = { collection: 'services', id: String(id) } as const
  const { slug, places, _status } = await readRecord<Service>(req, deleted)
  const shown = SERVICE_PLACES.filter(({ value }) => _status === 'published' && places.includes(value))
  const linked = await findReferences(req, deleted, { id: deleted.id, links: [serviceAnchor(slug)] })
  rejectIfUsed('Deze dienst', [...shown.map(({ label }) => label), ...linked])
}

type SoldProduct = { kind: 'package' | 'extra'; key: string }

declare module '@/platform/registry' {
  interface Registry {
    /** What uses a product, as staff call it. */
    productUses: ((ctx: Pick<Ctx, 'payload'>, product: SoldProduct) => Promise<string[]>)[]
  }
}

export const rejectUsedProduct =
  (kind: SoldProduct['kind']): CollectionBeforeDeleteHook =>
  async ({ collection, id, req }) => {
    const deleted = { collection: collection.slug as CollectionSlug, id: String(id) }
    const { key } = await readRecord<HostingPackage>(req, deleted)
    const links = kind === 'package' ? [`/hosting-bestellen?pakket=${key}`] : []
    const places = [
      ...(await findProductUses(req, { kind, key })),
      ...(await findReferences(req, deleted, { links })),
    ]
    rejectIfUsed(kind === 'package' ? 'Dit pakket' : 'Deze extra', places)
  }

/** Its price may stand in the configurator, and in any text that names it. */
export const rejectUsedPricedProduct: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const deleted = { collection: 'products', id: String(id) } as const
  const { key } = await readRecord<Product>(req, deleted)
  rejectIfUsed('Dit product', await findReferences(req, deleted, { id: deleted.id, links: [`{${key}}`] }))
}

function rejectIfUsed(what: string, places: string[]): void {
  if (places.length > 0) throw new APIError(inUseMessage(what, places), 400, null, true)
}

async function readRecord<Record>(req: PayloadRequest, { collection, id }: Deleted): Promise<Record> {
  return (await req.payload.findByID({ collection, id, depth: 0, req, ...asSystem })) as Record
}

async function findProductUses(req: PayloadRequest, product: SoldProduct): Promise<string[]> {
  const uses = await Promise.all(registryOf(req).productUses.map(find => find(req, product)))
  return uses.flat()
}

async function findReferences(
  req: PayloadRequest,
  deleted: Deleted,
  sought: ReferenceTarget,
): Promise<string[]> {
  const found = new Set<string>()
  for (const slug of REFERRING_COLLECTIONS) {
    for (const doc of await referringDocs(req, slug, deleted, sought)) found.add(recordLabel(req, slug, doc))
  }
  for (const { slug, label } of req.payload.config.globals) {
    if (await globalRefers(req, slug as GlobalSlug, sought)) found.add(String(label))
  }
  return [...found]
}

async function referringDocs(
  req: PayloadRequest,
  collection: CollectionSlug,
  deleted: Deleted,
  sought: ReferenceTarget,
): Promise<Doc[]> {
  const isDrafted = Boolean(req.payload.collections[collection].config.versions?.drafts)
  const read = { collection, depth: 0, pagination: false, req, ...asSystem } as const
  const found = await Promise.all(
    (isDrafted ? [false, true] : [false]).map(draft => req.payload.find({ ...read, draft, ...asSystem })),
  )
  return found
    .flatMap(({ docs }) => docs as Doc[])
    .filter(doc => !(collection === deleted.collection && doc.id === deleted.id))
    .filter(doc => refersTo(doc, sought))
}

async function globalRefers(
  req: PayloadRequest,
  slug: GlobalSlug,
  sought: ReferenceTarget,
): Promise<boolean> {
  const both = await Promise.all(
    [false, true].map(draft => req.payload.findGlobal({ slug, draft, depth: 0, req, ...asSystem })),
  )
  return both.some(doc => refersTo(doc, sought))
}

function recordLabel(req: PayloadRequest, slug: CollectionSlug, doc: Doc): string {
  const { admin, labels } = req.payload.collections[slug].config
  const title = (doc as Record<string, unknown>)[admin.useAsTitle ?? 'id']
  return `${labels.singular} “${title}”`
}
