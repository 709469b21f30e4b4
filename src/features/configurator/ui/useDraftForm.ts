'use client'

import { useEffect, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { SavedDraft } from '@/design-system/wizard/keptDraft'
import type { Pending } from '@/design-system/wizard/useRestored'
import { type Draft, EMPTY_DRAFT } from '../model/draft'
import type { ConfiguratorOptions } from '../model/options'
import { withExistingChoices } from '../model/priceIndication'
import { deleteDraft, type SavedConfiguration, loadDraft, newDraft, storeDraft } from './keptDraft'
import { loadChecks } from './loadChecks'

/** The form and its draft, kept in the browser from the first answer until it is sent. */
export function useDraftForm(options: ConfiguratorOptions) {
  const form = useForm<Draft>({
    defaultValues: EMPTY_DRAFT,
    resolver: async (...asked) => (await loadChecks()).resolve(...asked),
    shouldFocusError: false,
  })
  const draft = useWatch({ control: form.control }) as Draft
  const kept = useRef<SavedConfiguration | null>(null)

  useEffect(() => {
    if (kept.current) storeDraft({ ...kept.current, draft })
  }, [draft])

  /** Brings back what was filled in before, with the choice that a link brought along. */
  function restore(): Pending {
    const linked = new URLSearchParams(location.search).get('type')
    const found = loadDraft()
    if (found) return restoreSaved(found).then(draft => open(draft, linked))
    open(newDraft(), linked)
    return null
  }

  function open(found: SavedConfiguration, linked: string | null) {
    kept.current = found
    form.reset(withExistingChoices(linked ? { ...found.draft, websiteType: linked } : found.draft, options))
  }

  /** The sent answers stay on screen; the browser forgets them. */
  function forget() {
    kept.current = null
    deleteDraft()
  }

  function begin() {
    kept.current = newDraft()
    form.reset(EMPTY_DRAFT)
  }

  return { form, draft, kept, restore, forget, begin }
}

async function restoreSaved(kept: SavedDraft<unknown>): Promise<SavedConfiguration> {
  const { restoreDraft } = await loadChecks()
  return { ...kept, draft: restoreDraft(kept.draft) }
}
