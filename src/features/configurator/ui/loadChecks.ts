import type { DraftChecks } from './draftChecks'

export async function loadChecks(): Promise<DraftChecks> {
  return (await import('./draftChecks')).draftChecks
}
