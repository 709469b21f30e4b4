import type { Chat } from './chat'
import type { Panel } from './quickOptions'
import { type Answer, answerToText } from './reply'
import { type ChatSession, withMessage, withReply } from './session'

/** In milliseconds, between what a visitor does and what the chat answers. */
export const REPLY_DELAYS = { typed: 1000, chosen: 800 } as const

export type Conversation = {
  session: ChatSession
  /** Answers that are still to come. */
  waiting: number
}

export type ConversationAction =
  | { kind: 'said'; text: string; at: Date }
  | { kind: 'answered'; answer: Answer; at: Date }
  | { kind: 'booked'; text: string; at: Date }
  | { kind: 'putAway' }

/** A conversation as it was kept: a message that was left without its answer gets it yet. */
export function resumeConversation(session: ChatSession): Conversation {
  return { session, waiting: awaitsAnswer(session) ? 1 : 0 }
}

/** The answer that a kept conversation still waits for, if any. */
export function pendingAnswer(session: ChatSession, chat: Chat): Answer | null {
  const last = session.messages.at(-1)
  return last && awaitsAnswer(session) ? answerToText(last.text, chat) : null
}

/** A half-filled appointment stays open while the conversation goes on; the ways to reach us make room. */
export function conversationReducer({ session, waiting }: Conversation, turn: ConversationAction): Conversation {
  const { panels } = session
  switch (turn.kind) {
    case 'said':
      return {
        session: { ...withMessage(session, turn.text, turn.at), panels: without(panels, 'contact') },
        waiting: waiting + 1,
      }
    case 'answered':
      return {
        session: {
          ...withReply(session, turn.answer.text, turn.at),
          panels: [...new Set([...panels, ...turn.answer.opens])],
        },
        waiting: waiting - 1,
      }
    case 'booked':
      return { session: { ...withReply(session, turn.text, turn.at), panels: [] }, waiting }
    case 'putAway':
      return { session: { ...session, panels: without(panels, 'appointment') }, waiting }
  }
}

/** Quick options stand there until anything was said after the greeting. */
export function showsOptions({ session }: Conversation): boolean {
  return session.messages.length === 1
}

const awaitsAnswer = ({ messages }: ChatSession) => messages.at(-1)?.isBot === false

const without = (panels: readonly Panel[], panel: Panel) => panels.filter(each => each !== panel)
