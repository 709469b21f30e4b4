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

/** Calls an action as a browser with scripts does, from a network address of its own. */
export async function call(
  site: { url: string },
  action: string,
  {
    path,
    input,
    form,
    address,
  }: { path: string; input?: unknown; form?: Record<string, string>; address: string },
): Promise<Answer | null> {
  const headers = {
    'next-action': ids.get(action) ?? '',
    'x-forwarded-for': address,
    origin: site.url,
    accept: 'text/x-component',
  }
  try {
    const response = await fetch(`${site.url}${path}`, {
      method: 'POST',
      headers: form ? headers : { ...headers, 'content-type': 'text/plain;charset=UTF-8' },
      body: form ? encoded(form) : JSON.stringify([input]),
      signal: AbortSignal.timeout(WAITS_MS),
    })
    const line = (await response.text()).split('\n').find(each => each.startsWith('1:{'))
    return line ? JSON.parse(line.slice(2)) : null
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return null
    throw error
  }
}

/** The arguments of an action of a form: its state, and what was typed. */
function encoded(typed: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.append(`_1_${name}`, value)
  form.append('0', '[{"kind":"idle"},"$K1"]')
  return form
}

/** Calls the site as the payment provider does; the status that it heard, or null. */
export async function callWebhook(site: { url: string }, id: string): Promise<number | null> {
  try {
    const body = new URLSearchParams({ id })
    const options = { method: 'POST', body, signal: AbortSignal.timeout(WAITS_MS) }
    return (await fetch(`${site.url}/api/webhooks/mollie`, options)).status
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return null
    throw error
  }
}
