import { startDraft, draftStorage, type SavedDraft } from '@/design-system/wizard/keptDraft'
import { type Draft, EMPTY_DRAFT } from '../model/draft'

export type SavedConfiguration = SavedDraft<Draft>

const storage = draftStorage('configuratorDraft')

export const newDraft = (): SavedConfiguration => startDraft(EMPTY_DRAFT)
/** What the browser kept, unchecked. */
export const loadDraft = (): SavedDraft<unknown> | null => storage.load()
export const storeDraft = (kept: SavedConfiguration): void => storage.store(kept)
export const deleteDraft = (): void => storage.drop()
