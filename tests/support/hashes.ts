import crypto from 'node:crypto'
import { vi } from 'vitest'

/** How many passwords are hashed while something happens, and how many rounds are asked for. */
export async function hashesIn<T>(work: () => Promise<T>) {
  const counting = vi.spyOn(crypto, 'pbkdf2')
  try {
    const answer = await work()
    const rounds = counting.mock.calls.map(([_password, _salt, asked]) => asked)
    return { answer, hashes: rounds.length, rounds }
  } finally {
    counting.mockRestore()
  }
}
