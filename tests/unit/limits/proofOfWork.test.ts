import { expect, test } from 'vitest'
import {
  bitsFor,
  challengeText,
  isFound,
  LONGEST_PROOF,
  proofText,
  readProof,
} from '@/domain/limits/proofOfWork'

test.each([
  [11, 10, 9],
  [19, 10, 9],
  [20, 10, 10],
  [40, 10, 11],
  [80, 10, 12],
  [320, 10, 14],
  [1_000_000, 10, 14],
])('%d above a limit of %d takes %d zeros', (counted, limit, bits) =>
  expect(bitsFor(counted, limit)).toBe(bits),
)

const CHALLENGE = { bits: 9, expires: 1_764_000_000_000, nonce: crypto.randomUUID(), seal: 'a-Z_09' }

test('a proof is its challenge and an answer, and is read back', () => {
  const challenge = challengeText(CHALLENGE)
  const text = proofText(challenge, 512)
  expect(readProof(text)).toEqual({ ...CHALLENGE, challenge, answer: 512 })
  expect(text.length).toBeLessThan(LONGEST_PROOF)
})

test.each([
  '',
  'x',
  challengeText(CHALLENGE),
  `${challengeText(CHALLENGE)}.x`,
  `${challengeText(CHALLENGE)}.-1`,
  `${challengeText(CHALLENGE)}.1\n`,
  `9.1.${'n'.repeat(65)}.s.1`,
  '999.1.n.s.1',
])('%j is no proof', text => expect(readProof(text)).toBeNull())

test.each([
  [[0, 0x7f, 0, 0], 9, true],
  [[0, 0x80, 0, 0], 9, false],
  [[0, 0, 0, 1], 14, true],
  [[0, 4, 0, 0], 14, false],
  [[1, 0, 0, 0], 9, false],
])('%j begins with %d zeros: %s', (bytes, bits, found) => {
  expect(isFound(new Uint8Array(bytes as number[]), bits as number)).toBe(found)
  expect(isFound(new Uint8Array(bytes as number[]).buffer, bits as number)).toBe(found)
})
