const TEXT_INPUTS = 'input, select, textarea, iframe, [contenteditable]'
const CLICKABLE = 'a, button, summary, label'

/** Requests frames only until the ring has caught up. Returns how to stop. */
export function trailPointer(ring: HTMLElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const at = { x: 0, y: 0 }
  let frame = 0

  function move({ clientX, clientY, target, pointerType }: PointerEvent) {
    if (pointerType === 'touch' || !(target instanceof Element) || target.closest(TEXT_INPUTS)) return hide()
    if (!ring.dataset.over) Object.assign(at, { x: clientX, y: clientY })
    ring.dataset.over = target.closest(CLICKABLE) ? 'button' : 'paper'
    cancelAnimationFrame(frame)
    approach(clientX, clientY)
  }
  function approach(x: number, y: number) {
    at.x += (x - at.x) * 0.2
    at.y += (y - at.y) * 0.2
    ring.style.transform = `translate(${at.x}px, ${at.y}px)`
    if (Math.hypot(x - at.x, y - at.y) > 0.2) frame = requestAnimationFrame(() => approach(x, y))
  }
  function hide() {
    cancelAnimationFrame(frame)
    delete ring.dataset.over
  }

  addEventListener('pointermove', move, { signal, passive: true })
  document.documentElement.addEventListener('pointerleave', hide, { signal })
  signal.addEventListener('abort', hide)
  return () => listening.abort()
}
