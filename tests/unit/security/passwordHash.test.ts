import { pbkdf2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { verifyPassword } from '@/platform/auth/passwordChecks'

const PASSWORD = 'drie groene fietsen'
const salt = 'a'.repeat(64)

function accountWith(rounds: number) {
  return {
    salt,
    hash: `pbkdf2-sha256-v1:${pbkdf2Sync(PASSWORD, salt, rounds, 32, 'sha256').toString('hex')}`,
  }
}

test('a password is checked against a hash of 600,000 rounds', async () => {
  expect(await verifyPassword(PASSWORD, accountWith(600_000))).toBe(true)
})

test('a hash of fewer rounds opens nothing', async () => {
  expect(await verifyPassword(PASSWORD, accountWith(1000))).toBe(false)
})
