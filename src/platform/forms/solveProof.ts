import { isSolution, PROOF_ANSWERS, PROOF_ROUNDS, proofText, tryText } from './proofOfWork'

const AT_ONCE = 4
const TRY = { name: 'PBKDF2', hash: 'SHA-256', iterations: PROOF_ROUNDS } as const
const BITS_OF_A_TRY = 32

export async function solveProof(challenge: string): Promise<string> {
  const bits = Number.parseInt(challenge, 10)
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(challenge), 'PBKDF2', false, ['deriveBits'])

  async function answerAt(place: number): Promise<number> {
    let next = 0
    let found: number | null = null
    async function tryOn(): Promise<void> {
      while (found === null) {
        const answer = next++
        const salt = encoder.encode(tryText(place, answer))
        const made = await crypto.subtle.deriveBits({ ...TRY, salt }, key, BITS_OF_A_TRY)
        if (isSolution(made, bits)) found = answer
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, tryOn))
    return found ?? 0
  }

  const answers: number[] = []
  for (let place = 0; place < PROOF_ANSWERS; place++) answers.push(await answerAt(place))
  return proofText(challenge, answers)
}
