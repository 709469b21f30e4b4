'use client'

import { type FormEvent, useActionState, useEffect, useRef, useState } from 'react'
import { EMPTY_FIELD, type RequiredField } from '@/domain/leads/fieldMessages'
import { IDLE, type LeadState } from '@/domain/leads/result'
import { randomKey } from '../primitives/randomKey'
import { type Notice, toast } from '../primitives/toasts'
import { FORM_FIELDS, type FormKind } from './formFields'
import { CHECK_FIELDS, leadNotices } from './leadNotices'

export type SubmitLead = (before: LeadState, form: FormData) => Promise<LeadState>

/** How long the thanks stand before the form comes back. */
const THANKS_MS = 30_000

type Means = {
  kind: FormKind
  persistent: boolean
  phone: string
  responseTime: string
  submit: SubmitLead
}

/** A form that a browser can post by itself, and that asks, tells and thanks in place once scripts are here. */
export function useLeadForm({ kind, persistent, phone, responseTime, submit }: Means) {
  const [answered, action] = useActionState(submit, IDLE)
  const [state, setState] = useState(answered)
  const [sending, setSending] = useState(false)
  const sent = useRef({ key: '', since: 0 })
  const thanked = state.kind === 'sent' || state.kind === 'savedWithoutMail'

  useEffect(() => {
    sent.current = { key: randomKey(), since: performance.now() }
  }, [])

  useEffect(() => {
    if (!thanked || persistent) return
    const timer = setTimeout(() => setState(IDLE), THANKS_MS)
    return () => clearTimeout(timer)
  }, [thanked, persistent])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const form = new FormData(event.currentTarget)
    const missing = missingFields(kind, form)
    const next = missing ?? (await send(form))
    setState(next)
    toast(noticeOf(next))
  }

  async function send(form: FormData): Promise<LeadState> {
    form.set('submissionKey', sent.current.key)
    form.set('filledInMs', String(Math.round(performance.now() - sent.current.since)))
    setSending(true)
    const next = await answer(submit, form)
    setSending(false)
    if ('reference' in next) sent.current = { key: randomKey(), since: performance.now() }
    return next
  }

  function noticeOf(next: LeadState): Notice {
    if (next.kind === 'idle') throw new Error('a sent form has an answer')
    const aboutPerson = next.kind === 'invalid' && !next.errors.name && !next.errors.email
    return aboutPerson ? CHECK_FIELDS : leadNotices(kind, { phone, responseTime })[next.kind]
  }

  return { action, state, sending, thanked, onSubmit, noticeOf, again: () => setState(IDLE) }
}

/** Nothing is sent while a required field is empty. */
function missingFields(kind: FormKind, form: FormData): LeadState | null {
  const missing = FORM_FIELDS[kind].filter(field => field.required && !String(form.get(field.name)).trim())
  if (missing.length === 0) return null
  const errors = Object.fromEntries(missing.map(({ name }) => [name, EMPTY_FIELD[name as RequiredField]]))
  return { kind: 'invalid', errors, values: typed(form) }
}

async function answer(submit: SubmitLead, form: FormData): Promise<LeadState> {
  try {
    return await submit(IDLE, form)
  } catch (error) {
    reportError(error)
    return { kind: 'notSaved', values: typed(form) }
  }
}

function typed(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
}
