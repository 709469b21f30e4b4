import { expect, test } from 'vitest'
import { CORPUS } from '../../support/corpus'

test('the corpus of bad input tries at least 9,000 inputs over all doors', () => {
  const sum = Object.values(CORPUS).reduce((total, tried) => total + tried, 0)
  expect(sum).toBeGreaterThanOrEqual(9000)
})
