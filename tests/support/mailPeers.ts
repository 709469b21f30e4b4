import { afterEach } from 'vitest'
import type { Ctx } from '@/platform/ctx'
import { SEND_TIMEOUT_MS, VISITOR_WAITS_MS } from '@/platform/email/retry'
import { onceLate } from './deadlines'
import type { HangingPeer, SmtpPeer } from './smtpPeer'
import { mailThrough } from './testCtx'

/** A mail server that hangs is given up after this long: who is answered sooner did not wait for it. */
export const GIVEN_UP_AFTER_MS = SEND_TIMEOUT_MS / 2

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

/** What somebody is answered. When their mail server hangs, the time that they wait for it passes at once. */
export async function answerOf<T>(peer: SmtpPeer | HangingPeer, work: () => Promise<T>): Promise<T> {
  if (!('called' in peer)) return work()
  return onceLate(VISITOR_WAITS_MS, peer.called, work)
}
