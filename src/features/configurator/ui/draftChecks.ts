import { zodResolver } from '@hookform/resolvers/zod'
import { canLeave, draftSchema, isIncomplete, next, reachable, restoreDraft } from '../model/draftSchema'
/** Everything that checks a draft. It comes after the page: the first step asks for nothing that needs it. */
export const draftChecks = {
  ...{ restoreDraft, canLeave, isIncomplete, next, reachable },
  resolve: zodResolver(draftSchema),
  check: (draft: unknown) => draftSchema.safeParse(draft),
}

export type DraftChecks = typeof draftChecks
