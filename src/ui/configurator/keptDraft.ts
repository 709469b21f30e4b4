import { type Draft, EMPTY_DRAFT, restoreDraft } from '@/domain/configurator/draft'
import { randomKey } from '../primitives/randomKey'

const STORED_UNDER = 'configuratorDraft'

/** A draft with what its submission needs: a key of its own, and when it was begun. */
export type KeptDraft = { draft: Draft; submissionKey: string; begunAt: number }

export function newDraft(): KeptDraft {
  return { draft: EMPTY_DRAFT, submissionKey: randomKey(), begunAt: Date.now() }
}

export function loadDraft(): KeptDraft {
  try {
    const kept = JSON.parse(localStorage.getItem(STORED_UNDER) ?? 'null')
    if (typeof kept?.submissionKey !== 'string' || typeof kept.begunAt !== 'number') return newDraft()
    return { draft: restoreDraft(kept.draft), submissionKey: kept.submissionKey, begunAt: kept.begunAt }
  } catch (error) {
    return refused(error, newDraft())
  }
}

export function storeDraft(kept: KeptDraft): void {
  try {
    localStorage.setItem(STORED_UNDER, JSON.stringify(kept))
  } catch (error) {
    refused(error, undefined)
  }
}

export function dropDraft(): void {
  try {
    localStorage.removeItem(STORED_UNDER)
  } catch (error) {
    refused(error, undefined)
  }
}

/** A browser may refuse its storage, or hold what is no JSON; the form works without. */
function refused<T>(error: unknown, instead: T): T {
  if (error instanceof DOMException || error instanceof SyntaxError) return instead
  throw error
}
