import { setTimeout as pause } from 'node:timers/promises'
import { REMEMBERED } from './content/remembered'
import { askSiteToForget } from './revalidate'

const TRIES = 40

/**
 * Next remembers what was forgotten in memory only. Pages that were not asked for between a
 * change and a restart would come back old, so a starting site forgets everything once.
 */
export async function forgetAtStart(): Promise<void> {
  if (process.env.NODE_ENV !== 'production') return
  for (let left = TRIES; left > 0; left--) {
    await pause(250)
    const done = await askSiteToForget([...REMEMBERED]).then(() => true, notYet)
    if (done) return
  }
}

/** The site does not listen yet while it is starting; any other answer is no reason to stop it. */
function notYet(error: unknown): boolean {
  if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'))
    return false
  throw error
}
