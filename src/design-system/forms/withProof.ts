const MAX_PROOFS = 3

/** Loads the code for a proof of work only when a limit asks for one. */
export async function withProof<Answer>(send: (proof?: string) => Promise<Answer>): Promise<Answer> {
  let answer = await send()
  for (let made = 0; made < MAX_PROOFS; made++) {
    const challenge = readChallenge(answer)
    // `crypto.subtle` exists only over https or on loopback.
    if (!challenge || !globalThis.crypto?.subtle) break
    const { makeProof } = await import('./makeProof')
    answer = await send(await makeProof(challenge))
  }
  return answer
}

function readChallenge(answer: unknown): string | null {
  const { kind, challenge } = answer as { kind?: string; challenge?: string }
  return kind === 'prove' && challenge ? challenge : null
}
