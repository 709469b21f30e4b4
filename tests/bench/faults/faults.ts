import { setTimeout as pause } from 'node:timers/promises'
import type { PlannedFault } from './planFaults'
import type { World } from './world'

/** What breaks is mended by `heal`, at the end of the run. */
export async function begin(world: World, fault: PlannedFault): Promise<void> {
  const { mail, mollie, graph, sites, workers } = world
  switch (fault.kind) {
    case 'mail':
      mail.mood = fault.mood
      return
    case 'provider':
      if (fault.mood === 'down') await mollie.stop()
      else if (fault.mood === 'dropsAfter') mollie.moodToRefund = fault.mood
      else mollie.mood = fault.mood
      return
    case 'ad platform':
      if (fault.mood === 'down') await graph.stop()
      else graph.mood = fault.mood
      return
  }
  const process = [...sites, ...workers].find(each => each.name === fault.process)
  if (!process) throw new Error(`there is no ${fault.process}`)
  const { proxy } = process
  switch (fault.kind) {
    case 'SIGKILL':
    case 'SIGTERM':
      return process.end(fault.kind)
    case 'slow':
      proxy.lateMs = fault.ms
      return
    case 'cut':
      proxy.cut()
      await pause(fault.ms)
      return proxy.mend()
    case 'break':
      proxy.breakAt = fault.when
      await pause(BREAKS_FOR_MS)
      proxy.breakAt = null
      return proxy.mend()
  }
}

const BREAKS_FOR_MS = 700

/** Everything works again, and every process starts. Resolves when a site answers. */
export async function heal({ mail, mollie, graph, sites, workers }: World): Promise<void> {
  mail.heal()
  mollie.moodToRefund = null
  for (const peer of [mollie, graph]) {
    peer.mood = 'well'
    await peer.stop()
    await peer.start()
  }
  for (const { proxy } of [...sites, ...workers]) {
    proxy.lateMs = 0
    proxy.breakAt = null
    proxy.mend()
  }
  const starting = [...workers, ...sites].map(each => each.up())
  await Promise.race(starting.slice(workers.length))
}
