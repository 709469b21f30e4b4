'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { PhoneText } from '@/design-system/notices/PhoneText'
import type { Company } from '@/features/company/model/company'
import { CALL_ME, type SubmitLead } from '@/features/leads/model/lead'
import { mailLink, telephoneLink, whatsappLink } from '@/platform/text/contactLinks'
import type { BookAppointment } from '../model/booking'
import { type Chat, messageParts, type Panel, QUICK_OPTIONS, type QuickOptionId } from '../model/chat'
import { type ChatMessage, showsOptions } from '../model/conversation'
import { AppointmentForm } from './AppointmentForm'
import { CallbackForm } from './CallbackForm'
import { useConversation } from './useConversation'

/** How the chat was opened; null while it is closed. */
export type Opened = 'pressed' | 'byItself' | null

export type ChatWindowProps = {
  opened: Opened
  company: Pick<Company, 'name' | 'phone' | 'email' | 'whatsapp'>
  submit: SubmitLead
  book: BookAppointment
  onClose: () => void
}

/** The window of the chat. It stays where it is while closed, so that the conversation goes on. */
export default function ChatWindow({ opened, company, submit, book, onClose }: ChatWindowProps) {
  const open = opened !== null
  const { chat, failed, refresh } = useChatTexts(open)
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
        <ChatConversation {...{ opened, chat, refresh, company, submit, book, openedAt }} />
      ) : (
        <div className="chat-lines">
          <p role="status" className="chat-line">
            {failed ? (
              <PhoneText
                text={`De chat is even niet bereikbaar. Bel ons op ${company.phone}, dan helpen we je meteen.`}
              />
            ) : (
              'Even geduld…'
            )}
          </p>
          {failed && <ContactLinks company={company} />}
        </div>
      )}
    </div>
  )
}

type ChatConversationProps = {
  opened: Opened
  chat: Chat
  refresh: () => Promise<Chat>
  company: Pick<Company, 'phone' | 'email' | 'whatsapp'>
  submit: SubmitLead
  book: BookAppointment
  openedAt: number
}

function ChatConversation({ opened, chat, refresh, company, submit, book, openedAt }: ChatConversationProps) {
  const { conversation, say, choose, confirm, open, cancel } = useConversation(chat, refresh)
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
        {panels.includes('contact') && (
          <ContactLinks
            company={company}
            onOpen={panel => {
              keepFocus()
              open(panel)
            }}
          />
        )}
        {panels.includes('appointment') && (
          <AppointmentForm
            book={book}
            phone={company.phone}
            known={{ email: session.userEmail ?? '', phone: session.userPhone ?? '' }}
            confirmation={chat.confirmation}
            onSent={text => {
              keepFocus()
              confirm(text)
            }}
            onCancel={() => {
              keepFocus()
              cancel('appointment')
            }}
          />
        )}
        {panels.includes('callback') && (
          <CallbackForm
            key={`${session.userName} ${session.userPhone}`}
            {...{ submit, openedAt }}
            phone={company.phone}
            hours={chat.facts.hours}
            known={{ name: session.userName ?? '', phone: session.userPhone ?? '' }}
            onSent={text => {
              keepFocus()
              confirm(text)
            }}
            onCancel={() => {
              keepFocus()
              cancel('callback')
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
          <button type="button" className="button button-small px-2" onClick={() => onChoose(id)}>
            {options[id].label}
          </button>
        </li>
      ))}
    </ul>
  )
}

const CHAT_URL = '/chat.json'

/** Shorter than between two questions, and within the limit of the address. */
const FRESH_MS = 10_000

function useChatTexts(open: boolean) {
  const [chat, setChat] = useState<Chat | null>(null)
  const [failed, setFailed] = useState(false)
  const fetchedAt = useRef(0)
  const lacking = open && !chat

  async function refresh(): Promise<Chat> {
    if (chat && performance.now() - fetchedAt.current < FRESH_MS) return chat
    const fetched = await fetchChat()
    fetchedAt.current = performance.now()
    setChat(fetched)
    return fetched
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (!lacking) return
    setFailed(false)
    refresh().catch(error => {
      reportError(error)
      setFailed(true)
    })
  }, [lacking])

  return { chat, failed, refresh }
}

