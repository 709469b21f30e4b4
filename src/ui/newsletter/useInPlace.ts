'use client'

import { useState } from 'react'

/** Sends a form without leaving the page. A call that fails becomes an answer like any other. */
export function useInPlace<State>(
  submit: (form: FormData) => Promise<State>,
  failed: (form: FormData) => State,
) {
  const [state, show] = useState<State | null>(null)
  const [sending, setSending] = useState(false)

  async function send(form: FormData): Promise<State> {
    setSending(true)
    const answered = await answer(form)
    setSending(false)
    return answered
  }

  async function answer(form: FormData): Promise<State> {
    try {
      return await submit(form)
    } catch (error) {
      reportError(error)
      return failed(form)
    }
  }

  return { state, show, sending, send }
}
