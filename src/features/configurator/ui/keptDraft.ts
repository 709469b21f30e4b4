import { begin, draftKeptAs, type Kept } from '@/design-system/wizard/keptDraft'
import { type Draft, EMPTY_DRAFT } from '../model/draft'

export type KeptDraft = Kept<Draft>

const storage = draftKeptAs('configuratorDraft')

export const newDraft = (): KeptDraft => begin(EMPTY_DRAFT)
/** What the browser kept, unchecked. */
export const loadDraft = (): Kept<unknown> | null => storage.load()
export const storeDraft = (kept: KeptDraft): void => storage.store(kept)
export const dropDraft = (): void => storage.drop()
