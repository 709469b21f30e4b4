'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { toast } from '@/design-system/primitives/toasts'
import { useProgressiveForm } from '@/design-system/primitives/useInPlace'
import { useAskPassword } from '@/features/customers/ui/AreaSession'
import { type FormNotice, SESSION_ENDED } from './areaNotices'
import { type FormAction, type ActionState, IDLE } from './areaState'

export type ActionFormOptions<Kind extends string> = {
  act: FormAction<Kind>
  /** One notice for every answer, with what the answer brings along. */
  notices: (brings: string) => Record<Kind, FormNotice>
  /** What a call that never arrived comes to. */
  failed: NoInfer<Kind>
  /** After this answer the form is empty and the page is read anew. */
  done?: NoInfer<Kind>
  /** After these the page is read anew: it showed what is no longer so. */
  stale?: readonly NoInfer<Kind>[]
  /** Being logged out is what it is for: nobody is asked to log in again. */
  logsOut?: boolean
  /** What a required field says when it is empty. */
  required?: Record<string, string>
  onAnswer?: (state: ActionState<Kind>) => void
}

/** A form of the customer area, which asks and tells in place. */
export function useActionForm<Kind extends string>(means: ActionFormOptions<Kind>) {
  const { act, notices, failed, done, stale = [], required = {}, logsOut = false, onAnswer } = means
  const askPassword = useAskPassword()
  const asksInPlace = askPassword !== null && !logsOut
  const router = useRouter()
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])

  const { state, sending, action, onSubmit } = useProgressiveForm<ActionState<Kind>>({
    act,
    idle: IDLE,
    failed: () => ({ kind: failed }),
    again: async ({ kind }) => kind === 'loggedOut' && asksInPlace && askPassword(),
    check: form => checkRequired(required, form),
    onAnswer: (next, element) => {
      showToast(noticeOf(next))
      if (next.kind === done) element.reset()
      if ([done, ...stale].includes(next.kind as Kind)) router.refresh()
      if (next.kind === 'loggedOut' && !asksInPlace) leave()
      onAnswer?.(next)
    },
  })

  /** The log-in takes the page's place, from the top. */
  function leave() {
    router.refresh()
    scrollTo({ top: 0, behavior: 'instant' })
  }

  function noticeOf(next: ActionState<Kind>): FormNotice | null {
    if (next.kind === 'idle' || next.kind === 'invalid') return null
    const said: Partial<Record<string, FormNotice>> = notices('brings' in next ? (next.brings ?? '') : '')
    return said[next.kind] ?? SESSION_ENDED
  }

  // What was sent is no longer what stands in the fields.
  const values = state.kind !== done && 'values' in state ? state.values : undefined
  return { state, values, action, onSubmit, sending, alive, notice: noticeOf(state) }
}

function showToast(notice: FormNotice | null) {
  if (notice && !notice.inForm) toast(notice)
}

/** Nothing is sent while a required field is empty. */
function checkRequired(required: Record<string, string>, typed: FormData) {
  const missing = Object.entries(required).filter(([name]) => !String(typed.get(name) ?? '').trim())
  if (missing.length === 0) return null
  return { kind: 'invalid' as const, errors: Object.fromEntries(missing) }
}
