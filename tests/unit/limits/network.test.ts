import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networkOf } from '@/platform/limits/counters'
import { LIMITS } from '@/platform/limits/limits'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  [' 203.0.113.9 ', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['x'.repeat(500), 'x'.repeat(64)],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('addresses of one /64 are one network, and those of two are two', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map(value => value.toString(16))
  const network = fc.array(group, { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(network, network, network, (one, other, host) => {
      const at = (groups: string[]) => networkOf([...groups, ...host].join(':'))
      expect(at(one)).toBe(networkOf([...one, ...host.toReversed()].join(':')))
      expect(at(one) === at(other)).toBe(one.join() === other.join())
    }),
  )
})

test('every limit lets somebody through, and says why it is there', () => {
  for (const { points, seconds, reason } of Object.values(LIMITS)) {
    expect(points).toBeGreaterThan(0)
    expect(seconds).toBeGreaterThan(0)
    expect(reason).toMatch(/\.$/)
  }
})
