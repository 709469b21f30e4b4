import { describe, expect, test } from 'vitest'
import { type Chat, messageParts } from '@/features/desk/model/chat'
import {
  conversationReducer,
  newSession,
  restoreSessions,
  resumeConversation,
  withSession,
} from '@/features/desk/model/conversation'
import { answer } from '@/features/desk/model/reply'
import { BAD_CASES, NO_TEXTS } from '../../support/badInput'
import { seededChat } from '../../support/deskChat'

const at = new Date('2026-11-20T10:00:00Z')
const chat: Chat = {
  ...{ everywhere: false, botName: 'Lotte', fallback: 'Dat weet ik niet.' },
  greetings: { morning: 'Goedemorgen', afternoon: 'Goedemiddag', evening: 'Goedenavond' },
  options: {
    quote: { label: 'Offerte', reply: 'Graag.' },
    appointment: { label: 'Afspraak', reply: 'Graag.' },
    question: { label: 'Vraag', reply: 'Vertel.' },
    advice: { label: 'Advies', reply: 'Vertel.' },
  },
  rules: [{ keywords: ['prijs', 'alert', '__proto__'], reply: 'Kijk bij [de prijzen](/prijzen).' }],
  ...{ contactSentence: 'Zo bereik je ons.', appointmentSentence: 'Wanneer?', confirmation: '{day} {time}' },
  facts: seededChat().facts,
}

describe.each(BAD_CASES)('a message with %s', (_name, bad) => {
  const { session } = conversationReducer(resumeConversation(newSession('x', at, 'Hoi')), {
    kind: 'sent',
    text: bad,
    at,
  })

  test('stands in the conversation as it was typed, and comes back so from the browser', () => {
    expect(session.messages.at(-1)?.text).toBe(bad)
    const kept = JSON.parse(JSON.stringify(withSession([], session)))
    expect(restoreSessions(kept)).toEqual([session])
  })

  test('gets one of our own answers', () => {
    const { text } = answer(bad, chat, at)
    expect(text).not.toContain(bad)
    expect(text).not.toMatch(/[<>]|undefined|null|NaN/)
  })

  test('leads nowhere but to a page of ours', () => {
    const links = [bad, `[klik](${bad})`, `[${bad}](/prijzen)`].flatMap(messageParts)
    for (const { href } of links.filter(part => part.href)) expect(href).toMatch(/^\/(?![/\\])/)
  })
})

test.each(NO_TEXTS)('%s among what a browser kept is no conversation', (_name, wrong) => {
  const good = newSession('x', at, 'Hoi')
  expect(restoreSessions(wrong)).toEqual([])
  expect(restoreSessions([wrong, good, { ...good, id: wrong }, { ...good, messages: [wrong] }])).toEqual([
    good,
  ])
})

/** An expression that goes back and forth over these would not be done before the test is given up. */
test.each(['x', '@', '1', '1-', '[', 'a@', '(/', ' '])('a field full of %j is read', sign => {
  const long = sign.repeat(1000 / sign.length)
  const { session } = conversationReducer(resumeConversation(newSession('x', at, 'Hoi')), {
    kind: 'sent',
    text: long,
    at,
  })
  expect(session.messages).toHaveLength(2)
  expect(messageParts(answer(long, chat, at).text)).not.toEqual([])
})
