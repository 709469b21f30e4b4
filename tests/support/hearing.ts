import { onTestFinished } from 'vitest'
import { hearChanges } from '@/server/content/hearChanges'
import { REMEMBERED } from '@/server/content/remembered'
import { env } from '@/server/env'
import { eventually } from './testCtx'

type Heard = { forgotten: string[][]; said: string[]; everything: (times: number) => Promise<unknown> }

/** Stands for an instance: hears what changes on this database. `forget` is what its pages do then. */
export async function hearing(
  forget: (tags: string[]) => Promise<void> = async () => {},
  databaseUrl = env.DATABASE_URL,
): Promise<Heard> {
  const [forgotten, said, stop]: [string[][], string[], AbortController] = [[], [], new AbortController()]
  const running = hearChanges({
    databaseUrl,
    forget: async tags => {
      await forget(tags)
      forgotten.push(tags)
    },
    say: sentence => said.push(sentence),
    stop: stop.signal,
  })
  onTestFinished(() => {
    stop.abort()
    return running
  })
  const isAll = (tags: string[]) => REMEMBERED.every(tag => tags.includes(tag))
  const everything = (times: number) => eventually(async () => forgotten.filter(isAll).length >= times)
  await everything(1)
  return { forgotten, said, everything }
}
