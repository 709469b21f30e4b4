import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { RefundInput } from '@/features/billing/model/refund'
import { refundPayment } from '@/features/billing/server/bookings/refundPayment'
import type { Actor } from '@/platform/access/actors'
import { processCtx } from '@/platform/processCtx'
import type { MolliePeer } from './molliePeer'

type Presses = { user: Actor; refunds: RefundInput[] }

/** Counted from the moment at which the provider made as many refunds as `made`. */
type Moment = { made: number; afterMs: number }

/** Starts a process of the site in which staff ask for one refund after the other, and kills it at that moment. */
export async function killWhileRefunding(peer: MolliePeer, presses: Presses, moment: Moment): Promise<void> {
  const before = peer.refunds.length
  const site: ChildProcess = fork('tests/support/killedRefunds.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, REFUNDING: '1', MOLLIE_URL: peer.url, MOLLIE_API_KEY: peer.apiKey },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(site, 'message')
  site.send(presses)
  const exit = once(site, 'exit')
  while (peer.refunds.length < before + moment.made && site.exitCode === null) await pause(1)
  setTimeout(() => site.kill('SIGKILL'), moment.afterMs)
  const [, by] = await exit
  if (by !== 'SIGKILL') throw new Error('the site ended by itself')
}

if (process.env.REFUNDING) {
  const ctx = await processCtx()
  ctx.payload.logger.level = 'silent'
  process.on('message', async ({ user, refunds }: Presses) => {
    for (const refund of refunds) await refundPayment({ ...ctx, user }, refund)
  })
  process.send?.('ready')
}
