'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { type Asked, askingFetch, isLoggedIn } from './askingFetch'
import { PasswordDialog } from './PasswordDialog'

const EVERY_MS = 60_000

type Keeping = { send: typeof fetch; email: string }

/** Whoever works in the office when their session ends is asked for the password in place, and goes on. */
export default function SessionKeeper({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const email = user?.email
  const [asked, setAsked] = useState<Asked | null>(null)
  const [keeping, setKeeping] = useState<Keeping | null>(null)
  const waiting = useRef<((isShown: boolean) => void)[]>([])

  const askFor = useCallback(
    (what: Asked) =>
      new Promise<boolean>(resolve => {
        waiting.current.push(resolve)
        setAsked(before => (before === 'logIn' ? before : what))
      }),
    [],
  )

  const done = useCallback((isShown: boolean) => {
    setAsked(null)
    for (const resolve of waiting.current.splice(0)) resolve(isShown)
  }, [])

  useEffect(() => {
    if (!email) return
    const own = window.fetch
    const send: typeof fetch = (...args) => own.apply(window, args)
    window.fetch = askingFetch(send, askFor)
    setKeeping({ send, email })
    return () => {
      window.fetch = own
      setKeeping(null)
    }
  }, [email, askFor])

  useSessionCheck(keeping?.send, asked === 'logIn', isIn => {
    if (isIn && asked === 'logIn') done(true)
    if (!isIn) setAsked('logIn')
  })

  return (
    <>
      {children}
      {asked && keeping && <PasswordDialog key={asked} asked={asked} {...keeping} onDone={done} />}
    </>
  )
}

/** Looks once a minute, and whenever this page is looked at again, whether its session still runs. */
function useSessionCheck(send: typeof fetch | undefined, isAsked: boolean, onSeen: (isIn: boolean) => void) {
  const seen = useRef(onSeen)
  seen.current = onSeen
  useEffect(() => {
    if (!send) return
    const look = async () => {
      if (!document.hidden) seen.current(await isLoggedIn(send))
    }
    const timer = isAsked ? undefined : setInterval(look, EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [send, isAsked])
}
