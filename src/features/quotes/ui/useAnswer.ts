import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useProgressiveForm } from '@/design-system/forms/useProgressiveForm'
import type { AnswerRefusal } from '../model/acceptance'
import {
  ANSWER_FIELDS,
  type AnswerIntent,
  type AnswerQuote,
  type AnswerState,
  IDLE_ANSWER,
} from '../model/ownQuote'

export type Answering = ReturnType<typeof useAnswer>

/** One of the answers. When it was taken, the page is read anew: it may show another one then. */
export function useAnswer(answer: AnswerQuote, intent: AnswerIntent, form: string) {
  const router = useRouter()
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const { state, ...rest } = useProgressiveForm<AnswerState>({
    act: answer,
    idle: IDLE_ANSWER,
    sign: typed => {
      typed.set(ANSWER_FIELDS.intent, intent)
      return typed
    },
    failed: typed => ({ kind: 'notSaved', intent, values: readTexts(typed) }),
    onAnswer: next => {
      if (next.kind === 'done') router.refresh()
    },
    anchor: `#${form}`,
  })
  const values: Record<string, string> = state.kind === 'idle' ? {} : state.values
  return { state, values, isHydrated, ...rest }
}

export const readTexts = (form: FormData) =>
  Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))

/** By the name of the field. */
export const fieldErrors = (state: AnswerState): Record<string, string> =>
  state.kind === 'invalid' ? state.errors : {}

export function refusalOf(state: AnswerState): AnswerRefusal['kind'] | null {
  const isAnswered = ['idle', 'done', 'recalculated', 'invalid'].includes(state.kind)
  return isAnswered ? null : (state.kind as AnswerRefusal['kind'])
}
