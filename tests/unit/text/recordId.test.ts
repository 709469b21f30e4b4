import { expect, test } from 'vitest'
import { isRecordId } from '@/platform/text/recordId'

test.each([
  ['0b9dcd9e-6d7a-4b0e-9a55-0d6f3c6f2a11', true],
  ['0B9DCD9E-6D7A-4B0E-9A55-0D6F3C6F2A11', true],
  ['0b9dcd9e6d7a4b0e9a550d6f3c6f2a11', false],
  ['0b9dcd9e-6d7a-4b0e-9a55-0d6f3c6f2a11 ', false],
  ["' or 1 = 1", false],
  ['', false],
  [null, false],
  [undefined, false],
  [7, false],
])('%j may be an id of a record: %s', (said, may) => {
  expect(isRecordId(said)).toBe(may)
})
