import { setTimeout as pause } from 'node:timers/promises'
import { drainMail, settle } from './drain'
import { begin, heal } from './faults'
import { judge, type Verdict } from './judge/judge'
import { type Plan, planOf, RULES } from './plan'
import { nameOf } from './planFaults'
import type { Spoil } from './spoils'
import { meet, type Visitor } from './visits/visitors'
import type { World } from './world'

export type Result = {
  rules: number
  seed: number
  visits: string[]
  faults: string[]
  /** Milliseconds in all, and in each part. */
  ms: number
  spent: Record<string, number>
} & Verdict

/**
 * One run: visitors come while something breaks, all is mended, and what is left is judged. The seed fixes who comes,
 * what breaks and when each of them begins. How far a process is at that moment, the machine decides: the same seed
 * need not hit the same statement twice.
 */
export async function oneRun(world: World, seed: number): Promise<Result> {
  const plan = planOf(seed)
  const { visitors, since, stuck, watch } = await played(world, plan)
  const verdict = await watch('judge', judge(world, visitors, since))
  const spent = watch.spent
  return {
    ...{ rules: RULES, seed },
    ...{
      visits: plan.visits.map(visit => visit.kind),
      faults: plan.faults.map(each => `${each.at} ms: ${nameOf(each)}`),
    },
    ...{ ...verdict, violations: [...stuck, ...verdict.violations] },
    ...{ ms: Object.values(spent).reduce((sum, each) => sum + each, 0), spent },
  }
}

/** What the check finds more once a record was changed on purpose. */
export async function foundAfter(world: World, { visit, change }: Spoil): Promise<string[]> {
  const { visitors, since } = await played(world, { visits: [visit], faults: [] })
  const before = await judge(world, visitors, since)
  await change(
    world,
    visitors.flatMap(({ acts }) => acts),
  )
  const after = await judge(world, visitors, since)
  return after.violations.filter(each => !before.violations.includes(each))
}

/** `stuck`: mail that waits for ever. */
type Played = {
  visitors: Visitor[]
  since: string
  stuck: string[]
  watch: ReturnType<typeof stopwatch>
}

async function played(world: World, plan: Plan): Promise<Played> {
  const watch = stopwatch()
  await world.rows('delete from bureau.rate_limits')
  const [{ since } = { since: '' }] = await world.rows<{ since: string }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since`,
  )
  const visitors = await watch('prepare', Promise.all(plan.visits.map(visit => meet(world, visit))))
  await watch(
    'break',
    Promise.all([
      ...plan.faults.map(async fault => {
        await pause(fault.at)
        await begin(world, fault)
      }),
      ...visitors.map(visitor => visitor.come()),
    ]),
  )
  await watch('mend', heal(world))
  const stuck: string[] = []
  // What follows from a mail or a payment that came late takes a second turn.
  for (const turn of [1, 2]) {
    if (turn === 2 && visitors.every(isDone)) break
    await watch('come back', Promise.all(visitors.map(visitor => visitor.comeBack())))
    await watch('settle', settle(world, visitors.length, since))
    stuck.push(...(await watch('drain', drainMail(world, since))))
  }
  await watch('start', Promise.all([...world.sites, ...world.workers].map(each => each.up())))
  stuck.push(...(await watch('drain', drainMail(world, since))))
  return { visitors, since, stuck, watch }
}

const isDone = ({ acts }: Visitor) => acts.every(act => act.acknowledged)

function stopwatch() {
  const spent: Record<string, number> = {}
  const watch = async <T>(part: string, work: Promise<T>): Promise<T> => {
    const begun = performance.now()
    const made = await work
    spent[part] = (spent[part] ?? 0) + Math.round(performance.now() - begun)
    return made
  }
  return Object.assign(watch, { spent })
}
