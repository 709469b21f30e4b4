'use client'

import { useEffect, useReducer, useRef } from 'react'
import type { Chat } from '@/domain/chat/chat'
import { begun, type Conversation, owedAnswer, REPLY_DELAYS, takeTurn } from '@/domain/chat/conversation'
import { greetingAt } from '@/domain/chat/greeting'
import { plainMessage } from '@/domain/chat/messageParts'
import type { QuickOptionId } from '@/domain/chat/quickOptions'
import { type Answer, answerTo, answerToOption } from '@/domain/chat/reply'
import { newSession } from '@/domain/chat/session'
import { randomKey } from '../primitives/randomKey'
import { currentSession, storeSession } from './keptSessions'
import { notifyHidden } from './notifyHidden'

/** The conversation, kept in the browser from its greeting on. */
export function useConversation(chat: Chat) {
  const [conversation, take] = useReducer(takeTurn, chat, begin)
  const { session } = conversation
  const answers = useRef(new Set<number>())

  useEffect(() => storeSession(session), [session])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a reload left without its answer, once
  useEffect(() => {
    const { current: coming } = answers
    const owed = owedAnswer(session, chat)
    if (owed) answerAfter(REPLY_DELAYS.typed, owed)
    return () => coming.forEach(clearTimeout)
  }, [])

  function answerAfter(delay: number, answer: Answer) {
    const timer = window.setTimeout(() => {
      answers.current.delete(timer)
      take({ kind: 'answered', answer, at: new Date() })
      notifyHidden(chat.botName, plainMessage(answer.text))
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

function begin(chat: Chat): Conversation {
  const now = new Date()
  return begun(currentSession() ?? newSession(randomKey(), now, greetingAt(now, chat.greetings)))
}
