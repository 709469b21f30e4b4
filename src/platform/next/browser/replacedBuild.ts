// Works around: Next leaves a page of an old build open when its action or file is gone.
// Upstream: vercel/next.js#75541, closed.
// Removal test: `deployment` in tests/unit/platform/workarounds.test.ts.
import { tryStorage } from '@/design-system/forms/tryStorage'
import { DEPLOYMENT_HEADER } from '../deployment'
import { saveFormDraft } from './formDraft'

const RELOADED_AT = 'reloadedAt'
/** During a rolling deployment a reload may reach an old instance again. */
const NOT_AGAIN_MS = 60_000

/** Loads the page anew, with what was typed, where the server has another build, or is known to have one. */
export async function reloadIfReplaced(build: string | undefined, isKnown = false): Promise<void> {
  if (wasReloaded() || !(isKnown || (await isReplaced(build)))) return
  saveFormDraft()
  tryStorage(() => sessionStorage.setItem(RELOADED_AT, String(Date.now())), undefined)
  location.reload()
}

function wasReloaded(): boolean {
  const at = tryStorage(() => Number(sessionStorage.getItem(RELOADED_AT)), Date.now())
  return Date.now() - at < NOT_AGAIN_MS
}

/** False without an answer: offline, a reload would lose the page. */
async function isReplaced(build: string | undefined): Promise<boolean> {
  const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  const served = answer?.headers.get(DEPLOYMENT_HEADER)
  return Boolean(served) && served !== build
}
