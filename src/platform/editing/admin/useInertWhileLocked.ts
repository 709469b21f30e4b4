'use client'

import { useAuth, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect } from 'react'

/** How long Payload keeps a lock that nobody renews. */
const LOCK_MS = 300_000

const idOf = (who: unknown) => (who && typeof who === 'object' && 'id' in who ? who.id : who)

/**
 * Payload closes its question about a locked record at once, and makes the form anew when the lock has changed hands.
 * What is typed in between is lost, so until then nothing can be typed.
 */
export function useInertWhileLocked(): void {
  const { currentEditor, isLocked, lastUpdateTime } = useDocumentInfo()
  const { user } = useAuth()
  const { disabled, formRef } = useForm()
  const isTaken = idOf(currentEditor) === user?.id
  const isAsked = !disabled && Date.now() < lastUpdateTime + LOCK_MS
  const isInert = isLocked && (isTaken || isAsked)

  useEffect(() => {
    formRef.current?.toggleAttribute('inert', isInert)
  }, [formRef, isInert])
}
