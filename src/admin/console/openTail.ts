export type Way = 'pushState' | 'replaceState'

/** Writes the tail of the address of this page. */
export function openTail(tail: string, way: Way): void {
  history[way](null, '', tail ? `?${tail}` : location.pathname)
}
