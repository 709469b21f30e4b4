'use client'

import { useSearchParams } from 'next/navigation'
import { type Context, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { fetchJson } from './fetchJson'

export type FirstPage<Page> = { page: Page; asked: string; isMissing?: boolean }

const NOTHING = ''

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

export function usePolled<T>(address: string, first: T) {
  const [came, setCame] = useState(first)
  const [shown, setShown] = useState(first)

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

/** Starts at the server's time, so that both render the same markup. */
export function useNow(first: string): Date {
  const [now, setNow] = useState(() => new Date(first))
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE)
    setNow(new Date())
    return () => clearInterval(timer)
  }, [])
  return now
}

/** `onRead` must stay the same function. */
export function useDetail<Detail extends object>(address: string, onRead?: (detail: Detail) => void) {
  const [detail, setDetail] = useState<Detail | 'loading' | 'failed'>('loading')
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` triggers a reload
  useEffect(() => {
    const stop = new AbortController()
    fetchJson<Detail>(address, { signal: stop.signal }).then(found => {
      if (stop.signal.aborted) return
      setDetail(found ?? 'failed')
      if (found) onRead?.(found)
    })
    return () => stop.abort()
  }, [address, round, onRead])

  function reload() {
    setDetail(now => (now === 'failed' ? 'loading' : now))
    setRound(each => each + 1)
  }

  return { detail, reload }
}

type Params = Pick<URLSearchParams, 'get'>

export type Rules<Query, Column> = {
  queryOf: (params: Params) => Query
  columnsOf: (params: Params) => Column[]
  tailWith: (tail: string, part: Partial<Query>) => string
  tailWithColumns: (tail: string, columns: Column[]) => string
}

export function useConsoleAddress<Query, Column>(rules: Rules<Query, Column>) {
  const params = useSearchParams()
  const query = useMemo(() => rules.queryOf(params), [params, rules])
  const columns = useMemo(() => rules.columnsOf(params), [params, rules])
  const moves = useMemo(() => movesBy(rules), [rules])
  return { query, columns, ...moves }
}

function movesBy<Query, Column>({ tailWith, tailWithColumns }: Rules<Query, Column>) {
  return {
    change: (part: Partial<Query>, way: HistoryMethod = 'pushState') =>
      setQueryString(tailWith(location.search, part), way),
    showColumns: (columns: Column[]) =>
      setQueryString(tailWithColumns(location.search, columns), 'replaceState'),
  }
}

type HistoryMethod = 'pushState' | 'replaceState'

function setQueryString(tail: string, way: HistoryMethod): void {
  history[way](null, '', tail ? `?${tail}` : location.pathname)
}

export function useRequiredContext<Content>(context: Context<Content | null>, name: string): Content {
  const content = useContext(context)
  if (!content) throw new Error(`this part belongs inside the ${name} console`)
  return content
}
