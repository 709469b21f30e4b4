'use client'

import { useEffect, useState } from 'react'
import { dayOf } from '@/domain/time/day'

/** The day, as soon as the page has come alive: its HTML was made on another one. */
export function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null)
  useEffect(() => setToday(dayOf(new Date())), [])
  return today
}
