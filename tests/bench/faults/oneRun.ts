import { setTimeout as pause } from 'node:timers/promises'
import type { Ctx } from '@/server/ctx'
import { billMissingOrders } from '@/server/hosting/billMissingOrders'
import { storeMissingPdfs } from '@/server/invoicing/storeMissingPdfs'
import { askOpenPayments } from '@/server/payments/askOpenPayments'
import { seededInt } from '../../support/seeded'
import { drawVisit, pay, type Sent } from './acts'
import { drawFault, heal } from './faults'
import { judge, type Verdict } from './judge'
import type { World } from './world'

export type Result = { seed: number; visits: number; faults: string[]; ms: number } & Verdict

const LASTS_MS = 1200
const QUIET_MS = 400
const DRAINED_WITHIN_MS = 120_000

/**
 * One run: visitors come while something breaks, all is mended, and what is left is judged. The seed fixes who comes,
 * what breaks and when each of them begins. How far a process is at that moment, the machine decides: the same seed
 * need not hit the same statement twice.
 */
export async function oneRun(world: World, seed: number): Promise<Result> {
  const draw = seededInt(seed)
  const begun = performance.now()
  await world.rows('delete from bureau.rate_limits')
  const [{ since } = { since: '' }] = await world.rows<{ since: string }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since`,
  )
  const visits: Sent[] = []
  for (let left = 4 + draw(6); left > 0; left--) visits.push(await drawVisit(world, draw))
  const faults = Array.from({ length: 1 + draw(3) }, () => ({
    at: draw(LASTS_MS),
    ...drawFault(world, draw),
  }))
  const comes = visits.map(visit => ({
    visit,
    at: draw(LASTS_MS),
    site: draw(2),
    twice: draw(4) === 0,
    pay: seededInt(draw(2 ** 30)),
  }))
  const siteAt = (nth: number) => world.sites[nth] ?? { url: '' }
  await Promise.all([
    ...faults.map(async fault => {
      await pause(fault.at)
      await fault.begin(world)
    }),
    ...comes.map(async ({ visit, at, site, twice, pay: drawPay }) => {
      await pause(at)
      await Promise.all([visit.send(siteAt(site)), twice ? visit.send(siteAt(1 - site)) : null])
      await pay(world, visit, drawPay)
    }),
  ])
  await heal(world)
  for (const { visit, site, pay: drawPay } of comes) {
    if (!visit.acknowledged) await visit.send(siteAt(site))
    await pay(world, visit, drawPay)
  }
  await settle(world, visits)
  const stuck = await drainMail(world, since)
  const verdict = await judge(world, visits, since)
  return {
    ...{ seed, visits: visits.length, faults: faults.map(each => `${each.at} ms: ${each.name}`) },
    ...{ ...verdict, violations: [...stuck, ...unanswered(visits), ...verdict.violations] },
    ms: Math.round(performance.now() - begun),
  }
}

function unanswered(visits: Sent[]): string[] {
  const lost = visits.filter(visit => !visit.acknowledged)
  return lost.map(
    ({ table, key, said }) => `${table} ${key} was not kept after everything was mended: ${said}`,
  )
}

/** What the worker does in the hour after for whoever paid or did not. Nobody leaves a payment open. */
async function settle(world: World, visits: Sent[]): Promise<void> {
  for (const payment of world.mollie.payments.values())
    if (payment.status === 'open') world.mollie.change(payment.id, { status: 'expired' })
  const on: Ctx = { ...world.ctx, now: () => new Date(Date.now() + 3_600_000) }
  await billMissingOrders(on)
  for (let turns = 0; turns < 2 + visits.length / 5; turns++) await askOpenPayments(on)
  await storeMissingPdfs(on)
}

/**
 * Has the workers send what waits, without the pauses between their tries. Nobody's lease is shortened: it happens
 * while no process talks to the mail server and every acceptance is recorded.
 */
async function drainMail({ mail, rows, sites, workers }: World, since: string): Promise<string[]> {
  const alive = (process: string, at: number) =>
    ![...sites, ...workers].find(each => each.name === process)?.deaths.some(death => death.at >= at)
  let quietSince = Date.now()
  for (const end = Date.now() + DRAINED_WITHIN_MS; Date.now() < end; await pause(100)) {
    if (mail.open.size > 0) quietSince = Date.now()
    if (Date.now() - quietSince < QUIET_MS) continue
    const queued = await rows<{ id: string; messageId: string }>(
      `select id, message_id as "messageId" from mail_messages where created_at >= '${since}' and state = 'queued'`,
    )
    if (queued.length === 0) return []
    const accepted = mail.accepted.filter(each => each.answered && alive(each.process, each.at))
    const due = queued.filter(({ messageId }) => !accepted.some(each => each.messageId === messageId))
    if (mail.open.size === 0 && due.length > 0)
      await rows(`update mail_messages set next_attempt_at = now() - interval '1 minute' where state = 'queued'
        and id in (${due.map(each => `'${each.id}'`)}) and next_attempt_at > now()`)
  }
  return ['mail still waits two minutes after everything was mended']
}
