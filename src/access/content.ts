import { anyone, closed, editorsOnly, publishedOrStaff, staffOnly } from './rules'

/** Content: everybody reads what is published, editors do the rest. */
export const contentAccess = {
  create: editorsOnly,
  read: publishedOrStaff,
  readVersions: staffOnly,
  update: editorsOnly,
  delete: editorsOnly,
  unlock: closed,
  admin: closed,
}

/** Content without drafts: what editors keep is there for everybody at once. */
export const openContentAccess = {
  create: editorsOnly,
  read: anyone,
  readVersions: closed,
  update: editorsOnly,
  delete: editorsOnly,
  unlock: closed,
  admin: closed,
}

/** A global has one published state and drafts in its versions only. */
export const globalAccess = {
  read: anyone,
  readDrafts: staffOnly,
  readVersions: staffOnly,
  update: editorsOnly,
}
