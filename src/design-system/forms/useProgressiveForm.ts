'use client'

import { type FormEvent, useActionState, useState } from 'react'
import { flushSync } from 'react-dom'
import { PROOF_FIELD } from '@/platform/forms/proofOfWork'
import { focusAlertOf } from './formAlert'
import { withProof } from './withProof'

type ProgressiveFormOptions<State> = {
  act: (before: Awaited<State>, form: FormData) => Promise<State>
  idle: Awaited<State>
  failed: (form: FormData) => Awaited<State>
  check?: (form: FormData, element: HTMLFormElement) => Awaited<State> | null
  sign?: (form: FormData) => FormData
  again?: (state: Awaited<State>) => Promise<boolean>
  onAnswer?: (state: Awaited<State>, element: HTMLFormElement) => void
  anchor?: string
}

export function useProgressiveForm<State>(options: ProgressiveFormOptions<State>) {
  const { act, idle, failed, check, sign, again, onAnswer, anchor } = options
  const [answered, action] = useActionState<State, FormData>(act, idle, anchor)
  const [shown, show] = useState<Awaited<State> | null>(null)
  const [sending, setSending] = useState(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const element = event.currentTarget
    const form = new FormData(element)
    const next = check?.(form, element) ?? (await send(sign?.(form) ?? form))
    flushSync(() => show(next))
    focusAlertOf(element)
    onAnswer?.(next, element)
  }

  async function send(form: FormData): Promise<Awaited<State>> {
    setSending(true)
    const answer = await answerTo(form)
    setSending(false)
    return answer
  }

  async function answerTo(form: FormData): Promise<Awaited<State>> {
    try {
      const answer = await withProof(proof => {
        if (proof) form.set(PROOF_FIELD, proof)
        return act(idle, form)
      })
      return (await again?.(answer)) ? answerTo(form) : answer
    } catch (error) {
      reportError(error)
      return failed(form)
    }
  }

  return { state: shown ?? answered, show, sending, action, onSubmit }
}
