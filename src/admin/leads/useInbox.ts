'use client'

import { useEffect, useState } from 'react'
import type { InboxLead, InboxPage } from '@/domain/leads/inbox'
import type { InboxQuery } from '@/domain/leads/inboxQuery'
import { CONSOLE_API, paramsOf } from './address'
import { ask } from './ask'

export type Inbox = ReturnType<typeof useInbox>

/** A page that came with the screen, and the question that it answers. */
export type FirstPage = { page: InboxPage; asked: string }

/** The page of leads that the address asks for. */
export function useInbox({ page: first, asked: firstAsked }: FirstPage, query: InboxQuery) {
  const asked = paramsOf(query).toString()
  const [round, setRound] = useState(0)
  const wanted = `${asked}#${round}`
  const [came, setCame] = useState(first)
  const [shown, setShown] = useState({ ...first, answers: `${firstAsked}#${round}` })
  const [failed, setFailed] = useState('')

  // The screen was read again by the server.
  if (came !== first) {
    setCame(first)
    setRound(round + 1)
    setShown({ ...first, answers: `${firstAsked}#${round + 1}` })
  }

  useEffect(() => {
    if (shown.answers === wanted) return
    const stop = new AbortController()
    ask<InboxPage>(`${CONSOLE_API}?${asked}`, { signal: stop.signal }).then(page => {
      if (stop.signal.aborted) return
      if (page) setShown({ ...page, answers: wanted })
      else setFailed(wanted)
    })
    return () => stop.abort()
  }, [asked, wanted, shown.answers])

  /** Lays changed leads over the list, which keeps its order until it is asked for again. */
  function put(changed: (lead: InboxLead) => InboxLead | null) {
    setShown(now => ({ ...now, leads: now.leads.map(changed).filter(lead => lead !== null) }))
  }

  const hasFailed = failed === wanted && shown.answers !== wanted
  const isBusy = shown.answers !== wanted && !hasFailed
  return { ...shown, isBusy, hasFailed, put, reload: () => setRound(each => each + 1) }
}
