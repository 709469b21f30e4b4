'use client'

import { type FirstPage, usePaged } from '@/platform/console/usePaged'
import type { InboxLead, InboxPage } from '../model/inbox'
import type { InboxQuery } from '../model/inboxQuery'
import { CONSOLE_API, paramsOf } from './address'

export type Inbox = ReturnType<typeof useInbox>

export function useInbox(first: FirstPage<InboxPage>, query: InboxQuery) {
  const { shown, setShown, ...rest } = usePaged(CONSOLE_API, first, paramsOf(query).toString())

  /** Lays changed leads over the list, which keeps its order until it is asked for again. */
  function put(changed: (lead: InboxLead) => InboxLead | null) {
    setShown(now => ({ ...now, leads: now.leads.map(changed).filter(lead => lead !== null) }))
  }

  return { ...shown, ...rest, put }
}
