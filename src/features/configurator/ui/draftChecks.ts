import { zodResolver } from '@hookform/resolvers/zod'
import { canLeave, draftSchema, isIncomplete, next, reachable, restoreDraft } from '../model/draftSchema'
export const draftChecks = {
  ...{ restoreDraft, canLeave, isIncomplete, next, reachable },
  resolve: zodResolver(draftSchema),
  check: (draft: unknown) => draftSchema.safeParse(draft),
}

export type DraftChecks = typeof draftChecks
