'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useActionState, useEffect, useState } from 'react'
import { useInPlace } from '../../newsletter/useInPlace'
import { fetchToastsAhead } from '../../primitives/Toaster'
import { toast } from '../../primitives/toasts'
import type { AreaNotice } from './areaNotices'
import { type AreaAction, type AreaState, IDLE } from './areaState'

export type AreaFormMeans<Kind extends string> = {
  act: AreaAction<Kind>
  /** One notice for every answer, with what the answer brings along. */
  notices: (brings: string) => Record<Kind, AreaNotice>
  /** What a call that never arrived comes to. */
  failed: NoInfer<Kind>
  /** After this answer the form is empty and the page is read anew. */
  done?: NoInfer<Kind>
  /** After these the page is read anew: it showed what is no longer so. */
  stale?: readonly NoInfer<Kind>[]
  /** What a required field says when it is empty. */
  required?: Record<string, string>
  onAnswer?: (state: AreaState<Kind>) => void
}

/** A form that a browser can post by itself, and that asks and tells in place once scripts are here. */
export function useAreaForm<Kind extends string>(means: AreaFormMeans<Kind>) {
  const { act, notices, failed, done, stale = [], required = {}, onAnswer } = means
  const [answered, action] = useActionState<AreaState<Kind>, FormData>(act, IDLE)
  const inPlace = useInPlace<AreaState<Kind>>(
    form => act(IDLE, form),
    () => ({ kind: failed }),
  )
  const [alive, setAlive] = useState(false)
  const router = useRouter()
  const state = inPlace.state ?? answered

  useEffect(() => setAlive(true), [])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (inPlace.sending) return
    const typed = new FormData(form)
    const next = missingFields(required, typed) ?? (await inPlace.send(typed))
    // What was sent is no longer what stands in the fields.
    inPlace.show(next.kind === done ? { ...next, values: undefined } : next)
    tell(noticeOf(next))
    if (next.kind === done) form.reset()
    if ([done, 'loggedOut', ...stale].includes(next.kind)) router.refresh()
    onAnswer?.(next)
  }

  function noticeOf(next: AreaState<Kind>): AreaNotice | null {
    if (next.kind === 'idle' || next.kind === 'invalid') return null
    return notices('brings' in next ? (next.brings ?? '') : '')[next.kind as Kind]
  }

  return { state, action, onSubmit, sending: inPlace.sending, alive, notice: noticeOf(state) }
}

/** "No connection" must be shown without one. */
export function fetchAhead() {
  fetchToastsAhead().catch(reportError)
}

function tell(notice: AreaNotice | null) {
  if (notice && !notice.inForm) toast(notice)
}

/** Nothing is sent while a required field is empty. */
function missingFields(required: Record<string, string>, typed: FormData) {
  const missing = Object.entries(required).filter(([name]) => !String(typed.get(name) ?? '').trim())
  if (missing.length === 0) return null
  return { kind: 'invalid' as const, errors: Object.fromEntries(missing) }
}
