import type { ImportMap } from 'payload'
import type { ComponentType } from 'react'
import type { InboxLead } from '../model/inbox'

/** What another feature offers in an opened lead: a client component, by its path. */
export type LeadAction = { path: string; Action: ComponentType<Pick<InboxLead, 'collection' | 'id'>> }

export function leadActionsIn(importMap: ImportMap, paths: readonly string[]): LeadAction[] {
  return paths.map(path => {
    const Action = importMap[path]
    if (!Action) throw new Error(`${path} is no component of the import map`)
    return { path, Action }
  })
}
