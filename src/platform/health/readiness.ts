import type { Ctx } from '@/platform/ctx'
import { READINESS_CHECKS, readHealth } from './checks'
import type { Level } from './model/health'

type Readiness = { isReady: boolean; parts: Record<string, Level> }

const KEPT_MS = 1000

let last: { at: number; readiness: Promise<Readiness> } | null = null

/** Whether this process can serve visitors. Asks the database once a second at most, however often it is called. */
export function readReadiness(ctx: Ctx): Promise<Readiness> {
  if (!last || Date.now() - last.at > KEPT_MS) last = { at: Date.now(), readiness: read(ctx) }
  return last.readiness
}

async function read(ctx: Ctx): Promise<Readiness> {
  const readings = await readHealth(ctx, READINESS_CHECKS)
  return {
    isReady: readings.every(({ level }) => level !== 'bad'),
    parts: Object.fromEntries(readings.map(({ key, level }) => [key, level])),
  }
}
