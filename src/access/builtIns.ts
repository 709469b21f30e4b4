import type { SanitizedConfig } from 'payload'
import { closed, ownOfStaff, ownOrTakenOver, staffOnly } from './rules'

/**
 * Payload opens its own collections to whoever is logged in; hosting customers log in too.
 * Only staff lock documents, and nobody reaches migrations or the key-value store.
 */
export function closeBuiltIns(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, access } of config.collections) {
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
      access.create = staffOnly
    } else {
      Object.assign(access, { create: closed, read: closed, update: closed, delete: closed })
    }
  }
  return config
}
