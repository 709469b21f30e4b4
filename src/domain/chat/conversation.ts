import type { Panel } from './quickOptions'
import type { Answer } from './reply'
import { type ChatSession, withMessage, withReply } from './session'

/** In milliseconds, between what a visitor does and what the chat answers. */
export const REPLY_DELAYS = { typed: 1000, chosen: 800 } as const

export type Conversation = {
  session: ChatSession
  /** Answers that are still to come. */
  waiting: number
  panels: readonly Panel[]
}

export type Turn =
  | { kind: 'said'; text: string; at: Date }
  | { kind: 'answered'; answer: Answer; at: Date }
  | { kind: 'booked'; text: string; at: Date }
  | { kind: 'putAway' }

export function begun(session: ChatSession): Conversation {
  return { session, waiting: 0, panels: [] }
}

/** A half-filled appointment stays open while the conversation goes on; the ways to reach us make room. */
export function takeTurn(before: Conversation, turn: Turn): Conversation {
  const { session, waiting, panels } = before
  switch (turn.kind) {
    case 'said':
      return {
        session: withMessage(session, turn.text, turn.at),
        waiting: waiting + 1,
        panels: without(panels, 'contact'),
      }
    case 'answered':
      return {
        session: withReply(session, turn.answer.text, turn.at),
        waiting: waiting - 1,
        panels: [...new Set([...panels, ...turn.answer.opens])],
      }
    case 'booked':
      return { ...before, session: withReply(session, turn.text, turn.at), panels: [] }
    case 'putAway':
      return { ...before, panels: without(panels, 'appointment') }
  }
}

/** Quick options stand there until anything was said after the greeting. */
export function showsOptions({ session }: Conversation): boolean {
  return session.messages.length === 1
}

const without = (panels: readonly Panel[], panel: Panel) => panels.filter(each => each !== panel)
