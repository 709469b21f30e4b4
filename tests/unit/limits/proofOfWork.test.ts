import { expect, test } from 'vitest'
import {
  challengeText,
  difficultyFor,
  isSolution,
  MAX_PROOF_LENGTH,
  PROOF_ANSWERS,
  proofText,
  readProof,
} from '@/platform/forms/proofOfWork'
import { solveProof } from '@/platform/forms/solveProof'

test.each([
  [11, 10, 7],
  [19, 10, 7],
  [20, 10, 8],
  [40, 10, 8],
  [1_000_000, 10, 8],
])('%d above a limit of %d takes %d zeros', (counted, limit, bits) =>
  expect(difficultyFor(counted, limit)).toBe(bits),
)

const ANSWERS = [512, 0, 7, 1_234_567, 99, 8, 3, 65]
const CHALLENGE = { bits: 7, expires: 1_764_000_000_000, nonce: crypto.randomUUID(), seal: 'a-Z_09' }

test('a proof is its challenge and the answers, and is read back', () => {
  const challenge = challengeText(CHALLENGE)
  const text = proofText(challenge, ANSWERS)
  expect(readProof(text)).toEqual({ ...CHALLENGE, challenge, answers: ANSWERS })
  expect(text.length).toBeLessThan(MAX_PROOF_LENGTH)
})

test.each([
  '',
  'x',
  challengeText(CHALLENGE),
  `${challengeText(CHALLENGE)}.x`,
  `${challengeText(CHALLENGE)}.-1-1-1-1-1-1-1`,
  proofText(challengeText(CHALLENGE), ANSWERS.slice(1)),
  proofText(challengeText(CHALLENGE), [...ANSWERS, 1]),
  `${proofText(challengeText(CHALLENGE), ANSWERS)}\n`,
  proofText(`9.1.${'n'.repeat(65)}.s`, ANSWERS),
  proofText('999.1.n.s', ANSWERS),
])('%j is no proof', text => expect(readProof(text)).toBeNull())

test.each([
  [[0, 0x7f, 0, 0], 9, true],
  [[0, 0x80, 0, 0], 9, false],
  [[0, 0, 0, 1], 14, true],
  [[0, 4, 0, 0], 14, false],
  [[1, 0, 0, 0], 9, false],
])('%j begins with %d zeros: %s', (bytes, bits, found) => {
  expect(isSolution(new Uint8Array(bytes as number[]), bits as number)).toBe(found)
  expect(isSolution(new Uint8Array(bytes as number[]).buffer, bits as number)).toBe(found)
})

test('while it is made, the page has its turn between the tries', async () => {
  let turns = 0
  let isMade = false
  const takeTurn = () => {
    turns += 1
    if (!isMade) setImmediate(takeTurn)
  }
  setImmediate(takeTurn)
  const proof = await solveProof(challengeText({ ...CHALLENGE, bits: 2 }))
  isMade = true
  expect(readProof(proof)?.answers).toHaveLength(PROOF_ANSWERS)
  expect(turns).toBeGreaterThanOrEqual(PROOF_ANSWERS)
})
