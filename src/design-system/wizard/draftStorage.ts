import { randomUuid } from '@/platform/text/uuid'
import { tryStorage } from '../forms/tryStorage'

/** `addsTo` is the key of what was sent before, when this adds to it. */
export type SavedDraft<Draft> = { draft: Draft; submissionKey: string; begunAt: number; addsTo?: string }

export function startDraft<Draft>(draft: Draft): SavedDraft<Draft> {
  return { draft, submissionKey: randomUuid(), begunAt: Date.now() }
}

/** Milliseconds; null when the clock was put back meanwhile. */
export function draftAge({ begunAt }: SavedDraft<unknown>): number | null {
  const passed = Date.now() - begunAt
  return passed < 0 ? null : passed
}

/** In a session it is for this tab alone, until that is closed. */
export function draftStorage(name: string, area: 'localStorage' | 'sessionStorage' = 'localStorage') {
  return {
    load: () => tryStorage(() => parseSaved(JSON.parse(window[area].getItem(name) ?? 'null')), null),
    store: (kept: SavedDraft<unknown>) =>
      tryStorage(() => window[area].setItem(name, JSON.stringify(kept)), undefined),
    drop: () => tryStorage(() => window[area].removeItem(name), undefined),
  }
}

function parseSaved(kept: Partial<SavedDraft<unknown>> | null): SavedDraft<unknown> | null {
  if (typeof kept?.submissionKey !== 'string' || typeof kept.begunAt !== 'number') return null
  const { draft, submissionKey, begunAt, addsTo } = kept
  return { draft, submissionKey, begunAt, ...(typeof addsTo === 'string' ? { addsTo } : {}) }
}
