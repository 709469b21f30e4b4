'use client'

// Works around: Next leaves a page of an old build open when its action or file is gone.
// Upstream: vercel/next.js#75541, closed.
// Removal test: `deployment` in tests/unit/platform/workarounds.test.ts.
import { useEffect } from 'react'
import { timeBeforeReload } from '@/design-system/forms/formGuard'
import { successNotice } from '@/design-system/notices/notices'
import { toast } from '@/design-system/notices/toasts'
import { isUnknownAction, mayBeOutdated } from '../deployment'
import { takeFormDraft } from './formDraft'
import { reloadIfReplaced } from './replacedBuild'

export function ReloadOnNewBuild({ build }: { build: string }) {
  useEffect(() => {
    restoreAfterReload().catch(reportError)
    return reloadOnNewBuild(build)
  }, [build])

  return null
}

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
  if (build && mayBeOutdated(error)) await reloadIfReplaced(build, isUnknownAction(error))
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
