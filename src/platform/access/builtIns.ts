import type { Field, SanitizedConfig } from 'payload'
import { fieldAffectsData } from 'payload/shared'
import { limitPreferences } from './preferences'
import { closed, ownOfStaff, ownOrTakenOver, staffOnly } from './rules'

/**
 * Payload opens its own collections to whoever is logged in; hosting customers log in too.
 * Only staff lock documents, and nobody reaches migrations or the key-value store.
 */
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

/** When a record was made and changed is the server's to write: promises, terms and deletion are counted from it. */
function protectTimestamps(fields: Field[]): void {
  for (const field of fields)
    if (fieldAffectsData(field) && ['createdAt', 'updatedAt'].includes(field.name))
      field.access = { ...field.access, create: closed, update: closed }
}
