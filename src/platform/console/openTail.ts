export type Way = 'pushState' | 'replaceState'

export function openTail(tail: string, way: Way): void {
  history[way](null, '', tail ? `?${tail}` : location.pathname)
}
