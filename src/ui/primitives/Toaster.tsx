'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from './toasts'

const ToastView = lazy(() => import('./ToastView'))

/** Costs a page nothing until there is a message to show. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer)
  if (toasts.length === 0) return null
  return (
    <Suspense>
      <ToastView toasts={toasts} />
    </Suspense>
  )
}
