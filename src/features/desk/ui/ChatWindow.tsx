'use client'

import { useEffect, useState } from 'react'
import type { Company } from '@/features/company/model/company'
import type { SubmitLead } from '@/features/leads/ui/useLeadForm'
import { ChatConversation } from './ChatConversation'
import { ContactLinks } from './ContactPicker'
import { useChatTexts } from './useChatTexts'

/** How the chat was opened; null while it is closed. */
export type Opened = 'pressed' | 'byItself' | null

export type ChatWindowProps = {
  opened: Opened
  company: Pick<Company, 'name' | 'phone' | 'email' | 'whatsapp'>
  submit: SubmitLead
  onClose: () => void
}

/** The window of the chat. It stays where it is while closed, so that the conversation goes on. */
export default function ChatWindow({ opened, company, submit, onClose }: ChatWindowProps) {
  const open = opened !== null
  const { chat, failed } = useChatTexts(open)
  const [openedAt] = useState(() => performance.now())

  useEffect(() => {
    if (!open) return
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) onClose()
    }
    addEventListener('keydown', closeByEscape)
    return () => removeEventListener('keydown', closeByEscape)
  }, [open, onClose])

  return (
    <div role="dialog" aria-label={`Chat met ${company.name}`} hidden={!open} className="chat-window slip">
      <div className="holes" />
      <div className="flex items-center justify-between border-ink border-b-2 pl-4">
        <p className="font-bold font-head text-lg tracking-tight">{chat?.botName ?? company.name}</p>
        <button
          type="button"
          aria-label="Chat sluiten"
          className="grid size-11 place-items-center text-2xl leading-none"
          onClick={onClose}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {chat ? (
        <ChatConversation {...{ opened, chat, company, submit, openedAt }} />
      ) : (
        <div className="chat-lines">
          <p role="status" className="chat-line">
            {failed
              ? `De chat is even niet bereikbaar. Bel ons op ${company.phone}, dan helpen we je meteen.`
              : 'Even geduld…'}
          </p>
          {failed && <ContactLinks company={company} />}
        </div>
      )}
    </div>
  )
}
