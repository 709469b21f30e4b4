/** Spread into a read that visitors see the result of. */
export const published = {
  where: { _status: { equals: 'published' } },
  depth: 0,
  pagination: false,
} as const
