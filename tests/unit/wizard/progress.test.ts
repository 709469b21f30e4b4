import { expect, test } from 'vitest'
import { progressPercentage } from '@/design-system/wizard/StepProgress'

test.each([
  [7, [14, 29, 43, 57, 71, 86, 100]],
  [5, [20, 40, 60, 80, 100]],
])('of %i steps each shows how far it is', (steps, shown) => {
  expect(shown.map((_, step) => progressPercentage(step, steps))).toEqual(shown)
})
