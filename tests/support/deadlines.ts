import { vi } from 'vitest'

/**
 * Takes the place of `AbortSignal.timeout` for the rest of a test. What is asked for lasts until `pass` says that the
 * time is over, so that nobody waits for a peer that hangs.
 */
export function deadlines() {
  const given: { ms: number; controller: AbortController }[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
    const controller = new AbortController()
    given.push({ ms, controller })
    return controller.signal
  })
  return {
    /** How long each may take, in milliseconds. */
    given: () => given.map(({ ms }) => ms),
    pass: () => {
      const late = new DOMException('The operation was aborted due to timeout', 'TimeoutError')
      for (const { controller } of given) controller.abort(late)
    },
  }
}

/** What `work` answers when this time passes at once, as soon as a peer hangs. Timers of Node alone notice it. */
export async function onceLate<T>(ms: number, hangs: () => boolean, work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const answer = work()
    await vi.waitUntil(hangs, { timeout: 120_000 })
    vi.advanceTimersByTime(ms)
    return await answer
  } finally {
    vi.useRealTimers()
  }
}
