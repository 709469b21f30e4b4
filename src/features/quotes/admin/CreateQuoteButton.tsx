'use client'

import { toast } from '@payloadcms/ui'
import type { QuoteSource } from '../model/console'
import { NOT_CREATED } from './messages'
import { useCreateQuote } from './useCreateQuote'

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
