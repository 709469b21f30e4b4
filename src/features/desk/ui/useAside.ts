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
    const body = new ResizeObserver(look)
    body.observe(document.body)
    // The teaser comes later, and no scrolling tells of it.
    const parts = new MutationObserver(look)
    if (root.current) parts.observe(root.current, { childList: true })
    const events = ['scroll', 'resize', 'click', 'focusin'] as const
    for (const event of events) addEventListener(event, look, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      body.disconnect()
      parts.disconnect()
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
