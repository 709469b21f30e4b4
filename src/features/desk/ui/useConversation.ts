'use client'

import { useEffect, useReducer, useRef } from 'react'
import { tryStorage } from '@/design-system/forms/tryStorage'
import { randomUuid } from '@/platform/text/uuid'
import { type Chat, greetingAt, type Panel, plainMessage, type QuickOptionId } from '../model/chat'
import {
  type ChatSession,
  type Conversation,
  conversationReducer,
  newSession,
  pendingQuestion,
  REPLY_DELAYS,
  restoreSessions,
  resumeConversation,
  withSession,
} from '../model/conversation'
import type { Answer } from '../model/reply'
import { SESSIONS_KEY } from './chatOpened'

type Refresh = () => Promise<Chat>

/** Fetched with the first question: most visitors ask none. */
type Engine = typeof import('../model/reply')

const unknownTo = (chat: Chat): Answer => ({
  ...{ text: chat.fallback, opens: ['contact'], handsOver: true, topics: [] },
})

/** `refresh` reads the records again: an answer is as fresh as the moment of its question. */
export function useConversation(chat: Chat, refresh: Refresh) {
  const [conversation, dispatch] = useReducer(conversationReducer, chat, startConversation)
  const { session } = conversation
  const answers = useRef(new Set<number>())

  useEffect(() => storeSession(session), [session])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a reload left without its answer, once
  useEffect(() => {
    const { current: coming } = answers
    const pending = pendingQuestion(session)
    if (pending)
      answerAfter(REPLY_DELAYS.typed, (engine, fresh) => engine.answerToText(pending, fresh, new Date()))
    return () => coming.forEach(clearTimeout)
  }, [])

  function answerAfter(delay: number, answerFrom: (engine: Engine, fresh: Chat) => Answer) {
    const fresh = refresh().catch(error => {
      reportError(error)
      return chat
    })
    const ready = Promise.all([import('../model/reply'), fresh])
    const timer = window.setTimeout(async () => {
      const answer = await ready.then(
        ([engine, facts]) => answerFrom(engine, facts),
        error => {
          reportError(error)
          return unknownTo(chat)
        },
      )
      answers.current.delete(timer)
      dispatch({ kind: 'answered', answer, at: new Date() })
      notifyWhenHidden(chat.botName, plainMessage(answer.text))
    }, delay)
    answers.current.add(timer)
  }

  function say(typed: string) {
    const text = typed.trim()
    if (text === '') return
    dispatch({ kind: 'sent', text, at: new Date() })
    answerAfter(REPLY_DELAYS.typed, (engine, fresh) => engine.answerToText(text, fresh, new Date()))
  }

  function choose(id: QuickOptionId) {
    dispatch({ kind: 'sent', text: chat.options[id].label, at: new Date() })
    answerAfter(REPLY_DELAYS.chosen, (engine, fresh) => engine.answerToOption(id, fresh))
  }

  return {
    ...{ conversation, say, choose },
    confirm: (text: string) => dispatch({ kind: 'booked', text, at: new Date() }),
    open: (panel: Panel) => dispatch({ kind: 'opened', panel }),
    cancel: (panel: Panel) => dispatch({ kind: 'cancelled', panel }),
  }
}

function startConversation(chat: Chat): Conversation {
  const now = new Date()
  return resumeConversation(
    currentSession() ?? newSession(randomUuid(), now, greetingAt(now, chat.greetings)),
  )
}

const CURRENT_SESSION_KEY = 'chatSession'

function currentSession(): ChatSession | null {
  const id = tryStorage(() => sessionStorage.getItem(CURRENT_SESSION_KEY), null)
  return loadSessions().find(each => each.id === id) ?? null
}

function storeSession(session: ChatSession): void {
  tryStorage(() => {
    localStorage.setItem(SESSIONS_KEY, JSON.stringify(withSession(loadSessions(), session)))
    sessionStorage.setItem(CURRENT_SESSION_KEY, session.id)
  }, undefined)
}

function loadSessions(): ChatSession[] {
  return tryStorage(() => restoreSessions(JSON.parse(localStorage.getItem(SESSIONS_KEY) ?? '[]')), [])
}

/** Tells who looks elsewhere that there is an answer, where the browser may already do so. Nobody is asked. */
function notifyWhenHidden(title: string, body: string): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const shown = new Notification(title, { body, lang: 'nl' })
    shown.onerror = () => reportError(new Error('the browser did not show a notification'))
  } catch (error) {
    reportError(error)
  }
}
