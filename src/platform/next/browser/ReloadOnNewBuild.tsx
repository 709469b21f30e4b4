'use client'

// Works around: Next leaves a page of an old build open when its action or file is gone.
// Upstream: vercel/next.js#75541, closed.
// Removal test: `deployment` in tests/unit/platform/workarounds.test.ts.
import { useEffect } from 'react'
import { timeBeforeReload } from '@/design-system/forms/formGuard'
import { tryStorage } from '@/design-system/forms/tryStorage'
import { successNotice } from '@/design-system/notices/notices'
import { toast } from '@/design-system/notices/toasts'
import { DEPLOYMENT_HEADER, isUnknownAction, mayBeOutdated } from '../deployment'
import { saveFormDraft, takeFormDraft } from './formDraft'

export function ReloadOnNewBuild({ build }: { build: string }) {
  useEffect(() => {
    restoreAfterReload().catch(reportError)
    return reloadOnNewBuild(build)
  }, [build])

  return null
}

const RELOADED_AT = 'reloadedAt'
/** During a rolling deployment a reload may reach an old instance again. */
const NOT_AGAIN_MS = 60_000

let build = ''

function reloadOnNewBuild(own: string): () => void {
  build = own
  const onError = ({ error }: ErrorEvent) => void reloadIfOutdated(error)
  const onRejection = ({ reason }: PromiseRejectionEvent) => void reloadIfOutdated(reason)
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  return () => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
  }
}

export async function reloadIfOutdated(error: unknown): Promise<void> {
  if (!build || !mayBeOutdated(error) || wasReloaded()) return
  saveFormDraft()
  if (!isUnknownAction(error) && !(await isReplaced())) return void takeFormDraft()
  tryStorage(() => sessionStorage.setItem(RELOADED_AT, String(Date.now())), undefined)
  location.reload()
}

export async function restoreAfterReload(): Promise<void> {
  const typing = takeFormDraft()
  if (!typing) return
  timeBeforeReload.ms = typing.seenMs
  if (typing.chatIsOpen) document.querySelector<HTMLElement>('.chat-button[aria-expanded=false]')?.click()
  if (typing.fields.length === 0) return
  const { restoreFormDraft } = await import('./restoreFormDraft')
  restoreFormDraft(typing.fields)
  toast(successNotice('De site is net vernieuwd', 'Wat je invulde, staat er nog. Verstuur het nog een keer.'))
}

function wasReloaded(): boolean {
  const at = tryStorage(() => Number(sessionStorage.getItem(RELOADED_AT)), Date.now())
  return Math.abs(Date.now() - at) < NOT_AGAIN_MS
}

/** False without an answer: offline, a reload would lose the page. */
async function isReplaced(): Promise<boolean> {
  const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  const served = answer?.headers.get(DEPLOYMENT_HEADER)
  return served !== null && served !== undefined && served !== build
}
