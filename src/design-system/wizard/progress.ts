/** Progress in whole percents: the first of seven steps shows 14%. `step` counts from zero. */
export function progressPercentage(step: number, steps: number): number {
  return Math.round(((step + 1) / steps) * 100)
}
