import { expect, test } from 'vitest'
import { isFreshLease, LEASE_MS, leaseFrom, RENEW_LEASE_MS, sendingWindow } from '@/platform/email/retry'
import { nextAttempt } from '@/platform/time/backoff'

const now = new Date('2026-11-20T10:00:00Z')
const minutes = (attempts: number) => {
  const next = nextAttempt(attempts, now)
  return next && (next.getTime() - now.getTime()) / 60_000
}

test('the pauses grow, and after seven attempts the mail has failed', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(minutes)).toEqual([1, 5, 15, 60, 240, 720, null])
})

const after = (ms: number) => new Date(now.getTime() + ms)

test('a lease is renewed before anybody may take it, or take its holder for idle', () => {
  const leasedUntil = leaseFrom(now)
  expect(isFreshLease(leasedUntil, after(RENEW_LEASE_MS))).toBe(true)
  expect(isFreshLease(leasedUntil, after(RENEW_LEASE_MS + 1))).toBe(false)
  // Sending may begin with a lease that is barely fresh, and renews it one pause later.
  const latest = after(2 * RENEW_LEASE_MS)
  expect(leasedUntil.getTime()).toBeGreaterThan(sendingWindow(latest).after.getTime())
  expect(LEASE_MS).toBeGreaterThan(3 * RENEW_LEASE_MS)
})
