import { html, type Markup } from './html'

/** An address in our own words can be pressed, also where a mail program makes no link of it. */
export function linkUrls(text: string): Markup[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, nth) => (nth % 2 ? html`<a href="${part}" style="color:#1d3f94">${part}</a>` : html`${part}`))
}
