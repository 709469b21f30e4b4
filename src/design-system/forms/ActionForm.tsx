'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { type FormNotice, SESSION_ENDED } from '@/design-system/notices/formNotices'
import { NoticeBox } from '@/design-system/notices/NoticeBox'
import { preloadToasts } from '@/design-system/notices/Toaster'
import { toast } from '@/design-system/notices/toasts'
import { useAskPassword } from './askPassword'
import { Problems } from './Problems'
import { useProgressiveForm } from './useProgressiveForm'

/**
 * How a form of the customer area stands: never sent, or sent with this answer. `loggedOut` is for every form that
 * finds nobody logged in any more. `values` is what was typed, for a
 * page without scripts, and never a password. `brings` is what an answer carries: a name to greet, an address to go to.
 */
export type ActionState<Kind extends string> =
  | { kind: 'idle' }
  | { kind: 'invalid'; errors: Record<string, string>; values?: Record<string, string> }
  | { kind: 'loggedOut'; values?: Record<string, string> }
  | { kind: Kind; values?: Record<string, string>; brings?: string; challenge?: string }

export type FormAction<Kind extends string> = (
  before: ActionState<Kind>,
  form: FormData,
) => Promise<ActionState<Kind>>

const IDLE = { kind: 'idle' } as const

export type ActionFormFields = {
  errors: Record<string, string>
  values: Record<string, string>
  alive: boolean
}

type ActionFormProps<Kind extends string> = ActionFormOptions<Kind> & {
  button: ReactNode
  busy?: string
  /** The one action of its screen is red; in a row of keys it is small, and as wide as the others. */
  look?: keyof typeof BUTTON_STYLES
  label?: string
  /** Stands beside the button. */
  beside?: ReactNode
  /** What takes the form's place after an answer. */
  after?: (kind: Kind | 'invalid' | 'loggedOut', brings: string) => ReactNode
  children?: (part: ActionFormFields) => ReactNode
}

/** A form of the customer area: what is wrong, its fields, its button. */
export function ActionForm<Kind extends string>(props: ActionFormProps<Kind>) {
  const { button, busy = 'Bezig...', look = 'quiet', label, beside, after, children, ...means } = props
  const { state, values = {}, action, onSubmit, sending, alive, notice } = useActionForm(means)
  const instead =
    state.kind === 'idle' ? null : after?.(state.kind, ('brings' in state && state.brings) || '')
  if (instead) return instead
  const errors = 'errors' in state ? state.errors : {}
  return (
    <form
      action={action}
      onSubmit={onSubmit}
      onFocus={preloadToasts}
      noValidate={alive}
      aria-label={label}
      className="grid gap-5 [&>[role=alert]]:mt-0"
    >
      <Problems problems={Object.entries(errors).map(([id, message]) => ({ id, message }))} />
      {notice && <NoticeBox {...notice} />}
      {children?.({ errors, values, alive })}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <button type="submit" className={`key ${BUTTON_STYLES[look]} max-sm:w-full`} disabled={sending}>
          {sending && <span aria-hidden="true" className="spinner" />}
          {sending ? busy : button}
        </button>
        {beside}
      </div>
    </form>
  )
}

const BUTTON_STYLES = { red: 'key-red', quiet: 'key-small', inRow: 'key-small key-red w-full' }

type ActionFormOptions<Kind extends string> = {
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

/** A form of the customer area, which shows its outcome in place. */
function useActionForm<Kind extends string>(means: ActionFormOptions<Kind>) {
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
