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

/** A global is published, and has drafts in its versions: who may not read those is never given one. */
export const globalAccess = {
  read: publishedOrStaff,
  readVersions: staffOnly,
  update: editorsOnly,
}

/** A global without drafts: what editors keep is there for everybody at once. */
export const openGlobalAccess = { ...globalAccess, read: anyone }
