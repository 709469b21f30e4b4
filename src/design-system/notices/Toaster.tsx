'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { type Toast, toastStore } from './toasts'

const loadToastView = () => import('./ToastView')

/** Fetches the toasts of a page with a form ahead: "no connection" must be shown without one. */
export function preloadToasts(): void {
  loadToastView().catch(reportError)
}

/** Costs a page nothing until there is a message to show. One that cannot be fetched leaves the page as it is. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer)
  const [View, setView] = useState<ComponentType<{ toasts: Toast[] }>>()

  useEffect(() => {
    if (toasts.length > 0 && !View) loadToastView().then(view => setView(() => view.default), reportError)
  }, [toasts, View])

  return View && toasts.length > 0 && <View toasts={toasts} />
}
