import { onTestFinished } from 'vitest'
import { CACHE_TAGS } from '@/platform/cache/cached'
import { env } from '@/platform/env'
import { listenForChanges } from '@/platform/next/revalidate'
import { eventually } from './testCtx'

type Listener = { expired: string[][]; said: string[]; everything: (times: number) => Promise<unknown> }

/** Stands for an instance: listens to what changes on this database. `expire` is what its pages do then. */
export async function listening(
  expire: (tags: string[]) => Promise<void> = async () => {},
  databaseUrl = env.DATABASE_URL,
): Promise<Listener> {
  const [expired, said, stop]: [string[][], string[], AbortController] = [[], [], new AbortController()]
  const running = listenForChanges({
    databaseUrl,
    expire: async tags => {
      await expire(tags)
      expired.push(tags)
    },
    warn: sentence => said.push(sentence),
    stop: stop.signal,
  })
  onTestFinished(() => {
    stop.abort()
    return running
  })
  const isAll = (tags: string[]) => CACHE_TAGS.every(tag => tags.includes(tag))
  const everything = (times: number) => eventually(async () => expired.filter(isAll).length >= times)
  await everything(1)
  return { expired, said, everything }
}