async function fetchChat(): Promise<Chat> {
  const answer = await fetch(CHAT_URL)
  if (!answer.ok) throw new Error(`the words of the chat did not come: ${answer.status}`)
  return answer.json()
}

type MessageLinesProps = { messages: ChatMessage[]; botName: string; waiting: boolean }

function MessageLines({ messages, botName, waiting }: MessageLinesProps) {
  const newest = messages.at(-1)
  return (
    <>
      <div role="log" aria-live="polite" aria-label="Berichten" className="grid gap-2.5">
        {messages.map(message => (
          <p
            key={`${message.timestamp} ${message.isBot} ${message.text}`}
            data-newest={message === newest ? '' : undefined}
            className={`chat-line ${message.isBot ? '' : 'chat-line-own'}`}
          >
            <span className="sr-only">{message.isBot ? botName : 'Jij'}: </span>
            {message.isBot ? <LinkedText text={message.text} /> : message.text}
          </p>
        ))}
      </div>
      {waiting && (
        <p aria-hidden="true" className="chat-line chat-typing">
          <i />
          <i />
          <i />
        </p>
      )}
    </>
  )
}

function LinkedText({ text }: { text: string }) {
  return messageParts(text).map(part =>
    part.href ? (
      <a key={`${part.href} ${part.text}`} href={part.href} className="link font-semibold">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  )
}

const MAX_MESSAGE_LENGTH = 1000

type MessageFieldProps = { onSay: (text: string) => void; takesFocus: boolean }

function MessageField({ onSay, takesFocus }: MessageFieldProps) {
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (takesFocus && !isFocusElsewhere()) field.current?.focus({ preventScroll: true })
  }, [takesFocus])

  function send(event: FormEvent) {
    event.preventDefault()
    if (!field.current) return
    onSay(field.current.value)
    field.current.value = ''
  }

  return (
    <form onSubmit={send} className="flex gap-2 border-rule border-t p-3">
      <label htmlFor="chat-message" className="sr-only">
        Je bericht
      </label>
      <input
        ref={field}
        id="chat-message"
        className="input placeholder:text-soft"
        placeholder="Typ je vraag"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={MAX_MESSAGE_LENGTH}
      />
      <button type="submit" className="button button-small min-h-[50px] flex-none">
        Stuur
      </button>
    </form>
  )
}

/** Who went on with the page while the chat was being fetched stays there. */
function isFocusElsewhere(): boolean {
  const { activeElement, body } = document
  return activeElement !== null && activeElement !== body && !activeElement.closest('.chat')
}

type ContactLinksProps = {
  company: Pick<Company, 'phone' | 'email' | 'whatsapp'>
  /** Opens a form in the conversation. Without one, the way to a call back is its page. */
  onOpen?: (panel: Panel) => void
}

export function ContactLinks({ company, onOpen }: ContactLinksProps) {
  const ways = [
    { label: `Bel ${company.phone.replaceAll(' ', '\u00a0')}`, href: telephoneLink(company.phone) },
    { label: 'WhatsApp', href: whatsappLink(company.whatsapp), external: true },
    { label: 'E-mail', href: mailLink(company.email) },
    { label: 'Contactpagina', href: '/contact' },
    ...(onOpen ? [] : [{ label: CALL_ME, href: '/terugbellen' }]),
  ]
  return (
    <ul aria-label="Hoe je ons bereikt" className="grid grid-cols-2 gap-2">
      {ways.map(({ label, href, external }) => (
        <li key={label} className="grid">
          <a
            href={href}
            {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
            className="button button-small px-2 py-1"
          >
            {label}
          </a>
        </li>
      ))}
      {onOpen &&
        FORMS.map(({ panel, label }) => (
          <li key={panel} className="grid">
            <button type="button" className="button button-small px-2 py-1" onClick={() => onOpen(panel)}>
              {label}
            </button>
          </li>
        ))}
    </ul>
  )
}

const FORMS = [
  { panel: 'callback', label: CALL_ME },
  { panel: 'appointment', label: 'Afspraak maken' },
] as const
