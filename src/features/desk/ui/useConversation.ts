'use client'

import { useEffect, useReducer, useRef } from 'react'
import { randomUuid } from '@/design-system/primitives/randomKey'
import type { Chat } from '../model/chat'
import { resumeConversation, type Conversation, pendingAnswer, REPLY_DELAYS, conversationReducer } from '../model/conversation'
import { greetingAt } from '../model/greeting'
import { plainMessage } from '../model/messageParts'
import type { QuickOptionId } from '../model/quickOptions'
import { type Answer, answerTo, answerToOption } from '../model/reply'
import { newSession } from '../model/session'
import { currentSession, storeSession } from './keptSessions'
import { notifyWhenHidden } from './notifyHidden'

/** The conversation, kept in the browser from its greeting on. */
export function useConversation(chat: Chat) {
  const [conversation, take] = useReducer(conversationReducer, chat, startConversation)
  const { session } = conversation
  const answers = useRef(new Set<number>())

  useEffect(() => storeSession(session), [session])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a reload left without its answer, once
  useEffect(() => {
    const { current: coming } = answers
    const owed = pendingAnswer(session, chat)
    if (owed) answerAfter(REPLY_DELAYS.typed, owed)
    return () => coming.forEach(clearTimeout)
  }, [])

  function answerAfter(delay: number, answer: Answer) {
    const timer = window.setTimeout(() => {
      answers.current.delete(timer)
      take({ kind: 'answered', answer, at: new Date() })
      notifyWhenHidden(chat.botName, plainMessage(answer.text))
    }, delay)
    answers.current.add(timer)
  }

  function say(typed: string) {
    const text = typed.trim()
    if (text === '') return
    take({ kind: 'said', text, at: new Date() })
    answerAfter(REPLY_DELAYS.typed, answerTo(text, chat))
  }

  function choose(id: QuickOptionId) {
    take({ kind: 'said', text: chat.options[id].label, at: new Date() })
    answerAfter(REPLY_DELAYS.chosen, answerToOption(id, chat))
  }

  return {
    ...{ conversation, say, choose },
    confirm: (text: string) => take({ kind: 'booked', text, at: new Date() }),
    putAway: () => take({ kind: 'putAway' }),
  }
}

function startConversation(chat: Chat): Conversation {
  const now = new Date()
  return resumeConversation(currentSession() ?? newSession(randomUuid(), now, greetingAt(now, chat.greetings)))
}
