'use client'

import { type FormEvent, useEffect, useRef } from 'react'
import type { Company } from '@/features/company/model/company'
import { mailLink, telephoneLink, whatsappLink } from '@/platform/text/contactLinks'
import { messageParts } from '../model/chat'
import type { ChatMessage } from '../model/conversation'

type MessageLinesProps = { messages: ChatMessage[]; botName: string; waiting: boolean }

/** Our messages and the visitor's, in two styles. */
export function MessageLines({ messages, botName, waiting }: MessageLinesProps) {
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
      <a key={`${part.href} ${part.text}`} href={part.href} className="underlined font-semibold">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  )
}

const MAX_MESSAGE_LENGTH = 1000

type MessageFieldProps = { onSay: (text: string) => void; takesFocus: boolean }

export function MessageField({ onSay, takesFocus }: MessageFieldProps) {
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
        className="line-field placeholder:text-soft"
        placeholder="Typ je vraag"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={MAX_MESSAGE_LENGTH}
      />
      <button type="submit" className="key key-small min-h-[50px] flex-none">
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

export function ContactLinks({ company }: { company: Pick<Company, 'phone' | 'email' | 'whatsapp'> }) {
  const ways = [
    { label: 'WhatsApp', href: whatsappLink(company.whatsapp), external: true },
    { label: `Bel ${company.phone.replaceAll(' ', '\u00a0')}`, href: telephoneLink(company.phone) },
    { label: 'E-mail', href: mailLink(company.email) },
    { label: 'Contactpagina', href: '/contact' },
  ]
  return (
    <ul aria-label="Hoe je ons bereikt" className="grid grid-cols-2 gap-2">
      {ways.map(({ label, href, external }) => (
        <li key={label} className="grid">
          <a
            href={href}
            {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
            className="key key-small px-2 py-1"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
