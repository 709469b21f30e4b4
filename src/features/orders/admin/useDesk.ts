'use client'

import { createContext, useContext } from 'react'
import type { StatusMessage } from '@/platform/console/word'
import type { Line } from './useLines'

type Request<Answer extends { kind: string }> = {
  address: string
  content: object
  words: Record<Answer['kind'], StatusMessage>
  /** What is said when no answer came. */
  lost?: StatusMessage
}

/** Has the office do something, and says how it went. Null when no answer came. */
export type Act = <Answer extends { kind: string }>(request: Request<Answer>) => Promise<Answer | null>

/** What every line of the console needs: what time it is, and how something is done about it. */
export type Desk = { now: Date; act: Act; put: (line: Line) => void; reload: () => void }

export const ConsoleContext = createContext<Desk | null>(null)

export function useConsole(): Desk {
  const desk = useContext(ConsoleContext)
  if (!desk) throw new Error('this part belongs inside the hosting console')
  return desk
}
