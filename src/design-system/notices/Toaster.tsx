'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { type Toast, toastStore } from './toasts'

const loadToastView = () => import('./ToastView')

/** "No connection" must show without a connection, so the code is fetched ahead. */
export function preloadToasts(): void {
  loadToastView().catch(reportError)
}

export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer)
  const [View, setView] = useState<ComponentType<{ toasts: Toast[] }>>()

  useEffect(() => {
    if (toasts.length > 0 && !View) loadToastView().then(view => setView(() => view.default), reportError)
  }, [toasts, View])

  return View && toasts.length > 0 && <View toasts={toasts} />
}
