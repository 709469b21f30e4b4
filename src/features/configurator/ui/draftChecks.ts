import { zodResolver } from '@hookform/resolvers/zod'
import {
  canLeave,
  draftSchema,
  isIncomplete,
  nextStep,
  reachableStep,
  restoreDraft,
} from '../model/draftSchema'
export const draftChecks = {
  ...{ restoreDraft, canLeave, isIncomplete, nextStep, reachableStep },
  resolve: zodResolver(draftSchema),
  check: (draft: unknown) => draftSchema.safeParse(draft),
}

export type DraftChecks = typeof draftChecks
