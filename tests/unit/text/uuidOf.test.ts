import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { uuidFromBytes } from '@/platform/text/uuid'

test.each([
  ['nothing but zeros', Array(16).fill(0), '00000000-0000-4000-a000-000000000000'],
  ['nothing but ones', Array(16).fill(255), 'ffffffff-ffff-4fff-afff-ffffffffffff'],
  ['every byte another', [...Array(16).keys()], '00010203-0405-4607-a809-0a0b0c0d0e0f'],
  ['more than sixteen', [...Array(32).keys()], '00010203-0405-4607-a809-0a0b0c0d0e0f'],
])('%s', (_name, bytes, uuid) => {
  expect(uuidFromBytes(Uint8Array.from(bytes))).toBe(uuid)
})

test('what any sixteen bytes make is a UUID of version 4', () => {
  const uuid = z.uuidv4()
  const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 })
  fc.assert(fc.property(bytes, some => uuid.safeParse(uuidFromBytes(some)).success))
})
