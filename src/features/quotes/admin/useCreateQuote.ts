'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { postJson } from '@/platform/console/fetchJson'
import { type CreateQuoteResult, QUOTES_API } from '../model/console'
import { quoteInOffice } from '../model/quote'
import type { NOT_CREATED } from './messages'

/** Opens what it made. */
export function useCreateQuote(onFailure: (kind: keyof typeof NOT_CREATED) => unknown) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)

  async function create(content: object): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    const answer = await postJson<CreateQuoteResult>(`${QUOTES_API}/create`, content)
    if (answer?.kind === 'created') {
      router.push(quoteInOffice(answer.id))
      return true
    }
    setBusy(false)
    onFailure(answer?.kind ?? 'failed')
    return false
  }
  return { create, isBusy }
}
