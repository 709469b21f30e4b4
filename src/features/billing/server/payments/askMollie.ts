import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'

const TIMEOUT_MS = 8000
const CONFLICT_RETRY_MS = 250

export type MollieSettings = { apiKey: string | undefined; url: string }

/** What Mollie says when something is wrong. */
const problem = z.object({ status: z.number(), title: z.string(), detail: z.string().default('') })

type Call = { method: 'GET' | 'POST'; path: string; body?: object; idempotencyKey?: string }

/** One call of Mollie's API, version 2. Null when Mollie itself says that there is no such thing. */
export async function callMollie(mollie: MollieSettings, call: Call): Promise<unknown> {
  const answer = await send(mollie, call, AbortSignal.timeout(TIMEOUT_MS))
  const said = await readJson(answer)
  if (answer.ok) return said
  const { data } = problem.safeParse(said)
  if (data?.status === 404 && answer.status === 404) return null
  throw new Error(data ? `Mollie: ${data.title} ${data.detail} (${data.status})` : `Mollie: ${answer.status}`)
}

/** While the same request is still under way Mollie says so; what became of it is heard a little later. */
async function send({ apiKey, url }: MollieSettings, call: Call, signal: AbortSignal): Promise<Response> {
  if (!apiKey) throw new Error('MOLLIE_API_KEY ontbreekt')
  for (;;) {
    const answer = await fetch(`${url}${call.path}`, {
      method: call.method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        accept: 'application/json',
        ...(call.body && { 'content-type': 'application/json' }),
        ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
      },
      body: call.body && JSON.stringify(call.body),
      redirect: 'error',
      signal,
    })
    if (answer.status !== 409) return answer
    await pause(CONFLICT_RETRY_MS, null, { signal })
  }
}

/** A page of a server in between is no answer of Mollie's. */
async function readJson(answer: Response): Promise<unknown> {
  if (/\bjson\b/.test(answer.headers.get('content-type') ?? '')) return answer.json()
  if (answer.ok) throw new Error(`Mollie: een antwoord dat geen JSON is (${answer.status})`)
  return null
}
