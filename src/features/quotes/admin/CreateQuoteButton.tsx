'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { postJson } from '@/platform/console/fetchJson'
import { type CreateQuoteResult, QUOTES_API, type QuoteSource } from '../model/console'
import { quoteInOffice } from '../model/quote'
import { NOT_CREATED } from './messages'

type CreateQuoteButtonProps = {
  from: Pick<QuoteSource, 'collection' | 'id'> | null
  label: string
  isPrimary?: boolean
}

export function CreateQuoteButton({ from, label, isPrimary = false }: CreateQuoteButtonProps) {
  const { create, isBusy } = useCreateQuote(kind => toast.error(NOT_CREATED[kind]))
  return (
    <button
      type="button"
      className={`admin-button ${isPrimary ? 'admin-button-primary' : ''}`}
      aria-disabled={isBusy}
      onClick={() => create({ from })}
    >
      {isBusy ? 'Bezig met aanmaken...' : label}
    </button>
  )
}

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
