'use client'

import { useEffect, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type Draft, EMPTY_DRAFT } from '@/domain/configurator/draft'
import type { ConfiguratorOptions } from '@/domain/configurator/options'
import { withExistingChoices } from '@/domain/configurator/priceIndication'
import { dropDraft, type KeptDraft, loadDraft, newDraft, storeDraft } from './keptDraft'
import { loadChecks } from './loadChecks'

/** The form and its draft, kept in the browser from the first answer until it is sent. */
export function useDraftForm(options: ConfiguratorOptions) {
  const form = useForm<Draft>({
    defaultValues: EMPTY_DRAFT,
    resolver: async (...asked) => (await loadChecks()).resolve(...asked),
    shouldFocusError: false,
  })
  const draft = useWatch({ control: form.control }) as Draft
  const kept = useRef<KeptDraft | null>(null)

  useEffect(() => {
    if (kept.current) storeDraft({ ...kept.current, draft })
  }, [draft])

  /** Brings back what was filled in before, with the choice that a link brought along. */
  async function restore() {
    kept.current = await readableDraft()
    const linked = new URLSearchParams(location.search).get('type')
    const { draft: found } = kept.current
    form.reset(withExistingChoices(linked ? { ...found, websiteType: linked } : found, options))
  }

  /** The sent answers stay on screen; the browser forgets them. */
  function forget() {
    kept.current = null
    dropDraft()
  }

  function begin() {
    kept.current = newDraft()
    form.reset(EMPTY_DRAFT)
  }

  return { form, draft, kept, restore, forget, begin }
}

/** A browser that kept nothing needs no check of it. */
async function readableDraft(): Promise<KeptDraft> {
  const kept = loadDraft()
  if (!kept) return newDraft()
  const { restoreDraft } = await loadChecks()
  return { ...kept, draft: restoreDraft(kept.draft) }
}
