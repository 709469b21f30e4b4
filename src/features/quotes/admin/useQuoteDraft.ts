'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { QuoteDraft } from '../model/quote'
import { inTurn, type Opened, ownOf, type Saving, saveOnce } from './saveDraft'

const STILL_MS = 800
const SAVED: Saving = { kind: 'saved' }
const NO_VERSION = -1

export function useQuoteDraft(opened: Opened) {
  const [draft, setDraft] = useState(opened.draft)
  const [saving, setSaving] = useState<Saving>(SAVED)
  const own = useRef(ownOf(opened))
  const [save] = useState(() => inTurn(() => saveOnce(own.current, setSaving)))

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
    setSaving(now => (now.kind === 'saved' ? { kind: 'waiting' } : now))
  }, [])

  /** Whatever is read next takes the place of what was typed. */
  const discard = () => Object.assign(own.current, { kept: own.current.draft, version: NO_VERSION })

  return { draft, saving, change, save, discard, seen: () => own.current.version }
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
