import type { APIRequestContext } from '@playwright/test'

export type PostedForm = { path: string; hidden: Record<string, string>; action: string }

/** The form of a page that has this field, as a browser without scripts would post it. */
export async function formWith(request: APIRequestContext, path: string, field: string): Promise<PostedForm> {
  const html = await (await request.get(path)).text()
  const form = html.split('<form').find(each => each.split('</form>')[0]?.includes(`name="${field}"`))
  const inputs = [...(form?.split('</form>')[0] ?? '').matchAll(/<input type="hidden"[^>]*>/g)]
  const hidden = Object.fromEntries(inputs.map(([tag]) => [attribute(tag, 'name'), attribute(tag, 'value')]))
  const reference = Object.entries(hidden).find(([name]) => /^\$ACTION_\d+:0$/.test(name))?.[1]
  if (!reference) throw new Error(`${path} has no form with ${field} that posts itself`)
  return { path, hidden, action: JSON.parse(reference).id }
}

function attribute(tag: string, name: string): string {
  const written = tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1] ?? ''
  return written.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}
