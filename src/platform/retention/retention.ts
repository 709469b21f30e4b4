import type { Ctx } from '@/platform/ctx'

/** Records that are cleared once their time is over. Texts are for the office. */
export type Retention = {
  /** Its last run is kept under it. */
  key: string
  label: string
  /** How long after what: `24 maanden na het laatste contact`. */
  period: string
  reason: string
  /** As PostgreSQL names them. What hangs on a row of them goes along. */
  tables: string[]
  /** Clears at most a batch, and answers how many records that were. */
  clear: (ctx: Ctx) => Promise<number>
}

/** Records that no job clears, and why. */
export type KeptRecords = { label: string; reason: string; tables: string[] }

declare module '@/platform/registry' {
  interface Registry {
    retention: Retention[]
    keptRecords: KeptRecords[]
  }
}

/** Rows per statement, so that it never holds the tables for long. */
export const BATCH_SIZE = 500
