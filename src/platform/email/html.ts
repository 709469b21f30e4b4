/** Only `html` makes it. */
export class Markup {
  constructor(readonly value: string) {}
}

type Part = string | number | Markup | Part[]

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes everything but markup. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(
    strings.reduce(
      (made, string, index) => made + (index ? render(parts[index - 1] ?? '') : '') + string,
      '',
    ),
  )
}

function render(part: Part): string {
  if (Array.isArray(part)) return part.map(render).join('')
  if (part instanceof Markup) return part.value
  return escaped(String(part))
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? sign)
}

/** What mail programs show beside the subject: the first paragraph that greets nobody. Not drawn in the mail itself. */
export function previewHtml(paragraphs: readonly string[]): Markup {
  const text = paragraphs.find(each => !each.startsWith('Beste ')) ?? ''
  return html`<p style="display:none;mso-hide:all;max-height:0;overflow:hidden">${text}</p>`
}

const ADDRESS = /(https?:\/\/\S*[^\s.,;:!?)]|tel:\+?\d[\d-]*\d)/

/** Some mail programs make no links of addresses. The full stop or comma behind one is of the sentence. */
export function linkUrls(text: string): Markup[] {
  return text
    .split(ADDRESS)
    .map((part, nth) => (nth % 2 ? html`<a href="${part}" style="color:#1d3f94">${part}</a>` : html`${part}`))
}
