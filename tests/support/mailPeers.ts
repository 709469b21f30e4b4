import { afterEach } from 'vitest'
import type { Ctx } from '@/platform/ctx'
import { VISITOR_WAITS_MS } from '@/platform/email/retry'
import { onceLate } from './deadlines'
import type { HangingPeer, SmtpPeer } from './smtpPeer'
import { mailThrough } from './testCtx'

/** Mail servers for the length of one test: `opened` keeps one, `through` mails by it. */
export function mailPeers() {
  const open: SmtpPeer[] = []
  afterEach(async () => {
    await Promise.all(open.splice(0).map(peer => peer.close()))
  })
  async function opened<Peer extends SmtpPeer>(coming: Peer | Promise<Peer>): Promise<Peer> {
    const peer = await coming
    open.push(peer)
    return peer
  }
  async function through(ctx: Ctx, coming: SmtpPeer | Promise<SmtpPeer>): Promise<Ctx> {
    return { ...ctx, mail: mailThrough(await opened(coming)) }
  }
  return { opened, through }
}

/**
 * What somebody is answered. When their mail server hangs, the time that they wait for it passes at once, and they are
 * answered while the mail still waits for it.
 */
export async function answerOf<T>(peer: SmtpPeer | HangingPeer, work: () => Promise<T>): Promise<T> {
  if (!('called' in peer)) return work()
  const answer = await onceLate(VISITOR_WAITS_MS, peer.called, work)
  if (peer.givenUp()) throw new Error('they waited until the mail server was given up')
  return answer
}
