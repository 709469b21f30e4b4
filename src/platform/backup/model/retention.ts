const NAME = /^webbureau-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar\.gz(\.age)?$/

export const MONTHS_KEPT = 12

export function archiveName(madeAt: Date, isEncrypted: boolean): string {
  const time = madeAt.toISOString().replace(/[-:]|\.\d+/g, '')
  return `webbureau-${time}.tar.gz${isEncrypted ? '.age' : ''}`
}

/**
 * The archives that may go. Kept are all of the newest day, the newest of each of the newest `days` days that have one, and
 * the newest of each of the newest 12 months that have one. Days and months are those of UTC; other files are left alone.
 */
export function archivesToDelete(names: readonly string[], days: number): string[] {
  const newestFirst = names
    .filter(name => NAME.test(name))
    .toSorted()
    .toReversed()
  const newestDay = dayOfArchive(newestFirst[0] ?? '')
  const kept = new Set([
    ...newestFirst.filter(name => dayOfArchive(name) === newestDay),
    ...firstOfEach(newestFirst, dayOfArchive).slice(0, days),
    ...firstOfEach(newestFirst, monthOfArchive).slice(0, MONTHS_KEPT),
  ])
  return newestFirst.filter(name => !kept.has(name))
}

const dayOfArchive = (name: string) => name.match(NAME)?.slice(1, 4).join('') ?? ''
const monthOfArchive = (name: string) => name.match(NAME)?.slice(1, 3).join('') ?? ''

function firstOfEach(names: readonly string[], groupOf: (name: string) => string): string[] {
  return names.filter((name, at) => names.findIndex(other => groupOf(other) === groupOf(name)) === at)
}
