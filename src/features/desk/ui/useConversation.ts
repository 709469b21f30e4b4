'use client'

import { useEffect, useReducer, useRef } from 'react'
import { tryStorage } from '@/design-system/forms/tryStorage'
import { randomUuid } from '@/platform/text/uuid'
import { type Chat, greetingAt, plainMessage, type QuickOptionId } from '../model/chat'
import {
  type ChatSession,
  type Conversation,
  conversationReducer,
  newSession,
  pendingAnswer,
  REPLY_DELAYS,
  restoreSessions,
  resumeConversation,
  withSession,
} from '../model/conversation'
import { type Answer, answerTo, answerToOption } from '../model/reply'
import { SESSIONS_KEY } from './chatOpened'

export function useConversation(chat: Chat) {
  const [conversation, dispatch] = useReducer(conversationReducer, chat, startConversation)
  const { session } = conversation
  const answers = useRef(new Set<number>())

  useEffect(() => storeSession(session), [session])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a reload left without its answer, once
  useEffect(() => {
    const { current: coming } = answers
    const pending = pendingAnswer(session, chat)
    if (pending) answerAfter(REPLY_DELAYS.typed, pending)
    return () => coming.forEach(clearTimeout)
  }, [])

  function answerAfter(delay: number, answer: Answer) {
    const timer = window.setTimeout(() => {
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
    answerAfter(REPLY_DELAYS.typed, answerTo(text, chat))
  }

  function choose(id: QuickOptionId) {
    dispatch({ kind: 'sent', text: chat.options[id].label, at: new Date() })
    answerAfter(REPLY_DELAYS.chosen, answerToOption(id, chat))
  }

  return {
    ...{ conversation, say, choose },
    confirm: (text: string) => dispatch({ kind: 'booked', text, at: new Date() }),
    cancelAppointment: () => dispatch({ kind: 'cancelled' }),
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
