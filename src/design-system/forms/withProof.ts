/** How often a proof that came too late, or was asked for again, is made anew. */
const MAX_PROOFS = 3

/** Sends, and does the work that is asked for above a ceiling. What it takes is fetched only then. */
export async function withProof<Answer>(send: (proof?: string) => Promise<Answer>): Promise<Answer> {
  let answer = await send()
  for (let made = 0; made < MAX_PROOFS; made++) {
    const challenge = readChallenge(answer)
    // Only a page that came over https, or from this machine, has the means.
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
