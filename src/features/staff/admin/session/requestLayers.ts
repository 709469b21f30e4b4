import type { FetchLayer } from '@/platform/console/fetchJson'
import { CONFIRM_IDENTITY } from '../../model/account'

export type Prompt = 'logIn' | 'confirm'

const REFUSED = [401, 403, 404]
/** Their refusals are the answer. */
const LOG_IN_ENDPOINTS = /^\/api\/staff\/(login|logout|confirm|forgot-password|reset-password)$/
/** Answers 200 without a session too. */
export const OWN_SESSION = '/api/staff/me'

/** Repeats a refused request after a log-in or confirmation; its form keeps waiting. */
export function sessionLayer(ask: (prompt: Prompt) => Promise<boolean>): FetchLayer {
  return send => {
    const sendAndAsk: typeof fetch = async (input, init) => {
      const answer = await send(input instanceof Request ? input.clone() : input, init)
      const prompt = await missing(send, answer, input, init)
      return prompt && (await ask(prompt)) ? sendAndAsk(input, init) : answer
    }
    return sendAndAsk
  }
}

async function missing(
  send: typeof fetch,
  answer: Response,
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Prompt | null> {
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href)
  if (origin !== location.origin || LOG_IN_ENDPOINTS.test(pathname)) return null
  if (pathname === OWN_SESSION) return ended(answer)
  if (answer.ok || !(pathname.startsWith('/api/') || isAction(input, init))) return null
  return ofRefusal(send, answer)
}

/** Payload's forms read their state through a server action. */
function isAction(input: RequestInfo | URL, init?: RequestInit): boolean {
  return new Headers(input instanceof Request ? input.headers : init?.headers).has('next-action')
}

async function ofRefusal(send: typeof fetch, answer: Response): Promise<Prompt | null> {
  if (answer.status === 403 && (await codeOf(answer.clone())) === CONFIRM_IDENTITY) return 'confirm'
  const mayBeOut = REFUSED.includes(answer.status) || answer.status === 500
  if (!mayBeOut) return null
  try {
    return await ended(await send(OWN_SESSION, { credentials: 'same-origin' }))
  } catch (error) {
    reportError(error)
    return null
  }
}

/** Without an answer about the session nobody is asked for anything. */
async function ended(answer: Response): Promise<Prompt | null> {
  return answer.ok && !(await answer.clone().json()).user ? 'logIn' : null
}

async function codeOf(answer: Response): Promise<unknown> {
  if (!answer.headers.get('content-type')?.includes('json')) return null
  const body = (await answer.json()) as { errors?: { data?: { code?: unknown } }[] }
  return body.errors?.[0]?.data?.code
}

const LIMITED = /\/api\/staff\/(login|forgot-password)$/
const TOO_MANY = 429

export const proofOfWorkLayer: FetchLayer = send => async (input, init) => {
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
