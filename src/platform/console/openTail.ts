export type HistoryMethod = 'pushState' | 'replaceState'

export function setQueryString(tail: string, way: HistoryMethod): void {
  history[way](null, '', tail ? `?${tail}` : location.pathname)
}
