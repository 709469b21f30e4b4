import { ADDRESSES } from '../support/addresses'
import { expect, test } from '../support/browser'

test.use({ viewport: { width: 320, height: 640 } })

/** Words, telephone numbers, times and amounts of the page that stand on more than one line. Runs in the browser. */
function brokenParts(): string[] {
  const parts = [
    /\p{L}+/gu,
    /€\s?[\d.,]*\d/gu,
    /(?:\+\d{2}|\b0\d{1,3})(?:[\s-]?\d{2,4}){2,4}/gu,
    /\d{1,2}:\d{2}(?:[-–]\d{1,2}:\d{2})?/gu,
  ]
  const unseen = 'script, style, noscript, template, textarea, [hidden]'
  /** An address of mail or a site has no words, and may be broken. */
  const inAddress = (text: string, from: number, to: number) =>
    /[@.]\S*$/.test(text.slice(0, from)) || /^(?:\S*@|\.\p{L})/u.test(text.slice(to))
  const linesOf = (node: Node, from: number, to: number) => {
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, to)
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
  }
  const brokenIn = (node: Node) => {
    const text = node.textContent ?? ''
    const found = parts.flatMap(part => [...text.matchAll(part)])
    return found
      .filter(({ 0: part, index }) => !inAddress(text, index, index + part.length))
      .filter(({ 0: part, index }) => linesOf(node, index, index + part.length) > 1)
      .map(([part]) => part)
  }
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (!node.parentElement?.closest(unseen)) found.push(...brokenIn(node))
  return found
}

test('no word, telephone number, time or amount is broken on a narrow phone', async ({ page }) => {
  test.slow()
  for (const address of ADDRESSES) {
    await page.goto(address)
    expect.soft(await page.evaluate(brokenParts), address).toEqual([])
  }
})
