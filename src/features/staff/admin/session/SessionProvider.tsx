'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { OfficeDialog } from '@/platform/console/OfficeDialog'
import { RecoveryCodes } from '../secondFactor/RecoveryCodes'
import { installLayer } from './fetchLayers'
import { PasswordDialog } from './PasswordDialog'
import { proofLayer } from './proofLayer'
import { OWN_SESSION, type Prompt, sessionLayer } from './sessionLayer'

const EVERY_MS = 60_000

/** Whoever works in the office when their session ends is asked for the password in place, and goes on. */
export default function SessionProvider({ children }: { children: ReactNode }) {
  const email = useAuth().user?.email
  const [prompt, setPrompt] = useState<Prompt | null>(null)
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([])

  const ask = useCallback(
    (what: Prompt) =>
      new Promise<boolean>(resolve => {
        waiting.current.push(resolve)
        setPrompt(before => (before === 'logIn' ? before : what))
      }),
    [],
  )

  const done = useCallback((isConfirmed: boolean) => {
    setPrompt(null)
    for (const resolve of waiting.current.splice(0)) resolve(isConfirmed)
  }, [])

  useEffect(() => installLayer('proof', proofLayer), [])
  useEffect(() => (email ? installLayer('session', sessionLayer(ask)) : undefined), [email, ask])

  useSessionCheck(Boolean(email), prompt === 'logIn', () => {
    if (prompt === 'logIn') done(true)
  })

  return (
    <>
      {children}
      {prompt && email && (
        <PasswordDialog
          key={prompt}
          prompt={prompt}
          email={email}
          onDone={codes => {
            setRecoveryCodes(codes)
            done(true)
          }}
          onCancel={() => done(false)}
        />
      )}
      {recoveryCodes && (
        <OfficeDialog label="Je herstelcodes">
          <RecoveryCodes codes={recoveryCodes} done="Bewaard, verder" onDone={() => setRecoveryCodes(null)} />
        </OfficeDialog>
      )}
    </>
  )
}

/**
 * Looks once a minute, and whenever this page is looked at again, whether its session still runs. Where it does not,
 * the session layer asks to log in, and the answer waits for that.
 */
function useSessionCheck(isOn: boolean, isPrompted: boolean, onLoggedIn: () => void) {
  const loggedIn = useRef(onLoggedIn)
  loggedIn.current = onLoggedIn
  useEffect(() => {
    if (!isOn) return
    const check = async () => {
      if (document.hidden) return
      try {
        const answer = await fetch(OWN_SESSION, { credentials: 'same-origin' })
        if (answer.ok && (await answer.json()).user) loggedIn.current()
      } catch (error) {
        reportError(error)
      }
    }
    const timer = isPrompted ? undefined : setInterval(check, EVERY_MS)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [isOn, isPrompted])
}
