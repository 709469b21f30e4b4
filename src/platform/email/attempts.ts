import { setTimeout as pause } from 'node:timers/promises'
import type { Ctx } from '@/platform/ctx'
import { renewLease } from './mailRepository'
import { isFreshLease, RECORD_EVERY_MS, RECORD_FOR_MS, RENEW_LEASE_MS } from './retry'

type Leased = { id: string; leasedUntil: Date }

const running = new Map<string, Promise<unknown>>()

export function trackAttempt<T>(id: string, attempt: Promise<T>): Promise<T> {
  const over = attempt.finally(() => {
    if (running.get(id) === over) running.delete(id)
  })
  running.set(id, over)
  return over
}

export function runningAttempts(): string[] {
  return [...running.keys()]
}

/** Waits at most `ms` until this process sends nothing. */
export async function waitForAttempts(ms: number): Promise<void> {
  await Promise.race([Promise.allSettled(running.values()), pause(ms, null, { ref: false })])
}

/** An old lease is renewed first: once it ends, the worker may be sending the message. */
export async function holdsLease(ctx: Ctx, mail: Leased): Promise<boolean> {
  while (!isFreshLease(mail.leasedUntil, ctx.now())) if (!(await renewLease(ctx, mail))) return false
  return true
}

export async function whileRenewing<T>(ctx: Ctx, mail: Leased, work: () => Promise<T>): Promise<T> {
  const renewing = setInterval(() => {
    renewLease(ctx, mail).catch(err =>
      ctx.payload.logger.warn({ err, msg: 'the lease of a mail was not renewed', mail: mail.id }),
    )
  }, RENEW_LEASE_MS)
  try {
    return await work()
  } finally {
    clearInterval(renewing)
  }
}

/** An accepted mail that is not recorded would be sent again. */
export async function retryRecording(ctx: Ctx, id: string, record: () => Promise<void>): Promise<void> {
  for (let left = RECORD_FOR_MS / RECORD_EVERY_MS; ; left--) {
    try {
      return await record()
    } catch (err) {
      if (left <= 0) throw err
      ctx.payload.logger.error({ err, msg: 'an accepted mail could not be recorded yet', mail: id })
      await pause(RECORD_EVERY_MS)
    }
  }
}
