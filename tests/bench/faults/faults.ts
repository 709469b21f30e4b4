import { setTimeout as pause } from 'node:timers/promises'
import type { MollieMood } from '../../support/molliePeer'
import { MAIL_MOODS } from './mailJournal'
import type { Process } from './processes'
import type { World } from './world'

type Draw = (max: number) => number
export type Fault = { name: string; begin: (world: World) => Promise<void> }

const one = <T>(of: readonly T[], draw: Draw): T => of[draw(of.length)] as T
const MOLLIE_MOODS: MollieMood[] = ['refuses', 'broken', 'gateway', 'hangs', 'drops']

/** What breaks is mended by `heal`, at the end of the run. */
export function drawFault(world: World, draw: Draw): Fault {
  const of = (processes: Process[]) => one(processes, draw)
  const any = () => of([...world.sites, ...world.workers])
  const kinds: (() => Fault)[] = [
    () => ended(of(world.sites), 'SIGKILL'),
    () => ended(of(world.workers), 'SIGKILL'),
    () => ended(of(world.sites), 'SIGTERM'),
    () => ended(of(world.workers), 'SIGTERM'),
    () => cut(any(), 100 + draw(1500)),
    () => cut(any(), 100 + draw(1500)),
    () => breakCommit(any(), draw),
    () => breakCommit(of(world.sites), draw),
    () => slow(any(), 20 + draw(80)),
    () => mailMood(draw),
    () => mailMood(draw),
    () => mailMood(draw),
    () => mollieMood(draw),
    () => ({ name: 'the provider is down', begin: async ({ mollie }) => mollie.stop() }),
  ]
  return one(kinds, draw)()
}

function ended(process: Process, signal: 'SIGKILL' | 'SIGTERM'): Fault {
  return { name: `${signal} to ${process.name}`, begin: () => process.end(signal) }
}

function cut(process: Process, ms: number): Fault {
  return {
    name: `the database of ${process.name} is gone for ${ms} ms`,
    begin: async () => {
      process.proxy.cut()
      await pause(ms)
      process.proxy.mend()
    },
  }
}

function breakCommit(process: Process, draw: Draw): Fault {
  const at = one(['beforeCommit', 'duringCommit', 'afterCommit'] as const, draw)
  return {
    name: `the database of ${process.name} breaks ${at}`,
    begin: async () => {
      process.proxy.breakAt = at
      await pause(700)
      process.proxy.breakAt = null
      process.proxy.mend()
    },
  }
}

function slow(process: Process, ms: number): Fault {
  return {
    name: `the database of ${process.name} takes ${ms} ms longer`,
    begin: async () => {
      process.proxy.lateMs = ms
    },
  }
}

function mailMood(draw: Draw): Fault {
  const mood = one(MAIL_MOODS.slice(1), draw)
  return {
    name: `the mail server: ${mood}`,
    begin: async ({ mail }) => {
      mail.mood = mood
    },
  }
}

function mollieMood(draw: Draw): Fault {
  const mood = one(MOLLIE_MOODS, draw)
  return {
    name: `the provider: ${mood}`,
    begin: async ({ mollie }) => {
      mollie.mood = mood
    },
  }
}

/** Everything works again, and every process runs. */
export async function heal({ mail, mollie, sites, workers }: World): Promise<void> {
  mail.heal()
  mollie.mood = 'well'
  await mollie.stop()
  await mollie.start()
  for (const { proxy } of [...sites, ...workers]) {
    proxy.lateMs = 0
    proxy.breakAt = null
    proxy.mend()
  }
  await Promise.all([...sites, ...workers].map(each => each.up()))
}
