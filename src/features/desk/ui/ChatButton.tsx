'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useFirstSeenAt } from '@/design-system/forms/formGuard'
import type { Company } from '@/features/company/model/company'
import type { SubmitLead } from '@/features/leads/model/lead'
import { telephoneLink } from '@/platform/text/contactLinks'
import { CHAT_WORDS } from '../messages'
import type { BookAppointment } from '../model/booking'
import type { ChatWindowProps, Opened } from './ChatWindow'
import { markOpened, showUnseen, wasOpened } from './chatOpened'
import { asksForCookies, coversSomething, isNarrow } from './coverage'
import { useAside } from './useAside'

const AUTO_OPEN_MS = 10_000
const LOOK_AGAIN_MS = 1000

type ChatButtonProps = {
  company: Pick<Company, 'name' | 'phone' | 'email' | 'whatsapp'>
  submit: SubmitLead
  book: BookAppointment
}

/** The button of the chat. All else is fetched when somebody presses it, or when it opens by itself, once. */
export function ChatButton({ company, submit, book }: ChatButtonProps) {
  const root = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [ChatWindow, setChatWindow] = useState<ComponentType<ChatWindowProps> | null>(null)
  const [opened, setOpened] = useState<Opened>(null)
  const [unseen, setUnseen] = useState(false)
  const [teases, setTeases] = useState(false)
  /** Where it opened by itself, small: at a side where it lies over nothing. */
  const [side, setSide] = useState<Side | null>(null)
  const [isSmall, setSmall] = useState(false)
  const [failed, setFailed] = useState(false)
  const aside = useAside(root)
  const since = useFirstSeenAt()

  useEffect(() => {
    showUnseen()
    setUnseen(!wasOpened())
  }, [])

  /** Not before the click: what is pressed may not move away from under the pointer. */
  useEffect(() => {
    const chat = root.current
    const grow = () => setSmall(false)
    for (const event of ['click', 'keyup'] as const) chat?.addEventListener(event, grow)
    return () => {
      for (const event of ['click', 'keyup'] as const) chat?.removeEventListener(event, grow)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts once
  useEffect(() => {
    if (!unseen) return
    let timer = window.setTimeout(showItself, since + AUTO_OPEN_MS - performance.now())
    function showItself() {
      if (wasOpened()) return
      timer = window.setTimeout(showItself, LOOK_AGAIN_MS)
      if (asksForCookies()) return
      const free = freeSide()
      if (free) fetchWindow().then(() => openByItself(free), reportError)
      else setTeases(true)
    }
    return () => clearTimeout(timer)
  }, [unseen])

  async function fetchWindow() {
    const { default: Fetched } = await import('./ChatWindow')
    setChatWindow(() => Fetched)
  }

  function openByItself(free: Side) {
    if (wasOpened()) return
    setSide(free)
    setSmall(true)
    open('byItself')
  }

  function open(by: Opened) {
    setOpened(by)
    setTeases(false)
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

  function dismiss() {
    setTeases(false)
    setUnseen(false)
    markOpened()
    button.current?.focus()
  }

  function close() {
    if (root.current?.contains(document.activeElement)) button.current?.focus()
    setOpened(null)
    setSide(null)
    setSmall(false)
  }

  return (
    <section
      ref={root}
      aria-label="Chat"
      data-aside={aside}
      data-side={side}
      data-small={isSmall || undefined}
      className="chat noscript:hidden print:hidden"
    >
      {ChatWindow && (
        <ChatWindow opened={opened} company={company} submit={submit} book={book} onClose={close} />
      )}
      {opened && !ChatWindow && (
        <p role="status" className="chat-window slip p-4">
          {failed ? CHAT_WORDS.failed : CHAT_WORDS.coming}
          {failed && (
            <a href={telephoneLink(company.phone)} className="link font-semibold">
              {company.phone}
            </a>
          )}
        </p>
      )}
      {teases && (
        <p className="chat-teaser">
          <button type="button" className="min-h-11 px-4 text-left font-semibold" onClick={press}>
            {CHAT_WORDS.teaser}
          </button>
          <button
            type="button"
            aria-label={CHAT_WORDS.notNow}
            className="grid size-11 flex-none place-items-center text-2xl leading-none"
            onClick={dismiss}
          >
            <span aria-hidden="true">×</span>
          </button>
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
        <span className="chat-name">Chat</span>
        <span className="chat-dot" />
      </button>
    </section>
  )
}

type Side = 'right' | 'left'

/** In pixels: the bar with its name, the greeting and the field. The specification gives the width. */
const OWN_SIZE = { width: 350, height: 260 }
const MARGIN = 16

/** Where the window lies over no amount and no button; null where it does on both sides. */
function freeSide(): Side | null {
  if (isNarrow()) return null
  const bottom = innerHeight - MARGIN
  const top = bottom - OWN_SIZE.height
  const left = { right: innerWidth - MARGIN - OWN_SIZE.width, left: MARGIN }
  const sides = ['right', 'left'] as const
  return (
    sides.find(
      side => !coversSomething({ left: left[side], right: left[side] + OWN_SIZE.width, top, bottom }),
    ) ?? null
  )
}
