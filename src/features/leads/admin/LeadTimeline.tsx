'use client'

import { useEffect, useRef, useState } from 'react'
import { LabelledSelect } from '@/platform/console/ListControls'
import { Unread } from '@/platform/console/ListStates'
import { TimelineList } from '@/platform/timeline/admin/TimelineList'
import { useTimeline } from '@/platform/timeline/admin/useTimeline'
import { TIMELINE_KINDS, type TimelineKind } from '@/platform/timeline/model/timeline'
import type { InboxLead } from '../model/inbox'
import { CONSOLE_API } from './consoleAddress'
import { NoteForm, type SaveNote } from './NoteForm'

type LeadTimelineProps = {
  lead: Pick<InboxLead, 'collection' | 'id'>
  /** Read again once it differs. */
  version: string
  onNote: SaveNote
}

export function LeadTimeline({ lead: { collection, id }, version, onNote }: LeadTimelineProps) {
  const [kind, setKind] = useState<TimelineKind | null>(null)
  const asked = new URLSearchParams({ collection, id, ...(kind && { kind }) })
  const timeline = useTimeline(`${CONSOLE_API}/timeline?${asked}`)
  useReloadOn(version, timeline.reload)

  return (
    <section className="lead-timeline" aria-label="Tijdlijn">
      <h3>Tijdlijn</h3>
      <NoteForm onSave={onNote} />
      <LabelledSelect label="Toon" value={kind} options={TIMELINE_KINDS} every="Alles" onPick={setKind} />
      <Entries timeline={timeline} />
    </section>
  )
}

function Entries({ timeline }: { timeline: ReturnType<typeof useTimeline> }) {
  if (timeline.state === 'loading') return <p role="status">Tijdlijn laden...</p>
  if (timeline.state === 'failed') return <Unread onRetry={timeline.reload} />
  const { entries, hasOlder, older, showOlder } = timeline
  return (
    <>
      {entries.length === 0 && <p>Hier is nog niets van.</p>}
      <TimelineList entries={entries} />
      {older === 'failed' && <p role="alert">Het oudere kon niet worden opgehaald. Probeer het opnieuw.</p>}
      {hasOlder && (
        <button type="button" className="admin-button" aria-disabled={older === 'busy'} onClick={showOlder}>
          {older === 'busy' ? 'Bezig met ophalen...' : 'Toon ouder'}
        </button>
      )}
    </>
  )
}

function useReloadOn(version: string, reload: () => void): void {
  const read = useRef(version)
  useEffect(() => {
    if (read.current === version) return
    read.current = version
    reload()
  })
}
