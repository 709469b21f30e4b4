'use client'

import type { ReactNode } from 'react'
import { Problems } from '@/design-system/primitives/Problems'
import { preloadToasts } from '@/design-system/primitives/Toaster'
import { NoticeBox } from './Told'
import { type ActionFormOptions, useActionForm } from './useAreaForm'

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
