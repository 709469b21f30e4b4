'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from './toasts'

const load = () => import('./ToastView')
const ToastView = lazy(load)

/** Fetches the toasts of a page with a form ahead: "no connection" must be shown without one. */
export function fetchToastsAhead(): Promise<unknown> {
  return load()
}

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
