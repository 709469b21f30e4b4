// Works around: drafts lack fields that the types promise.
// Upstream: payloadcms/payload#3573.
// Removal test: `draftDefaults` in tests/unit/platform/workarounds.test.ts.
import type { FlattenedField, Plugin } from 'payload'

type Doc = Record<string, unknown>

/** Drafts lack required fields. Pages get empty values; the office gets the draft as it is. */
export const draftDefaults: Plugin = config => ({
  ...config,
  collections: config.collections?.map(each => ({
    ...each,
    hooks: {
      ...each.hooks,
      afterRead: [
        ...(each.hooks?.afterRead ?? []),
        ({ collection, doc, overrideAccess }) => shownAs(collection.flattenedFields, doc, overrideAccess),
      ],
    },
  })),
  globals: config.globals?.map(each => ({
    ...each,
    hooks: {
      ...each.hooks,
      afterRead: [
        ...(each.hooks?.afterRead ?? []),
        ({ global, doc, overrideAccess }) => shownAs(global.flattenedFields, doc, overrideAccess),
      ],
    },
  })),
})

function shownAs(fields: FlattenedField[], doc: Doc, overrideAccess = false): Doc {
  return overrideAccess && doc._status === 'draft' ? filled(fields, doc) : doc
}

function filled(fields: FlattenedField[], doc: Doc): Doc {
  const named = fields.filter(({ name }) => name in doc)
  return { ...doc, ...Object.fromEntries(named.map(field => [field.name, asTyped(field, doc[field.name])])) }
}

function asTyped(field: FlattenedField, value: unknown): unknown {
  if (field.type === 'array')
    return Array.isArray(value) ? value.map(row => filled(field.flattenedFields, row)) : []
  if (field.type === 'group') return filled(field.flattenedFields, (value ?? {}) as Doc)
  const isMissing = value === null || value === undefined
  return isMissing && 'required' in field && field.required ? emptyOf(field) : value
}

function emptyOf(field: FlattenedField): unknown {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return ''
    case 'number':
      return 0
    case 'select':
      return field.hasMany ? [] : (field.defaultValue ?? null)
    case 'date':
      return new Date().toISOString()
    case 'richText':
      return { root: { type: 'root', children: [] } }
    default:
      return null
  }
}
