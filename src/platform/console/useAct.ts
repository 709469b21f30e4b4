'use client'

import { useState } from 'react'
import type { Act } from '@/features/orders/admin/useDesk'
import { postJson } from './ask'
import { NOT_SAVED, type StatusMessage } from './word'

/** Carries out what staff ask of the office. `onDone` follows every answer. */
export function useAction(onDone: () => void) {
  const [word, setWord] = useState<StatusMessage | null>(null)

  const act: Act = async <Answer extends { kind: string }>({
    address,
    content,
    words,
    lost = NOT_SAVED,
  }: Parameters<typeof act<Answer>>[0]) => {
    const answer = await postJson<Answer>(address, content)
    setWord(answer ? words[answer.kind as Answer['kind']] : lost)
    if (answer) onDone()
    return answer
  }

  return { act, word, say: setWord }
}
