import type { Asked } from './askingFetch'

const NO_ANSWER = 'Er kwam geen antwoord. Probeer het opnieuw.'

/** Shows the server who somebody is. Null when it believes that, otherwise why not. */
export async function showWho(
  send: typeof fetch,
  asked: Asked,
  typed: { email: string; password: string },
): Promise<string | null> {
  const { email, password } = typed
  if (asked === 'confirm') return post(send, '/api/staff/confirm', { password })
  const refused = await post(send, '/api/staff/login', { email, password })
  // Who has just typed it is not asked for it again by the change that they were making.
  return refused ?? post(send, '/api/staff/confirm', { password })
}

async function post(send: typeof fetch, address: string, content: object): Promise<string | null> {
  try {
    const headers = { 'content-type': 'application/json' }
    const answer = await send(address, {
      ...{ method: 'POST', credentials: 'same-origin', headers },
      body: JSON.stringify(content),
    })
    if (answer.ok) return null
    const { errors = [] } = (await answer.json()) as { errors?: { message?: string }[] }
    return errors[0]?.message ?? NO_ANSWER
  } catch (error) {
    reportError(error)
    return NO_ANSWER
  }
}
