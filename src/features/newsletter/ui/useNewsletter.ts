'use client'

import { useRef } from 'react'
import { signForm } from '@/design-system/forms/signForm'
import { useSeenSince } from '@/design-system/forms/useSeenSince'
import { randomKey } from '@/design-system/primitives/randomKey'
import { toast } from '@/design-system/primitives/toasts'
import { useInPlace } from '@/design-system/primitives/useInPlace'
import { EMPTY_FIELD, INVALID_EMAIL } from '@/platform/forms/fieldMessages'
import { IDLE, type NewsletterState } from '../model/result'
import { newsletterNotices } from './newsletterNotices'

export type NewsletterAction = (before: NewsletterState, form: FormData) => Promise<NewsletterState>

/** Where the answer stands on the page, for a browser that loads the whole page with it. */
export const NEWSLETTER_ANCHOR = 'nieuwsbrief'

/** Signing up, which asks, tells and thanks in place. */
export function useNewsletter(submit: NewsletterAction, phone: string) {
  return useInPlace<NewsletterState>({
    act: submit,
    idle: IDLE,
    failed: form => ({ kind: 'notSaved', values: { email: typed(form) } }),
    check: (form, element) => (isAddress(fieldIn(element)) ? null : noAddress(form)),
    sign: useGate(),
    onAnswer: (state, element) => {
      if (state.kind !== 'idle') toast(newsletterNotices(phone)[state.kind])
      if (state.kind === 'invalid') fieldIn(element).focus()
    },
    anchor: `#${NEWSLETTER_ANCHOR}`,
  })
}

/** Another address is another submission. */
function useGate() {
  const made = useRef({ email: '', key: '' })
  const since = useSeenSince()
  return (form: FormData) => {
    const email = typed(form)
    if (made.current.email !== email) made.current = { email, key: randomKey() }
    return signForm(form, made.current.key, since)
  }
}

const fieldIn = (element: HTMLFormElement) => element.elements.namedItem('email') as HTMLInputElement
const typed = (form: FormData) => String(form.get('email'))
const isAddress = (field: HTMLInputElement) => field.value.trim() !== '' && field.validity.valid

const noAddress = (form: FormData): NewsletterState => ({
  kind: 'invalid',
  errors: { email: typed(form).trim() ? INVALID_EMAIL : EMPTY_FIELD.email },
  values: { email: typed(form) },
})
