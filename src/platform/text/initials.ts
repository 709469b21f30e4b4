export function initialsOf(name: string): string {
  const words = name.split(',')[0]?.match(/\p{L}+/gu) ?? []
  const first = words[0]?.[0] ?? '?'
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''
  return (first + last).toUpperCase()
}
