export type Toast = {
  id: number
  title: string
  description?: string
  tone: 'plain' | 'destructive' | 'warning'
  /** In milliseconds. */
  duration: number
  open: boolean
  action?: { label: string; onClick: () => void }
}

export type Notice = Pick<Toast, 'title' | 'description' | 'tone' | 'duration'>

const DEFAULT_DURATION_MS = 5000
/** A dismissed toast stays mounted, so that screen readers and the closing animation finish. */
const REMOVE_AFTER_MS = 1_000_000

let shown: Toast[] = []
let last = 0
const listeners = new Set<() => void>()

export function toast(message: Partial<Omit<Toast, 'id' | 'open'>> & { title: string }): void {
  last += 1
  show([{ tone: 'plain', duration: DEFAULT_DURATION_MS, ...message, id: last, open: true }])
}

export function dismiss(id: number): void {
  show(shown.map(each => (each.id === id ? { ...each, open: false } : each)))
  setTimeout(() => show(shown.filter(each => each.id !== id)), REMOVE_AFTER_MS)
}

export function dismissAll(): void {
  for (const each of shown.filter(({ open }) => open)) dismiss(each.id)
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => shown,
  readOnServer: () => NONE,
}

const NONE: Toast[] = []

function show(next: Toast[]) {
  shown = next
  for (const listener of listeners) listener()
}
