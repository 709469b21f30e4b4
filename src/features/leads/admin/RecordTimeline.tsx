'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { postJson } from '@/platform/console/fetchJson'
import type { InboxLead, NoteOutcome } from '../model/inbox'
import { CONSOLE_API } from './consoleAddress'
import { LeadTimeline } from './LeadTimeline'
import type { SaveNote } from './NoteForm'

/** The timeline on the page of a lead. */
export function RecordTimeline({ collection, id }: Pick<InboxLead, 'collection' | 'id'>) {
  const router = useRouter()
  const [saved, setSaved] = useState(0)

  const save: SaveNote = async note => {
    const answer = await postJson<NoteOutcome>(`${CONSOLE_API}/note`, { collection, id, ...note })
    const kind = answer?.kind ?? 'failed'
    OUTCOMES[kind]()
    if (kind !== 'noted') return false
    setSaved(times => times + 1)
    router.refresh()
    return true
  }

  return <LeadTimeline lead={{ collection, id }} version={String(saved)} onNote={save} />
}

const OUTCOMES: Record<NoteOutcome['kind'] | 'failed', () => unknown> = {
  noted: () => toast.success('Bewaard.'),
  gone: () => toast.error('Deze aanvraag bestaat niet meer.'),
  failed: () => toast.error('Dit is niet bewaard. Probeer het opnieuw.'),
}
