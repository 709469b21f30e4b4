import type * as z from 'zod/mini'

/** The first thing that is wrong at each field; a field of a line goes by `lines.0.label`. */
export function fieldErrors(issues: z.core.$ZodIssue[]): Record<string, string> {
  const all = issues.map(({ path, message }) => [path.join('.'), message])
  return Object.fromEntries(all.reverse())
}
