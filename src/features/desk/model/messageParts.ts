type MessagePart = { text: string; href?: string }

/** Staff link to a page of the site as `[de prijzen](/prijzen)`; anything else is text. */
const LINK = /\[([^\][]+)\]\((\/(?![/\\])[^\s()]*)\)/g

export function messageParts(text: string): MessagePart[] {
  const parts: MessagePart[] = []
  let from = 0
  for (const link of text.matchAll(LINK)) {
    parts.push({ text: text.slice(from, link.index) }, { text: link[1] ?? '', href: link[2] })
    from = link.index + link[0].length
  }
  return [...parts, { text: text.slice(from) }].filter(part => part.text !== '')
}

/** A message where no link can be shown. */
export function plainMessage(text: string): string {
  return messageParts(text)
    .map(part => part.text)
    .join('')
}
