import { afterAll } from 'vitest'
import type { Ctx, PageCtx } from '@/platform/ctx'
import { keepingCache, routeDoor } from './routeDoor'

type Session = { pageCtx: () => Promise<PageCtx>; visitorCtx: () => Promise<Ctx> }
type Work = (session: Session) => Promise<unknown>

/**
 * An instance of the site that keeps what its pages read and hears of no change. `inside` does its work in a request of
 * it, with the contexts that its pages and actions have there, and answers what came of it as JSON.
 */
export async function staleInstance() {
  let work: Work
  const answer = async () => Response.json((await work(await import('@/platform/requestCtx'))) ?? null)
  const door = await routeDoor('/proef', { POST: answer, dynamic: 'force-dynamic' }, keepingCache())
  afterAll(door.close)
  return async function inside<Answer>(asked: (session: Session) => Promise<Answer>): Promise<Answer> {
    work = asked
    const response = await fetch(door.url, { method: 'POST' })
    if (!response.ok) throw new Error(`the work in a request ended with ${response.status}`)
    return (await response.json()) as Answer
  }
}
