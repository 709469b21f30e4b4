'use client'

import { useCallback, useEffect, useState } from 'react'
import { fetchJson } from './fetchJson'

/** A page that came with the screen, and the question that it answers. `isMissing` says that it could not be read. */
export type FirstPage<Page> = { page: Page; asked: string; isMissing?: boolean }

/** What a page answers that was never read. */
const NOTHING = ''

/** The page of a list that a question asks for. */
export function usePaged<Page extends object>(
  api: string,
  { page: first, asked: firstAsked, isMissing = false }: FirstPage<Page>,
  asked: string,
) {
  const [round, setRound] = useState(0)
  const wanted = `${asked}#${round}`
  const firstAnswer = `${firstAsked}#${round}`
  const [came, setCame] = useState(first)
  const [shown, setShown] = useState({ ...first, answers: isMissing ? NOTHING : firstAnswer })
  const [failed, setFailed] = useState(isMissing ? firstAnswer : NOTHING)

  // The screen was read again by the server.
  if (came !== first) {
    setCame(first)
    setRound(round + 1)
    if (!isMissing) setShown({ ...first, answers: `${firstAsked}#${round + 1}` })
  }

  useEffect(() => {
    if (shown.answers === wanted || failed === wanted) return
    const stop = new AbortController()
    fetchJson<Page>(`${api}?${asked}`, { signal: stop.signal }).then(page => {
      if (stop.signal.aborted) return
      if (page) setShown({ ...page, answers: wanted })
      setFailed(page ? NOTHING : wanted)
    })
    return () => stop.abort()
  }, [api, asked, wanted, shown.answers, failed])

  const hasFailed = failed === wanted && shown.answers !== wanted
  const isBusy = shown.answers !== wanted && !hasFailed
  const wasRead = shown.answers !== NOTHING
  return { shown, setShown, isBusy, hasFailed, wasRead, reload: () => setRound(each => each + 1) }
}

const EVERY_MS = 60_000

/** What an address answers, looked at again each minute, so that nobody has to ask whether something came in. */
export function usePolled<T>(address: string, first: T) {
  const [came, setCame] = useState(first)
  const [shown, setShown] = useState(first)

  // The screen was read again by the server.
  if (came !== first) {
    setCame(first)
    setShown(first)
  }

  const look = useCallback(async () => {
    const fresh = await fetchJson<T>(address)
    if (fresh) setShown(fresh)
  }, [address])

  useEffect(() => {
    const timer = setInterval(() => document.hidden || look(), EVERY_MS)
    return () => clearInterval(timer)
  }, [look])

  return { shown, look }
}

const MINUTE = 60_000

/** The time, each minute. It begins at the server's, so that both draw the same first picture. */
export function useNow(first: string): Date {
  const [now, setNow] = useState(() => new Date(first))
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE)
    setNow(new Date())
    return () => clearInterval(timer)
  }, [])
  return now
}
