// Works around: Next loads its framework with every page.
// Upstream: no option for it, and no issue.
// Removal test: `late` in tests/unit/platform/workarounds.test.ts.
import { SELECTORS } from '@/design-system/lateFramework'
import { hasFormDraft } from '../../browser/formDraft'
import { reloadIfReplaced } from '../../browser/replacedBuild'

/** Somebody is about to act. */
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const

/** The chat opens by itself a second later, and its code has to come first. */
const IDLE_MS = 9000

type Window = typeof globalThis & { TURBOPACK?: unknown[]; __next_f?: unknown[] }

const blocks = (kind: string) => [...document.querySelectorAll(`script[data-framework=${kind}]`)]
const parsed = (block: Element): unknown => JSON.parse(block.textContent)

/**
 * Loads the framework when somebody is about to act. `hold` gets what starts it for who cannot wait, which tries again after a
 * failure, and answers what to do when it cannot be loaded.
 */
export function startFramework(isNeeded: () => boolean, hold: (start: () => void) => () => void): void {
  const signs = new AbortController()
  let missing: string[] | undefined
  let tries = 0
  const fail = hold(start)

  function start(): void {
    if (missing?.length) tries++
    // The data of the framework is at the end of the page.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
    else load()
  }

  function load() {
    if (!missing) {
      signs.abort()
      missing = blocks('files').flatMap(parsed) as string[]
      giveData()
    }
    for (const file of missing.splice(0)) append(file)
  }

  function append(file: string) {
    const mine = tries
    const script = document.createElement('script')
    script.src = file
    script.onerror = () => {
      script.remove()
      missing?.push(file)
      // What is left of an earlier try is tried with the present one.
      if (mine < tries) load()
      else reloadIfReplaced(document.documentElement.dataset.dplId).then(() => missing?.length && fail())
    }
    document.head.append(script)
  }

  for (const sign of SIGNS) addEventListener(sign, start, { capture: true, signal: signs.signal })
  addEventListener('DOMContentLoaded', () => startWithoutSign(start, isNeeded))
}

function giveData() {
  const page: Window = window
  page.TURBOPACK ??= []
  page.__next_f ??= []
  page.TURBOPACK.push(...blocks('runtime').map(parsed))
  page.__next_f.push(...blocks('flight').map(parsed))
}

function startWithoutSign(start: () => void, isNeeded: () => boolean) {
  if (document.querySelector(SELECTORS.now) || hasFormDraft() || isNeeded()) requestAnimationFrame(start)
  const inView = new IntersectionObserver(seen => seen.some(each => each.isIntersecting) && start())
  for (const part of document.querySelectorAll(SELECTORS.inView)) inView.observe(part)
  if (!isSlow()) setTimeout(start, IDLE_MS)
}

/** Some browsers tell it. */
type Connection = { saveData: boolean; effectiveType: string }

/** Nothing is loaded ahead over a line that is slow, or that somebody pays for by the megabyte. */
function isSlow(): boolean | undefined {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection && (connection.saveData || connection.effectiveType !== '4g')
}
