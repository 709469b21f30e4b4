import { ifAllowed } from '@/design-system/primitives/ifAllowed'
import { randomKey } from '@/design-system/primitives/randomKey'

/** A draft with what its submission needs: a key of its own, and when it was begun. */
export type Kept<Draft> = { draft: Draft; submissionKey: string; begunAt: number }

export function begin<Draft>(draft: Draft): Kept<Draft> {
  return { draft, submissionKey: randomKey(), begunAt: Date.now() }
}

/** Milliseconds since a draft was begun; null when the clock of the device was put back meanwhile. */
export function sinceBegun({ begunAt }: Kept<unknown>): number | null {
  const passed = Date.now() - begunAt
  return passed < 0 ? null : passed
}

/** What a wizard keeps in the browser under this name. */
export function draftKeptAs(name: string) {
  return {
    load: () => ifAllowed(() => readable(JSON.parse(localStorage.getItem(name) ?? 'null')), null),
    store: (kept: Kept<unknown>) =>
      ifAllowed(() => localStorage.setItem(name, JSON.stringify(kept)), undefined),
    drop: () => ifAllowed(() => localStorage.removeItem(name), undefined),
  }
}

function readable(kept: Partial<Kept<unknown>> | null): Kept<unknown> | null {
  if (typeof kept?.submissionKey !== 'string' || typeof kept.begunAt !== 'number') return null
  return { draft: kept.draft, submissionKey: kept.submissionKey, begunAt: kept.begunAt }
}
