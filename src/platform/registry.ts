import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug } from 'payload'
import type { EventDefinitions } from '@/platform/audit/model/events'
import { database, type Tx } from '@/platform/db/transaction'
import type { LinkMaker } from '@/platform/email/linkMaker'
import type { LinkKind } from '@/platform/email/secretLinks'
import type { Queue } from '@/platform/health/queues'
import type { Ctx } from './ctx'

/** A feature adds its own parts: `declare module '@/platform/registry' { interface Registry { … } }`. */
export interface Registry {
  /** Every kind of event of the audit trail, by code. */
  auditEvents: EventDefinitions
  schedule: ScheduledJob[]
  queues: Queue[]
  /** Checked after a restore. */
  invariants: Invariant[]
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

/** What always holds in the records of a feature. `find` answers what is wrong, one line each. */
export type Invariant = { name: string; find: (ctx: Ctx) => Promise<string[]> }

/** A job may run twice without harm. `every` is in milliseconds. */
export type ScheduledJob = { name: string; every: number; run: (ctx: Ctx) => Promise<unknown> }

export type StartFigure = { label: string; figure: string | number; isAlarm?: boolean }

export type StartCard = { href: string; title: string; figures: (ctx: Ctx) => Promise<StartFigure[]> }

export type Person = { id: string; email: string }

/** Nobody proves a telephone number: staff erase by it, and no copy of a person's own data reads it. */
export type ErasedPerson = Person & { phone: string }

export type Row = Record<string, unknown>

export interface PersonalRows {
  mails: Row[]
}

export type PersonalData = {
  /** Raw rows; the export removes internal fields. */
  exportRows: (ctx: Ctx, person: Person) => Promise<Partial<PersonalRows>>
  recordIds?: (ctx: Ctx, tx: Tx, person: ErasedPerson) => Promise<string[]>
  findObstacle?: (tx: Tx, person: Person) => Promise<'stillRunning' | 'stillOpen' | null>
  erase?: (ctx: Ctx, tx: Tx, person: ErasedPerson) => Promise<void>
}

export async function rowsOfAddress(
  ctx: Ctx,
  collection: CollectionSlug,
  field: 'email' | 'to',
  address: string,
): Promise<Row[]> {
  const table = database(ctx).tables[collection.replaceAll('-', '_')]
  return database(ctx)
    .drizzle.select()
    .from(table)
    .where(eq(sql`lower(${table[field]})`, address))
    .orderBy(table.createdAt)
}
