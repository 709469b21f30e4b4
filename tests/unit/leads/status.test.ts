import { describe, expect, test } from 'vitest'
import { canBecome, LEAD_STATUSES, leadStatus } from '@/features/leads/model/lead'

describe('canBecome', () => {
  test.each([
    ['new', 'contacted', true],
    ['new', 'won', true],
    ['contacted', 'new', false],
    ['won', 'new', false],
    ['quoted', 'contacted', true],
    ['lost', 'won', true],
    ['won', 'won', true],
  ] as const)('from %s to %s: %s', (from, to, allowed) => {
    expect(canBecome(from, to)).toBe(allowed)
  })

  test('nothing returns to new', () => {
    const back = LEAD_STATUSES.filter(({ value }) => value !== 'new' && canBecome(value, 'new'))
    expect(back).toEqual([])
  })
})

test('a status that does not exist is a fault at once', () => {
  expect(() => leadStatus('archived' as never)).toThrow('archived')
})

test.each([
  ['new', false],
  ['contacted', true],
  ['quoted', true],
  ['won', true],
  ['lost', false],
] as const)('a request that is %s is taken up: %s', (status, taken) => {
  expect(leadStatus(status).isFollowedUp).toBe(taken)
})
