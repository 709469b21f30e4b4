import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  type AfterErrorHook,
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type CustomComponent,
  type Field,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type GlobalConfig,
  type GlobalSlug,
  type PayloadRequest,
  type Plugin,
  type Where,
} from 'payload'
import { type Actor, isStaff, staffName } from '@/platform/access/actors'
import { asSystem, asUser } from '@/platform/access/authority'
import { closed, staffOnly } from '@/platform/access/rules'
import { ctxOf } from '@/platform/ctx'
import { database, hookTx } from '@/platform/db/transaction'
import type { EditConflict } from '../model/compareEdits'
import { conflictFields } from './conflictFields'

const GUARDS = ['@/platform/editing/admin/SaveGuard', '@/platform/payload/admin/LockOwner']
const VERSIONS = { Component: '@/platform/editing/admin/VersionsView' }
const PLANS = '@/platform/editing/admin/SchedulePublication'

/** The second editor to save chooses (decision 029). */
export const detectEditConflicts: Plugin = config => ({
  ...config,
  collections: config.collections?.map(guardedCollection),
  globals: config.globals?.map(guardedGlobal),
})

function guardedCollection(config: CollectionConfig): CollectionConfig {
  const { admin, hooks } = config
  const edit = admin?.components?.edit
  const components = {
    ...admin?.components,
    ...viewsOf(config.versions, admin?.components?.views),
    edit: { ...edit, beforeDocumentControls: controlsOf(config, edit) },
  }
  return {
    ...{ ...config, fields: fieldsOf(config), admin: { ...admin, components } },
    hooks: {
      ...hooks,
      beforeOperation: [lockWritten, refuseStaleRecord, ...(hooks?.beforeOperation ?? [])],
    },
  }
}

function guardedGlobal(config: GlobalConfig): GlobalConfig {
  const { admin, hooks } = config
  const elements = admin?.components?.elements
  const components = {
    ...admin?.components,
    ...viewsOf(config.versions, admin?.components?.views),
    elements: { ...elements, beforeDocumentControls: controlsOf(config, elements) },
  }
  return {
    ...{ ...config, fields: fieldsOf(config), admin: { ...admin, components } },
    hooks: { ...hooks, beforeOperation: [lockGlobal, refuseStaleGlobal, ...(hooks?.beforeOperation ?? [])] },
  }
}

type Config = CollectionConfig | GlobalConfig

const fieldsOf = ({ fields, versions }: Config) => (versions ? [...fields, savedByField] : fields)

function controlsOf({ versions }: Config, own: { beforeDocumentControls?: CustomComponent[] } = {}) {
  const plans = typeof versions === 'object' && versions.drafts ? [PLANS] : []
  return [...(own.beforeDocumentControls ?? []), ...plans, ...GUARDS]
}

const viewsOf = <Views extends { edit?: object } | undefined>(versions: Config['versions'], views: Views) =>
  versions ? { views: { ...views, edit: { ...views?.edit, versions: VERSIONS } } } : {}

const CHANGED_MEANWHILE = 'Een collega heeft dit intussen gewijzigd. Kies eerst welke tekst blijft.'

type Content = Record<string, unknown>
type Kept = {
  id?: string
  fields: FlattenedField[]
  readNow: () => Promise<Content | null>
  readVersion: (updatedAt: string) => Promise<Content | null>
}

/**
 * Until this commits nobody else writes the record, drafts included: two transactions that mark each other's newest
 * version as an older one, or delete it, would deadlock, and a draft that is put back would undo a publication that its
 * check did not see. Several records are locked with all others of their collection.
 */
const lockWritten: CollectionBeforeOperationHook = async context => {
  const { args, collection, operation, req } = context
  const { slug, versions } = collection
  const id = 'id' in args && args.id ? String(args.id) : null
  const isForm = operation === 'update' && id && 'data' in args && openedCopy(req, args.data)
  if (!isForm && !(versions && maySave(context))) return args
  if (operation === 'update' || operation === 'delete') await lock(req, slug, id)
  if (operation === 'restoreVersion' && id) {
    const version = await req.payload.findVersionByID({
      ...{ collection: slug as 'posts', id, depth: 0, disableErrors: true, req },
      ...asSystem,
    })
    if (version) await lock(req, slug, String(version.parent))
  }
  return args
}

const lockGlobal: GlobalBeforeOperationHook = async context => {
  const { args, global, operation, req } = context
  const isWritten = (global.versions && maySave(context)) || openedCopy(req, args.data)
  if (operation === 'update' && isWritten) await lock(req, global.slug)
  return args
}

type Context = { overrideAccess?: boolean; req: PayloadRequest }

const maySave = ({ overrideAccess, req }: Context) => overrideAccess || isStaff(req.user as Actor)

