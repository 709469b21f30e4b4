import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { CHANGES, REMEMBERED } from './remembered'

const AGAIN_MS = 500
/** A dead line that nobody closed is noticed within two of these. */
const BEAT_MS = 5000
/** What a page read just before a change, and keeps just after it, is forgotten when this is over. */
const LATE_READS_MS = 2000

export type Hearing = {
  databaseUrl: string
  /** Has the pages of this instance forget; tried again until it succeeds. */
  forget: (tags: string[]) => Promise<void>
  say: (sentence: string) => void
  stop: AbortSignal
}

/**
 * Forgets whatever any process on this database changes, over a connection of its own, until stopped. What changed
 * while there was no connection was not heard: each new one begins with forgetting everything.
 */
export async function hearChanges(hearing: Hearing): Promise<void> {
  const forgetting = forgetter(hearing)
  while (!hearing.stop.aborted) {
    const lost = await listen(hearing, forgetting)
    if (hearing.stop.aborted) return
    hearing.say(`changes on other instances are not heard for now: ${lost}`)
    await pause(AGAIN_MS, null, { signal: hearing.stop }).catch(stopped)
  }
}

type Forget = (tags: readonly string[]) => void

/** Listens until the connection is lost or is to stop, and answers why it ended. */
async function listen({ databaseUrl, stop }: Hearing, forget: Forget): Promise<string> {
  const client = new pg.Client({
    ...{ connectionString: databaseUrl, keepAlive: true, application_name: 'changes' },
    ...{ connectionTimeoutMillis: BEAT_MS, query_timeout: BEAT_MS },
  })
  const ended = new Promise<string>(resolve => {
    client.on('error', error => resolve(faultOf(error)))
    client.on('end', () => resolve('the connection ended'))
    stop.addEventListener('abort', () => resolve('stopped'), { once: true })
  })
  client.on('notification', ({ payload = '[]' }) => forget(JSON.parse(payload)))
  try {
    await client.connect()
    await client.query(`listen ${CHANGES}`)
    forget(REMEMBERED)
    return await Promise.race([ended, beat(client)])
  } catch (error) {
    return faultOf(error)
  } finally {
    await Promise.race([client.end().catch(faultOf), pause(AGAIN_MS)])
  }
}

async function beat(client: pg.Client): Promise<never> {
  for (;;) {
    await pause(BEAT_MS, null, { ref: false })
    await client.query('select 1')
  }
}

/** Gathers what is to be forgotten, and has it forgotten at once and a second time when late reads are over. */
function forgetter({ forget, stop }: Hearing): Forget {
  const due = new Set<string>()
  let isWorking = false
  const work = async () => {
    if (isWorking) return
    isWorking = true
    while (due.size > 0 && !stop.aborted) {
      const tags = [...due]
      due.clear()
      await forget(tags).catch(async () => {
        for (const tag of tags) due.add(tag)
        await pause(AGAIN_MS, null, { signal: stop }).catch(stopped)
      })
    }
    isWorking = false
  }
  const add: Forget = tags => {
    for (const tag of tags) due.add(tag)
    work()
  }
  return tags => {
    add(tags)
    pause(LATE_READS_MS, null, { signal: stop, ref: false }).then(() => add(tags), stopped)
  }
}

const faultOf = (error: unknown) =>
  error instanceof Error ? ((error as { code?: string }).code ?? error.name) : 'an unknown fault'

function stopped(error: Error): void {
  if (error.name !== 'AbortError') throw error
}
