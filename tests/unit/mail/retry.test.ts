import { expect, test } from 'vitest'
import { LEASE_MS, nextAttempt, SEND_TIMEOUT_MS } from '@/domain/mail/retry'

const now = new Date('2026-11-20T10:00:00Z')
const minutes = (attempts: number) => {
  const next = nextAttempt(attempts, now)
  return next && (next.getTime() - now.getTime()) / 60_000
}

test('the pauses grow, and after seven attempts the mail has failed', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(minutes)).toEqual([1, 5, 15, 60, 240, 720, null])
})

test('a lease outlasts the slowest attempt', () => {
  expect(LEASE_MS).toBeGreaterThan(3 * SEND_TIMEOUT_MS)
})
