import type * as z from 'zod/mini'

/** The first thing that is wrong at each field. A field of the customer goes by its own name. */
export function orderErrors(issues: z.core.$ZodIssue[]): Record<string, string> {
  return Object.fromEntries(issues.map(issue => [fieldOf(issue.path), issue.message]).reverse())
}

function fieldOf(path: readonly PropertyKey[]): string {
  return path.slice(path[0] === 'customer' ? 1 : 0).join('.')
}
