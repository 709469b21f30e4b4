import fs from 'node:fs'

/** What an action answered; null when nobody answered, or not that it worked. */
export type Answer = { kind?: string } & Record<string, unknown>

type Reference = { exportedName: string }
const manifest = JSON.parse(fs.readFileSync('.next/server/server-reference-manifest.json', 'utf8'))
const ids = new Map(
  Object.entries(manifest.node as Record<string, Reference>).map(([id, { exportedName }]) => [
    exportedName,
    id,
  ]),
)

const WAITS_MS = 20_000

type Called = {
  path: string
  address: string
  input?: unknown
  form?: Record<string, string>
  cookie?: string
}

/** Calls an action as a browser with scripts does, from a network address of its own. */
export async function call(
  site: { url: string },
  action: string,
  { path, address, input, form, cookie = '' }: Called,
): Promise<Answer | null> {
  const headers = {
    'next-action': ids.get(action) ?? '',
    'x-forwarded-for': address,
    origin: site.url,
    accept: 'text/x-component',
    cookie,
  }
  const response = await post(`${site.url}${path}`, {
    headers: form ? headers : { ...headers, 'content-type': 'text/plain;charset=UTF-8' },
    body: form ? encoded(form) : JSON.stringify([input]),
  })
  const line = response?.text.split('\n').find(each => each.startsWith('1:{'))
  return line ? JSON.parse(line.slice(2)) : null
}

/** The arguments of an action of a form: its state, and what was typed. */
function encoded(typed: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.append(`_1_${name}`, value)
  form.append('0', '[{"kind":"idle"},"$K1"]')
  return form
}

/** Calls the site as the payment provider does; the status that it heard, or null. */
export async function callMollie(site: { url: string }, id: string): Promise<number | null> {
  const answer = await post(`${site.url}/api/webhooks/mollie`, { body: new URLSearchParams({ id }) })
  return answer?.status ?? null
}

/** Calls the site as the ad platform does; the status that it heard, or null. */
export async function callMeta(
  site: { url: string },
  { body, signature }: { body: string; signature: string | null },
): Promise<number | null> {
  const headers = {
    'content-type': 'application/json',
    ...(signature ? { 'x-hub-signature-256': signature } : {}),
  }
  return (await post(`${site.url}/api/webhooks/meta`, { body, headers }))?.status ?? null
}

/** Asks the office for something as staff do. */
export async function callOffice(
  site: { url: string },
  { path, token, address, body }: { path: string; token: string; address: string; body: object },
): Promise<Answer | null> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': address,
    authorization: `JWT ${token}`,
  }
  const answer = await post(`${site.url}/api${path}`, { headers, body: JSON.stringify(body) })
  return answer?.status === 200 ? JSON.parse(answer.text) : null
}

/** Null when nobody answered, or not to the end. */
async function post(url: string, init: RequestInit): Promise<{ status: number; text: string } | null> {
  try {
    const response = await fetch(url, { method: 'POST', ...init, signal: AbortSignal.timeout(WAITS_MS) })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return null
    throw error
  }
}
