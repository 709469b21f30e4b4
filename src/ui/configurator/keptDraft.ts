import { type Draft, EMPTY_DRAFT, restoreDraft } from '@/domain/configurator/draft'

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

/** `crypto.randomUUID` is missing where a site is read over plain http. */
function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
