'use client'

import { type FormEvent, useActionState, useEffect, useRef } from 'react'
import { EMPTY_FIELD, NO_ADDRESS } from '@/domain/leads/fieldMessages'
import { IDLE, type NewsletterState } from '@/domain/newsletter/result'
import { randomKey } from '../primitives/randomKey'
import { toast } from '../primitives/toasts'
import { newsletterNotices } from './newsletterNotices'
import { useInPlace } from './useInPlace'

export type NewsletterAction = (before: NewsletterState, form: FormData) => Promise<NewsletterState>

/** Where the answer stands on the page, for a browser that loads the whole page with it. */
export const NEWSLETTER_ANCHOR = 'nieuwsbrief'

/** The form's state and its two ways of sending: by the browser itself, or in place by a script. */
export function useNewsletter(submit: NewsletterAction, phone: string) {
  const [answered, action] = useActionState(submit, IDLE, `#${NEWSLETTER_ANCHOR}`)
  const inPlace = useInPlace<NewsletterState>(form => submit(IDLE, form), notSaved)
  const sign = useGate()

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (inPlace.sending) return
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement
    const form = sign(new FormData(event.currentTarget))
    const state = isAddress(field) ? await inPlace.send(form) : noAddress(form)
    inPlace.show(state)
    if (state.kind !== 'idle') toast(newsletterNotices(phone)[state.kind])
    if (state.kind === 'invalid') field.focus()
  }

  return { state: inPlace.state ?? answered, sending: inPlace.sending, action, onSubmit }
}

/** What the gate of every form asks, made in the browser. Another address is another submission. */
function useGate() {
  const seenAt = useRef(0)
  const made = useRef({ email: '', key: '' })
  useEffect(() => {
    seenAt.current = performance.now()
  }, [])
  return (form: FormData) => {
    const email = typed(form)
    if (made.current.email !== email) made.current = { email, key: randomKey() }
    form.set('submissionKey', made.current.key)
    form.set('filledInMs', String(performance.now() - seenAt.current))
    return form
  }
}

const typed = (form: FormData) => String(form.get('email'))
const isAddress = (field: HTMLInputElement) => field.value.trim() !== '' && field.validity.valid

const noAddress = (form: FormData): NewsletterState => ({
  kind: 'invalid',
  errors: { email: typed(form).trim() ? NO_ADDRESS : EMPTY_FIELD.email },
  values: { email: typed(form) },
})

const notSaved = (form: FormData): NewsletterState => ({ kind: 'notSaved', values: { email: typed(form) } })
