import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withArchitecture } from '../support/architecturePicture'

test('the picture in README is that of the code: `npm run architecture` draws it', () => {
  const readme = readFileSync('README.md', 'utf8')
  expect(withArchitecture(readme)).toBe(readme)
})
