import { expect, test } from 'vitest'
import { actionEncryptionKey } from '@/platform/next/buildFiles'

test('the key of server actions follows from the secret alone, and has the length that AES asks for', () => {
  const key = actionEncryptionKey('a secret of the tests, long enough for the check')
  expect(actionEncryptionKey('a secret of the tests, long enough for the check')).toBe(key)
  expect(actionEncryptionKey('another secret of the tests, as long as that')).not.toBe(key)
  expect(Buffer.from(key, 'base64')).toHaveLength(32)
})
