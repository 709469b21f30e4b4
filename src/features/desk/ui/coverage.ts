type Box = { left: number; top: number; right: number; bottom: number }

/** What a visitor reads an amount from, presses, or what is stamped. */
const PROTECTED =
  'a.button, button, input, select, textarea, summary, label, [role="button"], .price, .price-pair, .stamp'

/** In pixels: finer than a line of text is high. */
const STEP = 12

/** Whether something that must stay in sight lies at a place of the screen. The chat itself does not count. */
export function coversSomething(box: Box): boolean {
  const columns = stepsBetween(box.left, box.right)
  return stepsBetween(box.top, box.bottom).some(y =>
    columns.some(x => document.elementsFromPoint(x, y).some(isProtected)),
  )
}

/** Both ends count: a line of text may lie under the last pixels alone. */
function stepsBetween(from: number, to: number): number[] {
  const steps = Array.from({ length: Math.ceil((to - from) / STEP) }, (_, step) => from + step * STEP)
  return [...steps, to - 1]
}

const isProtected = (element: Element) =>
  !element.closest('.chat') && (element.matches(PROTECTED) || hasOwnAmount(element))

const hasOwnAmount = ({ childNodes }: Element) =>
  [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.includes('€'))

export const asksForCookies = () => document.querySelector('.cookie-question:not([hidden])') !== null

export const isNarrow = () => matchMedia('(max-width: 767px)').matches
