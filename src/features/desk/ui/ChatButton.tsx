'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { Company } from '@/features/company/model/company'
import type { SubmitLead } from '@/features/leads/model/lead'
import { telephoneLink } from '@/platform/text/contactLinks'
import type { ChatWindowProps, Opened } from './ChatWindow'
import { markOpened, wasOpened } from './chatOpened'

const AUTO_OPEN_MS = 10_000

type ChatButtonProps = { company: Pick<Company, 'name' | 'phone' | 'email' | 'whatsapp'>; submit: SubmitLead }

/** The button of the chat. All else is fetched when somebody presses it, or when it opens by itself, once. */
export function ChatButton({ company, submit }: ChatButtonProps) {
  const root = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [ChatWindow, setChatWindow] = useState<ComponentType<ChatWindowProps> | null>(null)
  const [opened, setOpened] = useState<Opened>(null)
  const [unseen, setUnseen] = useState(false)
  const [failed, setFailed] = useState(false)

  useEffect(() => setUnseen(!wasOpened()), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts once
  useEffect(() => {
    if (!unseen) return
    const timer = setTimeout(() => fetchWindow().then(openByItself, reportError), AUTO_OPEN_MS)
    return () => clearTimeout(timer)
  }, [unseen])

  async function fetchWindow() {
    const { default: Fetched } = await import('./ChatWindow')
    setChatWindow(() => Fetched)
  }

  function openByItself() {
    if (!wasOpened()) open('byItself')
  }

  function open(by: Opened) {
    setOpened(by)
    setUnseen(false)
    markOpened()
  }

  function press() {
    if (opened) return close()
    open('pressed')
    setFailed(false)
    fetchWindow().catch(error => {
      reportError(error)
      setFailed(true)
    })
  }

  function close() {
    if (root.current?.contains(document.activeElement)) button.current?.focus()
    setOpened(null)
  }

  return (
    <section ref={root} aria-label="Chat" className="chat noscript:hidden print:hidden">
      {ChatWindow && <ChatWindow opened={opened} company={company} submit={submit} onClose={close} />}
      {opened && !ChatWindow && (
        <p role="status" className="chat-window slip p-4">
          {failed ? 'De chat opent nu niet. Bel ons op ' : 'De chat komt eraan…'}
          {failed && (
            <a href={telephoneLink(company.phone)} className="link font-semibold">
              {company.phone}
            </a>
          )}
        </p>
      )}
      <button
        ref={button}
        type="button"
        aria-expanded={opened !== null}
        className="chat-button"
        onClick={press}
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" className="w-6 fill-none stroke-2 stroke-current">
          <path d="M3 4h18v13H10l-5 4v-4H3z" />
        </svg>
        Chat
        {unseen && <span className="chat-dot" />}
      </button>
    </section>
  )
}
