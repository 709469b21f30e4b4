// Works around: Payload opens its own collections to any session, also a customer's.
// Upstream: no issue known.
// Removal test: `builtInCollections` in tests/unit/platform/workarounds.test.ts.
import {
  APIError,
  type CollectionBeforeChangeHook,
  type Endpoint,
  type Field,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'
import { fieldAffectsData } from 'payload/shared'
import { type Actor, isStaff } from '@/platform/access/actors'
import { asSystem } from '@/platform/access/authority'
import { closed, ownOfStaff, ownOrTakenOver, staffOnly } from '@/platform/access/rules'

export function restrictBuiltInCollections(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) protectTimestamps(fields)
  for (const collection of config.collections) {
    const { slug, access } = collection
    if (!slug.startsWith('payload-')) continue
    access.unlock = closed
    if (slug === 'payload-locked-documents') {
      Object.assign(access, {
        create: staffOnly,
        read: staffOnly,
        update: ownOrTakenOver,
        delete: ownOfStaff,
      })
    } else if (slug === 'payload-preferences') {
      limitPreferences(collection)
    } else {
      Object.assign(access, { create: closed, read: closed, update: closed, delete: closed })
    }
  }
  return config
}

/** Response deadlines and deletion are counted from these, so only the server writes them. */
function protectTimestamps(fields: Field[]): void {
  for (const field of fields)
    if (fieldAffectsData(field) && ['createdAt', 'updatedAt'].includes(field.name))
      field.access = { ...field.access, create: closed, update: closed }
}

/** In characters of JSON. The largest known value is the columns of a list. */
export const MAX_PREFERENCE_LENGTH = 32_000
export const MAX_PREFERENCE_KEY_LENGTH = 200
export const MAX_PREFERENCES = 300

const COLLECTION = 'payload-preferences'

/** Payload's preference routes accept any session and content, and skip access rules and hooks. */
function limitPreferences(collection: SanitizedCollectionConfig): void {
  const own = { create: staffOnly, read: ownOfStaff, update: ownOfStaff, delete: ownOfStaff }
  Object.assign(collection.access, own)
  collection.hooks.beforeChange.push(limitWrites)
  collection.endpoints = (collection.endpoints || []).map(each =>
    each.path === '/:key' ? { ...each, handler: limitHandler(each.handler) } : each,
  )
}

const limitWrites: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  const isNew = operation === 'create'
  if (!(await isWithinLimits(req, String(data.key), data.value, isNew)))
    throw new APIError('Invalid', 400, null, true)
  return data
}

function limitHandler(handler: Endpoint['handler']): Endpoint['handler'] {
  return async req => {
    if (!isStaff(req.user as Actor)) return errorResponse('Not Found', 404)
    const key = String(req.routeParams?.key)
    if (req.method === 'DELETE' && (await countOwn(req, key)) === 0) return errorResponse('Not Found', 404)
    if (req.method !== 'POST') return handler(req)
    const data = await readJson(req)
    const isNew = (await countOwn(req, key)) === 0
    if (!(await isWithinLimits(req, key, data, isNew))) return errorResponse('Invalid', 400)
    return handler(Object.assign(req, { json: async () => data }))
  }
}

async function isWithinLimits(
  req: PayloadRequest,
  key: string,
  value: unknown,
  isNew: boolean,
): Promise<boolean> {
  if (key.length > MAX_PREFERENCE_KEY_LENGTH) return false
  if ((JSON.stringify(value) ?? '').length > MAX_PREFERENCE_LENGTH) return false
  return !isNew || (await countOwn(req)) < MAX_PREFERENCES
}

async function countOwn(req: PayloadRequest, key?: string): Promise<number> {
  const where = { 'user.value': { equals: req.user?.id }, ...(key !== undefined && { key: { equals: key } }) }
  const { totalDocs } = await req.payload.count({ collection: COLLECTION, where, ...asSystem, req })
  return totalDocs
}

/** Null for invalid JSON, as in Payload's own handler. */
async function readJson(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.()
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const errorResponse = (message: string, status: number) =>
  Response.json({ errors: [{ message }] }, { status })
