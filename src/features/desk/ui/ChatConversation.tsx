'use client'

import { useEffect, useRef } from 'react'
import type { Company } from '@/features/company/model/company'
import type { SubmitLead } from '@/features/leads/ui/useLeadForm'
import type { Chat } from '../model/chat'
import { showsOptions } from '../model/conversation'
import { QUICK_OPTIONS, type QuickOptionId } from '../model/quickOptions'
import { AppointmentForm } from './AppointmentForm'
import type { Opened } from './ChatWindow'
import { ContactLinks } from './ContactPicker'
import { MessageField } from './MessageField'
import { MessageLines } from './MessageLines'
import { useConversation } from './useConversation'

type ChatConversationProps = {
  opened: Opened
  chat: Chat
  company: Pick<Company, 'phone' | 'email' | 'whatsapp'>
  submit: SubmitLead
  openedAt: number
}

export function ChatConversation({ opened, chat, company, submit, openedAt }: ChatConversationProps) {
  const { conversation, say, choose, confirm, putAway } = useConversation(chat)
  const { session, waiting } = conversation
  const { panels } = session
  const lines = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something new is said or shown
  useEffect(() => {
    const newest = lines.current?.querySelector<HTMLElement>('[data-newest]')
    if (lines.current && newest) lines.current.scrollTop = newest.offsetTop - 16
  }, [session.messages.length, waiting, panels, opened])

  /** What was pressed goes away: the focus stays in the conversation, and no keyboard covers it. */
  const keepFocus = () => lines.current?.focus({ preventScroll: true })

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too */}
      <section ref={lines} tabIndex={0} aria-label="Gesprek" className="chat-lines">
        <MessageLines messages={session.messages} botName={chat.botName} waiting={waiting > 0} />
        {showsOptions(conversation) && (
          <QuickOptions
            options={chat.options}
            onChoose={id => {
              keepFocus()
              choose(id)
            }}
          />
        )}
        {panels.includes('contact') && <ContactLinks company={company} />}
        {panels.includes('appointment') && (
          <AppointmentForm
            {...{ submit, openedAt }}
            phone={company.phone}
            known={{ email: session.userEmail ?? '', phone: session.userPhone ?? '' }}
            confirmation={chat.confirmation}
            onSent={text => {
              keepFocus()
              confirm(text)
            }}
            onPutAway={() => {
              keepFocus()
              putAway()
            }}
          />
        )}
      </section>
      <MessageField onSay={say} takesFocus={opened === 'pressed'} />
    </>
  )
}

type QuickOptionsProps = { options: Chat['options']; onChoose: (id: QuickOptionId) => void }

function QuickOptions({ options, onChoose }: QuickOptionsProps) {
  return (
    <ul aria-label="Waar het over gaat" className="grid grid-cols-2 gap-2">
      {QUICK_OPTIONS.map(({ id }) => (
        <li key={id} className="grid">
          <button type="button" className="key key-small px-2" onClick={() => onChoose(id)}>
            {options[id].label}
          </button>
        </li>
      ))}
    </ul>
  )
}
