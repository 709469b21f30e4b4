'use client'

import { useRef } from 'react'
import { NOT_SAVED, type StatusMessage } from '@/platform/console/ActionButton'
import { postJson } from '@/platform/console/fetchJson'
import { randomUuid } from '@/platform/text/uuid'
import type { InboxLead, NoteOutcome } from '../model/inbox'
import { CALL, type NoteKind } from '../model/note'
import { CONSOLE_API } from './consoleAddress'
import { leadName } from './LeadBadges'
import type { AddNote, TypedNote } from './NoteForm'
import { goneText, type Inbox, standing, type useTriage } from './useInbox'

type NoteOptions = Pick<ReturnType<typeof useTriage>, 'say' | 'moves'> & {
  inbox: Pick<Inbox, 'put'>
  recount: () => void
}

/** After what is being saved already: a call may change the status. */
export function useNotes({ inbox, recount, say, moves }: NoteOptions) {
  const keyOfCall = useCallKeys()
  const addNote: AddNote = (lead, note) => moves.queued(() => send(lead, note))
  const call = (lead: InboxLead) =>
    addNote(lead, { kind: CALL, text: '', idempotencyKey: keyOfCall(lead.id) })

  async function send(lead: InboxLead, note: TypedNote): Promise<boolean> {
    const { collection, id } = lead
    const outcome = await postJson<NoteOutcome>(`${CONSOLE_API}/note`, { collection, id, ...note })
    if (outcome?.kind !== 'noted') {
      if (outcome) inbox.put(each => (each.id === id ? null : each))
      say(outcome ? goneText(lead) : NOT_SAVED)
      return false
    }
    const { lead: noted } = outcome
    moves.saw(noted)
    inbox.put(each => (each.id === id ? noted : each))
    const undo = moves.undoing([lead], { status: noted.status }, [{ id, kind: 'changed', lead: noted }])
    say({ ...noteText(note.kind, noted), undo })
    recount()
    return true
  }

  return { addNote, call }
}

const ONE_CALL_MS = 60_000

/** A key that is held down, or pressed twice, records one call. */
function useCallKeys(): (lead: string) => string {
  const calls = useRef(new Map<string, { key: string; at: number }>())
  return lead => {
    const last = calls.current.get(lead)
    if (last && Date.now() - last.at < ONE_CALL_MS) return last.key
    const call = { key: randomUuid(), at: Date.now() }
    calls.current.set(lead, call)
    return call.key
  }
}

const NOTED: Record<NoteKind, (lead: InboxLead) => string> = {
  note: lead => `${leadName(lead)}: notitie bewaard.`,
  call: lead => `${leadName(lead)}: gebeld (${standing(lead)}).`,
}

function noteText(kind: NoteKind, lead: InboxLead): StatusMessage {
  return { tone: 'done', text: NOTED[kind](lead) }
}
