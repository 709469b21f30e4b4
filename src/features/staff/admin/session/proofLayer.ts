import type { FetchLayer } from './fetchLayers'

/** Where the office asks for work above a limit: Payload's own screens know nothing of it. */
const LIMITED = /\/api\/staff\/(login|forgot-password)$/
const TOO_MANY = 429

/** Does the work that a log-in is asked for while an account is attacked, and sends it again. */
export const proofLayer: FetchLayer = send => async (input, init) => {
  const answer = await send(input instanceof Request ? input.clone() : input, init)
  if (answer.status !== TOO_MANY || !LIMITED.test(pathOf(input))) return answer
  const challenge = await challengeIn(answer.clone())
  if (!challenge || !crypto.subtle) return answer
  const { solveProof } = await import('@/platform/forms/solveProof')
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
  headers.set('x-proof', await solveProof(challenge))
  return send(input, { ...init, headers })
}

function pathOf(input: RequestInfo | URL): string {
  return new URL(input instanceof Request ? input.url : input, location.href).pathname
}

async function challengeIn(answer: Response): Promise<string | undefined> {
  const { errors } = (await answer.json()) as { errors?: { data?: { challenge?: string } | null }[] }
  return errors?.[0]?.data?.challenge
}
