import { type RefObject, useEffect, useState } from 'react'
import { coversSomething } from './coverage'

/** What steps aside: nothing, the window that opened by itself, the teaser, or the button with it. */
export type Aside = 'window' | 'teaser' | 'button' | undefined

const LOOK_MS = 100

/** Looks again whenever something may have come to lie under the chat. */
export function useAside(root: RefObject<HTMLElement | null>): Aside {
  const [aside, setAside] = useState<Aside>()
  useEffect(() => {
    let timer: number | undefined
    const look = () => {
      timer ??= window.setTimeout(() => {
        timer = undefined
        setAside(asideOf(root.current))
      }, LOOK_MS)
    }
    // The teaser comes later, the window grows with each line: no scrolling tells of it.
    const sizes = new ResizeObserver(look)
    sizes.observe(document.body)
    if (root.current) sizes.observe(root.current)
    const events = ['scroll', 'resize', 'click', 'focusin', 'animationend', 'transitionend'] as const
    for (const event of events) addEventListener(event, look, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      sizes.disconnect()
      for (const event of events) removeEventListener(event, look, { capture: true })
    }
  }, [root])
  return aside
}

/** Who reached the button by keyboard keeps it. */
function asideOf(root: HTMLElement | null): Aside {
  if (!root || root.contains(document.activeElement)) return undefined
  const isOver = (part: string) => {
    const element = root.querySelector(part)
    return element !== null && coversSomething(element.getBoundingClientRect())
  }
  if (root.dataset.small !== undefined) return isOver('.chat-window') ? 'window' : undefined
  if (isOver('.chat-button')) return 'button'
  return isOver('.chat-teaser') ? 'teaser' : undefined
}
