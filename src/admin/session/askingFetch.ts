import { CONFIRM_IDENTITY } from '@/domain/security/confirmIdentity'

/** What somebody who works in the office is asked for: to log in again, or to show once more who they are. */
export type Asked = 'logIn' | 'confirm'

const REFUSED = [401, 403, 404]
/** The ways in, whose refusals are the answer. */
const WAYS_IN = /^\/api\/staff\/(login|logout|me|confirm|forgot-password|reset-password)$/

/**
 * A `fetch` for the office that sends what was refused once more, after whoever works there was asked for what was
 * missing. What they typed stands untouched meanwhile: the form waits for its answer.
 */
export function askingFetch(send: typeof fetch, askFor: (asked: Asked) => Promise<boolean>): typeof fetch {
  async function sendAndAsk(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const answer = await send(input instanceof Request ? input.clone() : input, init)
    if (answer.ok || !isOffice(input, init)) return answer
    const asked = await missing(send, answer)
    return asked && (await askFor(asked)) ? sendAndAsk(input, init) : answer
  }
  return sendAndAsk
}

/** Whether the session of this browser still runs. Without an answer nobody is asked for anything. */
export async function isLoggedIn(send: typeof fetch): Promise<boolean> {
  try {
    const answer = await send('/api/staff/me', { credentials: 'same-origin' })
    return !answer.ok || Boolean((await answer.json()).user)
  } catch (error) {
    reportError(error)
    return true
  }
}

function isOffice(input: RequestInfo | URL, init?: RequestInit): boolean {
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href)
  if (origin !== location.origin || WAYS_IN.test(pathname)) return false
  return pathname.startsWith('/api/') || isAction(input, init)
}

/** Payload's forms ask the server how they stand through an action of their page. */
function isAction(input: RequestInfo | URL, init?: RequestInit): boolean {
  return new Headers(input instanceof Request ? input.headers : init?.headers).has('next-action')
}

async function missing(send: typeof fetch, answer: Response): Promise<Asked | null> {
  if (answer.status === 403 && (await codeOf(answer.clone())) === CONFIRM_IDENTITY) return 'confirm'
  const mayBeOut = REFUSED.includes(answer.status) || answer.status === 500
  return mayBeOut && !(await isLoggedIn(send)) ? 'logIn' : null
}

async function codeOf(answer: Response): Promise<unknown> {
  if (!answer.headers.get('content-type')?.includes('json')) return null
  const said = (await answer.json()) as { errors?: { data?: { code?: unknown } }[] }
  return said.errors?.[0]?.data?.code
}
