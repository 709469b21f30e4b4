'use client'

import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import type { AreaAction } from '@/design-system/area/areaState'
import { LogInDialog } from './LogInDialog'
import type { LogInKind } from './logInNotices'

/** Asks for the password in place, and answers whether whoever is here is logged in again. */
type AskPassword = () => Promise<boolean>

const Asking = createContext<AskPassword | null>(null)

/** Null where nobody was logged in: there the page itself asks. */
export const useAskPassword = () => useContext(Asking)

type AreaSessionProps = { email: string; logIn: AreaAction<LogInKind>; phone: string; children: ReactNode }

/** Whoever sends a form once their session has ended is asked for the password over the page, and goes on. */
export function AreaSession({ email, logIn, phone, children }: AreaSessionProps) {
  const [asked, setAsked] = useState(false)
  const waiting = useRef<((isIn: boolean) => void)[]>([])

  const ask = useCallback<AskPassword>(
    () =>
      new Promise(resolve => {
        waiting.current.push(resolve)
        setAsked(true)
      }),
    [],
  )

  function done(isIn: boolean) {
    setAsked(false)
    for (const resolve of waiting.current.splice(0)) resolve(isIn)
  }

  return (
    <Asking value={ask}>
      {children}
      {asked && <LogInDialog email={email} act={logIn} phone={phone} onDone={done} />}
    </Asking>
  )
}
