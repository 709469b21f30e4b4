import { expect, test } from 'vitest'
import { ASSIGNMENT_STATUSES } from '@/features/quotes/model/assignment'
import { QUOTE_STATUSES } from '@/features/quotes/model/quoteStatus'
import { type QuoteFacts, quoteTodo, todoDays } from '@/features/quotes/model/quoteTodo'

const times = [1, 2, 3, 4, 5].map(weekday => ({ weekday, opens: '09:00', closes: '17:00' }))
const opening = { times, closed: [{ from: '2031-12-25', until: '2031-12-26' }] }

const SENT: QuoteFacts = {
  ...{ standing: 'sent', updatedAt: '2031-03-03T10:00:00Z', sentAt: '2031-03-03T10:00:00Z' },
  ...{ validUntil: '2031-04-02', openedAt: null, askedAt: null, work: null, isWithdrawn: false },
}
const MONDAY = '2031-03-03T10:00:00Z'
const at = (now: string, part: Partial<QuoteFacts>) =>
  quoteTodo({ ...SENT, ...part }, todoDays(new Date(now), opening))?.label ?? null

const CALL = 'Nog niet geopend: bel even'
const ANSWER = 'Vraag beantwoorden'
const SEND = 'Afmaken en versturen'
const PLAN = 'Werk inplannen'

const asked = { askedAt: '2031-03-03T12:00:00Z' }
const draft: Partial<QuoteFacts> = { standing: 'draft', sentAt: null, validUntil: null }
const won: Partial<QuoteFacts> = { standing: 'accepted' }

type Case = [now: string, part: Partial<QuoteFacts>, expected: string | null, why: string]

test.each<Case>([
  ['2031-03-04T16:00:00Z', {}, null, 'sent on Monday, the Tuesday after it'],
  ['2031-03-05T08:00:00Z', {}, CALL, 'after two business days'],
  ['2031-03-05T08:00:00Z', { openedAt: MONDAY }, null, 'it was opened'],
  [
    '2031-03-10T08:00:00Z',
    { sentAt: '2031-03-07T10:00:00Z' },
    null,
    'sent on Friday: a weekend does not count',
  ],
  ['2031-03-11T08:00:00Z', { sentAt: '2031-03-07T10:00:00Z' }, CALL, 'two business days after that Friday'],
  ['2031-12-29T08:00:00Z', { sentAt: '2031-12-24T10:00:00Z', validUntil: '2032-01-20' }, null, 'closed days'],
  ['2031-03-04T08:00:00Z', asked, ANSWER, 'a question'],
  ['2031-04-01T08:00:00Z', asked, ANSWER, 'a question comes before the expiry'],
  ['2031-04-08T08:00:00Z', { standing: 'expired', ...asked }, ANSWER, 'more time was asked for'],
  ['2031-04-08T08:00:00Z', { standing: 'expired' }, null, 'expired'],
  ['2031-04-08T08:00:00Z', { standing: 'declined', ...asked }, null, 'declined after a question'],
  ['2031-03-29T08:00:00Z', { openedAt: MONDAY }, null, 'four days before the last day'],
  ['2031-03-30T08:00:00Z', { openedAt: MONDAY }, 'Verloopt op 2 april 2031', 'three days before'],
  ['2031-04-02T20:00:00Z', {}, 'Verloopt op 2 april 2031', 'on the last day'],
  [MONDAY, draft, null, 'a draft of today'],
  ['2031-03-04T08:00:00Z', draft, SEND, 'a draft of the business day before'],
  ['2031-03-09T08:00:00Z', { ...draft, updatedAt: '2031-03-08T10:00:00Z' }, null, 'a draft of this weekend'],
  [MONDAY, { ...won, work: { status: 'planned', plannedFrom: null } }, PLAN, 'work without a day'],
  [MONDAY, { ...won, work: { status: 'planned', plannedFrom: '2031-03-10' } }, null, 'planned work'],
  [
    MONDAY,
    { ...won, isWithdrawn: true, work: { status: 'planned', plannedFrom: null } },
    null,
    'work that its customer withdrew from',
  ],
  [MONDAY, won, null, 'an acceptance without work of its own'],
])('at %s, %j: %s, %s', (now, part, expected) => {
  expect(at(now, part)).toBe(expected)
})

test.each(ASSIGNMENT_STATUSES.filter(each => !each.mayStart))(
  'nothing to plan for work that is $value',
  each => {
    expect(at(MONDAY, { ...won, work: { status: each.value, plannedFrom: null } })).toBeNull()
  },
)

test.each(QUOTE_STATUSES.filter(each => each.acceptedBy.length === 0 && each.value !== 'draft'))(
  'a question is past for what is $value',
  ({ value }) => {
    expect(at('2031-04-08T08:00:00Z', { standing: value, ...asked })).toBeNull()
  },
)

test('a question stands out', () => {
  const days = todoDays(new Date(MONDAY), opening)
  expect(quoteTodo({ ...SENT, ...asked }, days)?.tone).toBe('red')
})
