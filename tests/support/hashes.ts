import crypto from 'node:crypto'
import { vi } from 'vitest'

/** How many passwords are hashed while something happens. */
export async function hashesIn<T>(work: () => Promise<T>): Promise<{ answer: T; hashes: number }> {
  const counting = vi.spyOn(crypto, 'pbkdf2')
  try {
    const answer = await work()
    return { answer, hashes: counting.mock.calls.length }
  } finally {
    counting.mockRestore()
  }
}
