import type { APIRequestContext } from '@playwright/test'

export type PostedForm = { path: string; hidden: Record<string, string>; action: string }

/** The form of a page that has this field, as a browser without scripts would post it. */
export async function formWith(request: APIRequestContext, path: string, field: string): Promise<PostedForm> {
  return formIn(await (await request.get(path)).text(), path, field)
}

export function formIn(html: string, path: string, field: string): PostedForm {
  const form = html.split('<form').find(each => each.split('</form>')[0]?.includes(`name="${field}"`))
  const inputs = [...(form?.split('</form>')[0] ?? '').matchAll(/<input type="hidden"[^>]*>/g)]
  const hidden = Object.fromEntries(inputs.map(([tag]) => [attribute(tag, 'name'), attribute(tag, 'value')]))
  const action = actionIn(hidden)
  if (!action) throw new Error(`${path} has no form with ${field} that posts itself`)
  return { path, hidden, action }
}

/** A form that keeps a state names its action in a value, any other in the name of a field. */
function actionIn(hidden: Record<string, string>): string | undefined {
  const names = Object.keys(hidden)
  const reference = names.find(name => /^\$ACTION_\d+:0$/.test(name))
  if (reference) return JSON.parse(hidden[reference] ?? '').id
  return names.find(name => name.startsWith('$ACTION_ID_'))?.slice('$ACTION_ID_'.length)
}

function attribute(tag: string, name: string): string {
  const written = tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1] ?? ''
  return written.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

/** What the page hands to its scripts, as React writes it into the page. */
export const handedOver = async (request: APIRequestContext, path: string) =>
  readable(await (await request.get(path)).text())

const readable = (html: string) => html.replaceAll('\\"', '"')

/** Calls the action that a page hands to its scripts under this name, as they do, and answers what it answers. */
export async function callAction<Answer>(
  request: APIRequestContext,
  path: string,
  name: string,
  input: object,
): Promise<Answer> {
  const page = await request.get(path)
  const handed = readable(await page.text())
  const reference = handed.match(new RegExp(`"${name}":"\\$h([0-9a-f]+)"`))?.[1]
  const id = handed.match(new RegExp(`[n"]${reference}:\\{"id":"([0-9a-f]+)"`))?.[1]
  if (!id) throw new Error(`${path} hands over no action ${name}`)
  const headers = {
    'next-action': id,
    'content-type': 'text/plain;charset=UTF-8',
    origin: new URL(page.url()).origin,
  }
  const answer = await (await request.post(path, { headers, data: JSON.stringify([input]) })).text()
  const line = answer.split('\n').find(each => each.startsWith('1:'))
  if (!line) throw new Error(`${name} answered nothing: ${answer.slice(0, 200)}`)
  return JSON.parse(line.slice(2))
}
