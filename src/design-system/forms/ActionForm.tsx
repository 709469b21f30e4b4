'use client'

import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { type FormNotice, SESSION_ENDED } from '../notices/formNotices'
import { NoticeBox } from '../notices/NoticeBox'
import { preloadToasts } from '../notices/Toaster'
import { toast } from '../notices/toasts'
import { Problems } from './Problems'
import { ProofNote } from './ProofNote'
import { useProgressiveForm } from './useProgressiveForm'

/** `values` never holds a password; `detail` is a value of the answer, such as an address to go to. */
export type ActionState<Kind extends string> =
  | { kind: 'idle' }
  | { kind: 'invalid'; errors: Record<string, string>; values?: Record<string, string> }
  | { kind: 'loggedOut'; values?: Record<string, string> }
  | { kind: Kind; values?: Record<string, string>; detail?: string; challenge?: string }

export type FormAction<Kind extends string> = (
  before: ActionState<Kind>,
  form: FormData,
) => Promise<ActionState<Kind>>

const IDLE = { kind: 'idle' } as const

export type ActionFormFields = {
  errors: Record<string, string>
  values: Record<string, string>
  isHydrated: boolean
}

type ActionFormProps<Kind extends string> = ActionFormOptions<Kind> & {
  button: ReactNode
  busy?: string
  variant?: keyof typeof BUTTON_STYLES
  label?: string
  /** For who waits long for an answer. */
  phone?: string
  beside?: ReactNode
  after?: (kind: Kind | 'invalid' | 'loggedOut', detail: string) => ReactNode
  children?: (part: ActionFormFields) => ReactNode
}

export function ActionForm<Kind extends string>(props: ActionFormProps<Kind>) {
  const {
    button,
    busy = 'Bezig...',
    variant = 'small',
    label,
    phone,
    beside,
    after,
    children,
    ...options
  } = props
  const { state, values = {}, action, onSubmit, sending, isHydrated, notice } = useActionForm(options)
  const instead =
    state.kind === 'idle' ? null : after?.(state.kind, ('detail' in state && state.detail) || '')
  if (instead) return instead
  const errors = 'errors' in state ? state.errors : {}
  return (
    <form
      action={action}
      onSubmit={onSubmit}
      onFocus={preloadToasts}
      noValidate={isHydrated}
      aria-label={label}
      className="grid gap-5 [&>[role=alert]]:mt-0"
    >
      <Problems problems={Object.entries(errors).map(([id, message]) => ({ id, message }))} />
      {notice && <NoticeBox {...notice} />}
      {children?.({ errors, values, isHydrated })}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <button type="submit" className={`button ${BUTTON_STYLES[variant]} max-sm:w-full`} disabled={sending}>
          {sending && <span aria-hidden="true" className="spinner" />}
          {sending ? busy : button}
        </button>
        {beside}
      </div>
      <ProofNote sending={sending} phone={phone} />
    </form>
  )
}

const BUTTON_STYLES = {
  primary: 'button-primary',
  small: 'button-small',
  inRow: 'button-small button-primary w-full',
}

type ActionFormOptions<Kind extends string> = {
  act: FormAction<Kind>
  notices: (detail: string) => Record<Kind, FormNotice>
  failed: NoInfer<Kind>
  /** After this kind the form is emptied and the page read again. */
  done?: NoInfer<Kind>
  stale?: readonly NoInfer<Kind>[]
  logsOut?: boolean
  required?: Record<string, string>
  onAnswer?: (state: ActionState<Kind>) => void
}

function useActionForm<Kind extends string>(options: ActionFormOptions<Kind>) {
  const { act, notices, failed, done, stale = [], required = {}, logsOut = false, onAnswer } = options
  const askPassword = useAskPassword()
  const asksInPlace = askPassword !== null && !logsOut
  const router = useRouter()
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])

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

  function leave() {
    router.refresh()
    scrollTo({ top: 0, behavior: 'instant' })
  }

  function noticeOf(next: ActionState<Kind>): FormNotice | null {
    if (next.kind === 'idle' || next.kind === 'invalid') return null
    const said: Partial<Record<string, FormNotice>> = notices('detail' in next ? (next.detail ?? '') : '')
    return said[next.kind] ?? SESSION_ENDED
  }

  const values = state.kind !== done && 'values' in state ? state.values : undefined
  return { state, values, action, onSubmit, sending, isHydrated, notice: noticeOf(state) }
}

function showToast(notice: FormNotice | null) {
  if (notice && !notice.inForm) toast(notice)
}

function checkRequired(required: Record<string, string>, typed: FormData) {
  const missing = Object.entries(required).filter(([name]) => !String(typed.get(name) ?? '').trim())
  if (missing.length === 0) return null
  return { kind: 'invalid' as const, errors: Object.fromEntries(missing) }
}

export type AskPassword = () => Promise<boolean>

export const AskPasswordContext = createContext<AskPassword | null>(null)

/** Null outside the customer area: there the page itself asks. */
const useAskPassword = () => useContext(AskPasswordContext)
