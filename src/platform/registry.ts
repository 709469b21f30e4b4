import type { Ctx } from '@/platform/ctx'
import type { LinkMaker } from '@/platform/email/linkMaker'
import type { LinkKind } from '@/platform/email/secretLinks'
import type { PersonalData } from '@/platform/personalData'

/**
 * What features hand to the platform and to each other: `payload.config.ts` puts it in its `custom`, from the
 * composition. A feature that lists parts of others adds its own:
 * `declare module '@/platform/registry' { interface Registry { … } }`.
 */
export interface Registry {
  schedule: ScheduledJob[]
  /** Run once, before the schedule, by a worker that has the lock. */
  onWorkerStart: ((ctx: Ctx) => Promise<unknown>)[]
  linkMakers: Record<LinkKind, LinkMaker>
  startCards: StartCard[]
  /** In the order in which the file of a person lists them. Erased in the reverse order. */
  personalData: PersonalData[]
}

export function registryOf({ payload }: Pick<Ctx, 'payload'>): Registry {
  return payload.config.custom.registry
}

/** A job may run twice without harm. `every` is in milliseconds. */
export type ScheduledJob = { name: string; every: number; run: (ctx: Ctx) => Promise<unknown> }

export type StartFigure = { label: string; figure: string | number; isAlarm?: boolean }

/** A console on the start screen of the office, with what waits in it. */
export type StartCard = { href: string; title: string; figures: (ctx: Ctx) => Promise<StartFigure[]> }