/** Programs and the server's own changes name no copy: they are saved as they come. */
const refuseStaleRecord: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' || !('id' in args) || !args.id) return args
  const [slug, id] = [collection.slug as CollectionSlug, String(args.id)]
  const reader = ctxOf(req)
  const read = { collection: slug, depth: 0, req } as const
  const stored = await refuseStale(req, args.data, {
    id,
    fields: collection.flattenedFields,
    readNow: async () =>
      toContent(
        await req.payload.findByID({ ...read, ...asUser(reader), id, draft: true, disableErrors: true }),
      ),
    readVersion: async updatedAt => {
      if (!collection.versions) return null
      const { docs } = await req.payload.findVersions({
        ...read,
        ...asUser(reader),
        ...openedAt(updatedAt, id),
      })
      return toContent(docs[0]?.version)
    },
  })
  return stored ? { ...args, ...saveAfter(req, stored, args.autosave) } : args
}

const refuseStaleGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation !== 'update') return args
  const reader = ctxOf(req)
  const read = { slug: global.slug as GlobalSlug, depth: 0, req } as const
  const stored = await refuseStale(req, args.data, {
    fields: global.flattenedFields,
    readNow: async () => toContent(await req.payload.findGlobal({ ...read, ...asUser(reader), draft: true })),
    readVersion: async updatedAt => {
      if (!global.versions) return null
      const { docs } = await req.payload.findGlobalVersions({
        ...read,
        ...asUser(reader),
        ...openedAt(updatedAt),
      })
      return toContent(docs[0]?.version)
    },
  })
  return stored ? { ...args, ...saveAfter(req, stored, args.autosave) } : args
}

/** Outside the error, because errors are logged. */
export const sendConflict: AfterErrorHook = ({ context, error }) =>
  context.editConflict
    ? { response: { errors: [{ message: error.message, data: { conflict: context.editConflict } }] } }
    : undefined

async function refuseStale(req: PayloadRequest, mine: unknown, record: Kept): Promise<Content | null> {
  const opened = openedCopy(req, mine)
  if (!opened) return null
  const stored = await record.readNow()
  const savedAt = String(stored?.updatedAt ?? '')
  if (!stored || !savedAt || Date.parse(savedAt) === Date.parse(opened.updatedAt)) return stored
  const base = await record.readVersion(opened.updatedAt)
  const fields = await conflictFields(req, record.fields, {
    id: record.id,
    base,
    stored,
    mine: opened.content,
  })
  if (fields.length === 0) return stored
  const savedBy = typeof stored.savedBy === 'string' ? stored.savedBy : null
  req.context.editConflict = { savedBy, savedAt, fields } satisfies EditConflict
  throw new APIError(CHANGED_MEANWHILE, 409, null, true)
}

/** Payload overwrites one version for autosaves, also a colleague's. Its lock refuses nothing here. */
function saveAfter({ user }: PayloadRequest, { savedBy }: Content, autosave = false) {
  const isColleagues = Boolean(savedBy) && savedBy !== staffName(user as Actor)
  return { autosave: autosave && !isColleagues, overrideLock: true }
}

function openedCopy(req: PayloadRequest, mine: unknown): { content: Content; updatedAt: string } | null {
  const isForm =
    req.payloadAPI === 'REST' && req.headers.get('content-type')?.startsWith('multipart/form-data')
  const content = toContent(mine)
  const updatedAt = content?.updatedAt
  const isNamed = typeof updatedAt === 'string' && !Number.isNaN(Date.parse(updatedAt))
  return isForm && content && isNamed ? { content, updatedAt } : null
}

async function lock(req: PayloadRequest, slug: string, id: string | null = null): Promise<void> {
  const tx = await hookTx(req)
  const table = sql.identifier(slug.replaceAll('-', '_'))
  const which = id ? sql`where id = ${id}` : sql`order by id`
  await (tx?.sql ?? database(req).drizzle).execute(sql`select 1 from ${table} ${which} for update`)
}

function openedAt(updatedAt: string, parent?: string) {
  const moment: Where = { 'version.updatedAt': { equals: updatedAt } }
  const where: Where = parent ? { and: [moment, { parent: { equals: parent } }] } : moment
  return { where, limit: 1, sort: '-updatedAt' }
}

const toContent = (value: unknown): Content | null =>
  typeof value === 'object' && value !== null ? (value as Content) : null

const savedByField: Field = {
  name: 'savedBy',
  label: 'Gemaakt door',
  type: 'text',
  access: { create: closed, read: staffOnly as never, update: closed },
  hooks: { beforeChange: [({ req }) => authorOf(req)] },
  admin: { readOnly: true, disableBulkEdit: true, condition: () => false },
}

function authorOf({ context, user }: PayloadRequest): string | null {
  const name = staffName(user as Actor) || null
  return name && context.plannedFor ? `${name} (gepland)` : name
}
