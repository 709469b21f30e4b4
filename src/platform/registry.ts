import type { EventDefinitions } from '@/platform/audit/model/events'
import type { LinkMaker } from '@/platform/email/linkMaker'
import type { LinkKind } from '@/platform/email/secretLinks'
import type { Ctx } from './ctx'
import type { PersonalData } from './personalData'

/** A feature adds its own parts: `declare module '@/platform/registry' { interface Registry { … } }`. */
export interface Registry {
  /** Every kind of event of the audit trail, by code. */
  auditEvents: EventDefinitions
  schedule: ScheduledJob[]
  /** Runs once, under the worker lock, before the schedule. */
  onWorkerStart: ((ctx: Ctx) => Promise<unknown>)[]
  linkMakers: Record<LinkKind, LinkMaker>
  startCards: StartCard[]
  /** In the order of the export; erased in reverse. */
  personalData: PersonalData[]
}

export function registryOf({ payload }: Pick<Ctx, 'payload'>): Registry {
  return payload.config.custom.registry
}

/** A job may run twice without harm. `every` is in milliseconds. */
export type ScheduledJob = { name: string; every: number; run: (ctx: Ctx) => Promise<unknown> }

export type StartFigure = { label: string; figure: string | number; isAlarm?: boolean }

export type StartCard = { href: string; title: string; figures: (ctx: Ctx) => Promise<StartFigure[]> }
