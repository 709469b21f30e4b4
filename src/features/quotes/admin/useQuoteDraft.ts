'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { postJson } from '@/platform/console/fetchJson'
import { fieldErrors } from '@/platform/forms/fields'
import { QUOTES_API, type QuoteDetail, type SaveQuoteResult } from '../model/console'
import { type QuoteDraft, quoteDraftSchema } from '../model/quote'

export type Saving =
  | { kind: 'saved' | 'waiting' | 'saving' | 'failed' | 'closed' | 'notFound' }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'conflict'; by: string }

/** From these only a copy or a reload leads on. */
const STOPPED: readonly Saving['kind'][] = ['conflict', 'closed', 'notFound']

const STILL_MS = 800
const SAVED: Saving = { kind: 'saved' }

type Opened = Pick<QuoteDetail, 'id' | 'version' | 'draft'>

type Own = Pick<QuoteDetail, 'draft' | 'version'> & { kept: QuoteDraft; isStopped: boolean }

const ownOf = ({ draft, version }: Opened): Own => ({ draft, kept: draft, version, isStopped: false })

export function useQuoteDraft(opened: Opened) {
  const [draft, setDraft] = useState(opened.draft)
  const [saving, setSaving] = useState<Saving>(SAVED)
  const own = useRef(ownOf(opened))
  const { id } = opened
  const [save] = useState(() => inTurn(() => saveOnce(id, own.current, setSaving)))

  useEffect(() => {
    if (draft === own.current.kept || own.current.isStopped) return
    const timer = setTimeout(save, STILL_MS)
    return () => clearTimeout(timer)
  }, [draft, save])

  useEffect(() => () => void save(), [save])

  useEffect(() => {
    const isUnsaved = own.current.draft !== own.current.kept
    if (isUnsaved || opened.version <= own.current.version) return
    Object.assign(own.current, ownOf(opened))
    setDraft(opened.draft)
    setSaving(SAVED)
  }, [opened])

  useWarning(saving.kind !== 'saved')

  const change = useCallback((edit: (draft: QuoteDraft) => QuoteDraft) => {
    own.current.draft = edit(own.current.draft)
    setDraft(own.current.draft)
    if (!own.current.isStopped) setSaving({ kind: 'waiting' })
  }, [])

  /** What a colleague saved takes the place of what was typed, once it is read again. */
  const discard = () => {
    own.current.kept = own.current.draft
  }

  return { draft, saving, change, save, discard, seen: () => own.current.version }
}

/** One at a time: a second save must name the version that the first one made. */
function inTurn(run: () => Promise<boolean>): () => Promise<boolean> {
  let last: Promise<boolean> = Promise.resolve(true)
  return () => {
    last = last.then(run, run)
    return last
  }
}

/** True when nothing is left to save. */
async function saveOnce(id: string, own: Own, say: (saving: Saving) => void): Promise<boolean> {
  const { draft, version } = own
  if (draft === own.kept) return true
  if (own.isStopped) return false
  const parsed = quoteDraftSchema.safeParse(draft)
  if (!parsed.success) {
    say({ kind: 'invalid', errors: fieldErrors(parsed.error.issues) })
    return false
  }
  say({ kind: 'saving' })
  const answer = await postJson<SaveQuoteResult>(`${QUOTES_API}/save`, { id, version, draft })
  if (answer?.kind !== 'saved') {
    const refused: Saving = answer ?? { kind: 'failed' }
    own.isStopped = STOPPED.includes(refused.kind)
    say(refused)
    return false
  }
  Object.assign(own, { kept: draft, version: answer.version })
  say(own.draft === draft ? SAVED : { kind: 'waiting' })
  return own.draft === draft
}

/** Before the page is left with something that is not saved. */
function useWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}
