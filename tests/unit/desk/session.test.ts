import { describe, expect, test } from 'vitest'
import {
  type ConversationAction,
  conversationReducer,
  MAX_SESSIONS,
  newSession,
  pendingQuestion,
  restoreSessions,
  resumeConversation,
  showsOptions,
  withMessage,
  withReply,
  withSession,
} from '@/features/desk/model/conversation'

const at = new Date('2026-11-20T09:00:00Z')
const later = new Date('2026-11-20T09:00:05Z')
const session = newSession('een', at, 'Goedemorgen')

test('a conversation begins with a greeting', () => {
  expect(session).toEqual({
    id: 'een',
    startTime: '2026-11-20T09:00:00.000Z',
    messages: [{ text: 'Goedemorgen', isBot: true, timestamp: '2026-11-20T09:00:00.000Z' }],
    userEmail: null,
    userPhone: null,
    panels: [],
  })
})

test('what a visitor tells of themselves is kept, the newest first, and what we say is not searched', () => {
  const told = withMessage(session, 'Ik ben jan@proef.example, bel 053 000 00 00', later)
  expect(told).toMatchObject({ userEmail: 'jan@proef.example', userPhone: '053 000 00 00' })
  expect(told.messages.at(-1)).toEqual({
    text: 'Ik ben jan@proef.example, bel 053 000 00 00',
    isBot: false,
    timestamp: later.toISOString(),
  })
  const corrected = withReply(withMessage(told, 'of piet@proef.example', later), 'info@elders.example', later)
  expect(corrected).toMatchObject({ userEmail: 'piet@proef.example', userPhone: '053 000 00 00' })
})

describe('in the browser', () => {
  test('the newest conversation stands last, once, and the oldest make room', () => {
    const many = Array.from({ length: MAX_SESSIONS }, (_, nth) => newSession(String(nth), at, 'Dag'))
    const again = withReply(newSession('3', at, 'Dag'), 'Nog iets?', later)
    expect(withSession(many, again).map(each => each.id)).toEqual([
      ...many.map(each => each.id).filter(id => id !== '3'),
      '3',
    ])
    const kept = withSession(many, session)
    expect([kept.length, kept[0]?.id, kept.at(-1)]).toEqual([MAX_SESSIONS, '1', session])
  })

  test.each([
    ['nothing', null],
    ['a text', 'hallo'],
    ['a record', { id: 'een' }],
    ['a list of something else', [1, null, {}, { id: 'x', startTime: 'y', messages: 'z' }]],
    ['a conversation without a greeting', [{ ...session, messages: [] }]],
    ['a message of something else', [{ ...session, messages: [{ text: 1, isBot: 'ja' }] }]],
    ['a number for an address', [{ ...session, userEmail: 1 }]],
  ])('%s holds no conversation', (_name, kept) => {
    expect(restoreSessions(kept)).toEqual([])
  })

  test('what is readable comes back', () => {
    expect(restoreSessions([{ broken: true }, JSON.parse(JSON.stringify(session))])).toEqual([session])
  })

  test.each([
    ['what stood open', ['appointment', 'contact'], ['contact', 'appointment']],
    ['what nobody knows', ['appointment', 'kelder'], ['appointment']],
    ['no list', 'appointment', []],
    ['nothing', undefined, []],
  ])('of %s comes back what there is', (_name, panels, open) => {
    expect(restoreSessions([{ ...session, panels }])[0]?.panels).toEqual(open)
  })
})

describe('a conversation', () => {
  const said: ConversationAction = { kind: 'sent', text: 'afspraak', at: later }
  const answered: ConversationAction = {
    kind: 'answered',
    answer: { text: 'Graag', opens: ['contact', 'appointment'], handsOver: true, topics: ['appointment'] },
    at: later,
  }
  const walk = (...turns: ConversationAction[]) =>
    turns.reduce(conversationReducer, resumeConversation(session))

  test('offers its options while there is only the greeting', () => {
    expect(showsOptions(walk())).toBe(true)
    expect(showsOptions(walk(said))).toBe(false)
  })

  test('waits for every answer', () => {
    expect(walk(said, said).waiting).toBe(2)
    expect(walk(said, said, answered).waiting).toBe(1)
    expect(walk(said, answered).session.messages.map(each => each.text)).toEqual([
      'Goedemorgen',
      'afspraak',
      'Graag',
    ])
  })

  test('shows what an answer opens, once', () => {
    expect(walk(said).session.panels).toEqual([])
    expect(walk(said, answered, said, answered).session.panels).toEqual(['appointment', 'contact'])
  })

  test('that was left without an answer gets the one it waited for', () => {
    const owed = (...turns: ConversationAction[]) => pendingQuestion(walk(...turns).session)
    expect(owed()).toBe(null)
    expect(owed(said, answered)).toBe(null)
    expect(owed(said)).toBe('afspraak')
    expect(resumeConversation(walk(said).session).waiting).toBe(1)
    expect(resumeConversation(walk(said, answered).session).waiting).toBe(0)
  })

  test('keeps a half-filled appointment open when more is said', () => {
    expect(walk(said, answered, said).session.panels).toEqual(['appointment'])
  })

  test('opens a form that was asked for, once and last', () => {
    const open: ConversationAction = { kind: 'opened', panel: 'callback' }
    expect(walk(said, answered, open, open).session.panels).toEqual(['contact', 'appointment', 'callback'])
  })

  test('closes the form when it is put away, and when it was sent', () => {
    const put = (panel: 'appointment' | 'callback') => walk(said, answered, { kind: 'cancelled', panel })
    expect(put('appointment').session.panels).toEqual(['contact'])
    expect(put('callback').session.panels).toEqual(['contact', 'appointment'])
    const booked = walk(said, answered, { kind: 'booked', text: 'Genoteerd', at: later })
    expect([booked.session.panels, booked.session.messages.at(-1)?.text]).toEqual([[], 'Genoteerd'])
  })
})
