import type * as z from 'zod/mini'

/** What is wrong at each field; that of a line goes by `lines.0.label`. */
export function fieldErrors(issues: z.core.$ZodIssue[]): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}
