import type { SanitizedConfig } from 'payload'
import { closed, ownOfStaff, staffOnly } from './rules'

/**
 * Payload opens its own collections to whoever is logged in; hosting customers log in too.
 * Only staff lock documents, and nobody reaches migrations or the key-value store.
 */
export function closeBuiltIns(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (collection.slug === 'payload-locked-documents') {
      collection.access = {
        ...collection.access,
        create: staffOnly,
        read: staffOnly,
        update: ownOfStaff,
        delete: ownOfStaff,
      }
    }
    if (['payload-migrations', 'payload-kv', 'payload-jobs'].includes(collection.slug)) {
      collection.access = {
        ...collection.access,
        create: closed,
        read: closed,
        update: closed,
        delete: closed,
      }
    }
    if (collection.slug === 'payload-preferences') collection.access.create = staffOnly
  }
  return config
}
