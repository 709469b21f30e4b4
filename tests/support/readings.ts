import type { Page } from '@playwright/test'
import type { VatReading } from '@/platform/money/readings'

/** One `incl. btw` or `excl. btw` that a visitor sees, with the size of its amount; `inside` is the nearest first. */
type Mark = { reading: string; top: number; left: number; size: number; inside: number[]; text: string }

/** So far up belong two readings of one price together. */
const NEAR = 5

/**
 * Every price on the page of which the other reading leads: it stands alone, or is larger than the one of this kind
 * beside it, or as large and before it. `seen` is how many readings there are.
 */
export async function findWrongReadings(page: Page, leading: VatReading) {
  const marks = await page.evaluate(visibleReadings)
  const wrong = marks.filter(mark => mark.reading !== leading && !leads(leadOf(mark, marks, leading), mark))
  return { seen: marks.length, wrong: wrong.map(({ text }) => text) }
}

function leadOf({ inside }: Mark, marks: Mark[], leading: VatReading): Mark | undefined {
  const leads = marks.filter(each => each.reading === leading)
  const found = inside.slice(0, NEAR).map(part => leads.find(each => each.inside.includes(part)))
  return found.find(Boolean)
}

function leads(lead: Mark | undefined, { size, top, left }: Mark): boolean {
  if (!lead || lead.size !== size) return (lead?.size ?? 0) > size
  return Math.abs(lead.top - top) < 2 ? lead.left < left : lead.top < top
}

function visibleReadings(): Mark[] {
  const NOT_OURS = '[data-example-prices], article .prose, script, style'
  const numbers = new Map<Node, number>()
  const numberOf = (node: Node) => numbers.get(node) ?? numbers.set(node, numbers.size).size
  const withAll = (node: Node | null): Node[] => (node ? [node, ...withAll(node.parentNode)] : [])
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  /** The label of a sum or a total stands beside its amount. */
  const amountsOf = (label: Element) =>
    label.closest('[data-sum], .price-pair > span, .leads-incl, .leads-excl')?.querySelectorAll('*') ?? []
  const isShown = ({ parentElement: label }: Text) =>
    label?.closest(NOT_OURS) === null && label.checkVisibility({ visibilityProperty: true })

  function marksIn(node: Text): Mark[] {
    const label = node.parentElement as Element
    const beside = node.data.includes('€') ? [] : [...amountsOf(label)]
    const size = Math.max(...[label, ...beside].map(sizeOf))
    const text = (label.closest('p, li, dl, td')?.textContent ?? node.data).trim().slice(0, 120)
    return [...node.data.matchAll(/(?:incl|excl)\.\sbtw/g)].flatMap(({ index, 0: found }) => {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + found.length)
      const [box] = range.getClientRects()
      const inside = withAll(node).map(numberOf)
      return box ? [{ reading: found.slice(0, 4), top: box.top, left: box.left, size, inside, text }] : []
    })
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts.filter(isShown).flatMap(marksIn)
}
