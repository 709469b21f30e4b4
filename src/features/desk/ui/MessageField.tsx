'use client'

import { type FormEvent, useEffect, useRef } from 'react'

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
