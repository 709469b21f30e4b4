import type * as z from 'zod/mini'

export function fieldErrors(issues: z.core.$ZodIssue[]): Record<string, string> {
  const all = issues.map(({ path, message }) => [path.join('.'), message])
  return Object.fromEntries(all.reverse())
}
