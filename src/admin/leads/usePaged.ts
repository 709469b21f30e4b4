'use client'

import { useEffect, useState } from 'react'
import { ask } from './ask'

/** A page that came with the screen, and the question that it answers. */
export type FirstPage<Page> = { page: Page; asked: string }

/** The page of a list that a question asks for. */
export function usePaged<Page extends object>(
  api: string,
  { page: first, asked: firstAsked }: FirstPage<Page>,
  asked: string,
) {
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
    ask<Page>(`${api}?${asked}`, { signal: stop.signal }).then(page => {
      if (stop.signal.aborted) return
      if (page) setShown({ ...page, answers: wanted })
      else setFailed(wanted)
    })
    return () => stop.abort()
  }, [api, asked, wanted, shown.answers])

  const hasFailed = failed === wanted && shown.answers !== wanted
  const isBusy = shown.answers !== wanted && !hasFailed
  return { shown, setShown, isBusy, hasFailed, reload: () => setRound(each => each + 1) }
}
