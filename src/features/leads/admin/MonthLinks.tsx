'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { MONTH_PARAM } from './address'

type MonthLinksProps = { month: string; thisMonth: string }

export function MonthLinks({ month, thisMonth }: MonthLinksProps) {
  const router = useRouter()
  const [isBusy, start] = useTransition()

  function show(step: number) {
    const params = new URLSearchParams(location.search)
    params.set(MONTH_PARAM, monthAfter(month, step))
    start(() => router.replace(`?${params}`, { scroll: false }))
  }

  return (
    <span className="lead-month-links" aria-busy={isBusy}>
      <button type="button" className="console-link" onClick={() => show(-1)}>
        Vorige maand
      </button>
      {month < thisMonth && (
        <button type="button" className="console-link" onClick={() => show(1)}>
          Volgende maand
        </button>
      )}
    </span>
  )
}

function monthAfter(month: string, step: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + step)).toISOString().slice(0, 7)
}
