'use client'

import { useEffect, useRef } from 'react'
import { addFormGuard, useFirstSeenAt } from '@/design-system/forms/formGuard'
import { useProgressiveForm } from '@/design-system/forms/useProgressiveForm'
import { dismissAll, type Notice, toast } from '@/design-system/notices/toasts'
import { EMPTY_FIELD, type RequiredField } from '@/platform/forms/formFields'
import { randomUuid } from '@/platform/text/uuid'
import { IDLE, type LeadState, type SubmitLead } from '../model/result'
import { FORM_FIELDS, type FormKind, INVALID_FIELDS, leadNotices } from './messages'

/** Where the answer stands on the page, for a browser that loads the whole page with it. */
export const LEAD_ANCHOR = 'aanvraag'

/** How long the thanks stand before the form comes back. */
const THANKS_MS = 30_000

type LeadFormOptions = {
  kind: FormKind
  persistent: boolean
  phone: string
  responseTime: string
  submit: SubmitLead
}

/** A form that shows its outcome in place, and can be filled in again after that. */
export function useLeadForm({ kind, persistent, phone, responseTime, submit }: LeadFormOptions) {
  const sent = useRef({ key: '', since: useFirstSeenAt() })
  const root = useRef<HTMLDivElement>(null)
  const begunAgain = useRef(false)
  const { state, show, ...inPlace } = useProgressiveForm<LeadState>({
    act: submit,
    idle: IDLE,
    failed: form => ({ kind: 'notSaved', values: toValues(form) }),
    check: form => checkRequired(kind, form),
    sign: form => addFormGuard(form, sent.current.key, sent.current.since),
    onAnswer: next => {
      if ('reference' in next) sent.current = { key: randomUuid(), since: performance.now() }
      toast(noticeOf(next))
    },
    anchor: `#${LEAD_ANCHOR}`,
  })
  const thanked = 'reference' in state

  useEffect(() => {
    sent.current.key = randomUuid()
  }, [])

  /** The first field that is wrong, or the first of a form that was asked for again, is where one goes on. */
  useEffect(() => {
    const errors = state.kind === 'invalid' ? state.errors : {}
    const field = FORM_FIELDS[kind].find(({ name }) => errors[name] || begunAgain.current)
    begunAgain.current = false
    if (field) root.current?.querySelector<HTMLElement>(`[name=${field.name}]`)?.focus()
  }, [state, kind])

  useEffect(() => {
    if (!thanked || persistent) return
    const timer = setTimeout(() => show(IDLE), THANKS_MS)
    return () => clearTimeout(timer)
  }, [thanked, persistent, show])

  function noticeOf(next: LeadState): Notice {
    if (next.kind === 'idle') throw new Error('a sent form has an answer')
    if (next.kind === 'invalid' && !lacksContact(next.errors)) return INVALID_FIELDS
    return leadNotices(kind, { phone, responseTime })[next.kind]
  }

  function again() {
    dismissAll()
    begunAgain.current = true
    show(IDLE)
  }

  return { ...inPlace, root, state, noticeOf, again }
}

/** Whether it is not said who asks, or where to answer. */
function lacksContact({ name, email }: Partial<Record<string, string>>): boolean {
  return name === EMPTY_FIELD.name || email === EMPTY_FIELD.email
}

/** Nothing is sent while a required field is empty. */
function checkRequired(kind: FormKind, form: FormData): LeadState | null {
  const missing = FORM_FIELDS[kind].filter(field => field.required && !String(form.get(field.name)).trim())
  if (missing.length === 0) return null
  const errors = Object.fromEntries(missing.map(({ name }) => [name, EMPTY_FIELD[name as RequiredField]]))
  return { kind: 'invalid', errors, values: toValues(form) }
}

function toValues(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
}
