type Box = { left: number; top: number; right: number; bottom: number }

/** What a visitor reads an amount from, or presses. */
const PROTECTED =
  'a.button, button, input, select, textarea, summary, label, [role="button"], .price, .price-pair'

/** In pixels: finer than a line of text is high. */
const STEP = 12

/** Whether something that must stay in sight lies at a place of the screen. The chat itself does not count. */
export function coversSomething(box: Box): boolean {
  for (let y = box.top; y <= box.bottom; y += STEP)
    for (let x = box.left; x <= box.right; x += STEP)
      if (document.elementsFromPoint(x, y).some(isProtected)) return true
  return false
}

const isProtected = (element: Element) =>
  !element.closest('.chat') && (element.matches(PROTECTED) || hasOwnAmount(element))

const hasOwnAmount = ({ childNodes }: Element) =>
  [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.includes('€'))

export const asksForCookies = () => document.querySelector('.cookie-question') !== null

export const isNarrow = () => matchMedia('(max-width: 767px)').matches
