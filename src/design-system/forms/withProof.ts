import { showSendingNote } from './ProofNote'

const MAX_PROOFS = 3

/** Loads the code for a proof of work only when a limit asks for one. */
export async function withProof<Answer>(send: (proof?: string) => Promise<Answer>): Promise<Answer> {
  let answer = await inTime(send())
  for (let made = 0; made < MAX_PROOFS; made++) {
    const challenge = readChallenge(answer)
    // `crypto.subtle` exists only over https or on loopback.
    if (!challenge || !globalThis.crypto?.subtle) break
    const { makeProof } = await import('./makeProof')
    answer = await inTime(send(await makeProof(challenge)))
  }
  return answer
}

function readChallenge(answer: unknown): string | null {
  const { kind, challenge } = answer as { kind?: string; challenge?: string }
  return kind === 'prove' && challenge ? challenge : null
}

const STILL_WAITING_MS = 8000
const GIVE_UP_MS = 20_000

/** Says that it still waits, and throws in the end. The idempotency key makes a second try safe. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let giveUp: ReturnType<typeof setTimeout> | undefined
  const waiting = setTimeout(() => showSendingNote('waiting'), STILL_WAITING_MS)
  const noAnswer = new Promise<never>((_, reject) => {
    giveUp = setTimeout(() => reject(new Error('the server gave no answer in time')), GIVE_UP_MS)
  })
  try {
    return await Promise.race([answer, noAnswer])
  } finally {
    clearTimeout(waiting)
    clearTimeout(giveUp)
    showSendingNote(null)
  }
}
