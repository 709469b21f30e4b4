import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { cached } from '@/platform/cache/cached'
import type { Ctx, PageCtx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { registryOf } from '@/platform/registry'
import {
  LAUNCH_PARTS,
  type LaunchFacts,
  type LaunchNeed,
  type LaunchPart,
  type LaunchState,
  launchState,
} from './model/launch'

/** What a part shows to who confirms it, and what keeps it from being confirmed: a sentence, or null. */
export type PartCheck = {
  part: LaunchPart
  href: string
  read: (ctx: Ctx) => Promise<{ text: string; obstacle: string | null }>
}

/** What a feature needs before the shop sells, or advises. `lacks` is a clause: `er is geen betaaldienst`. */
export type LaunchCheck = {
  key: string
  label: string
  need: LaunchNeed
  href?: string
  read: (ctx: Ctx) => Promise<{ text: string; lacks: string | null }>
}

declare module '@/platform/registry' {
  interface Registry {
    launchParts: PartCheck[]
    launchChecks: LaunchCheck[]
    /** Whether an invoice with a number was made. */
    isInBusiness: (ctx: Pick<Ctx, 'payload'>) => Promise<boolean>
  }
}

const confirmationRow = z.object({
  part: z.enum(LAUNCH_PARTS.map(each => each.value)),
  confirmedAt: z.coerce.date<string | Date>(),
  confirmedBy: z.string(),
})

export type Confirmation = z.infer<typeof confirmationRow>

export async function readConfirmations(ctx: Pick<Ctx, 'payload'>): Promise<Confirmation[]> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select part, confirmed_at as "confirmedAt", confirmed_by as "confirmedBy" from bureau.launch_confirmations`)
  return rows.map(row => confirmationRow.parse(row))
}

/** Whether search engines may list the site, and whether it sells. */
export function readLaunch(ctx: PageCtx): Promise<LaunchState> {
  if (env.DEMO) return Promise.resolve(launchState(SETTLED))
  return cached(ctx, 'launch', async () => {
    if (await registryOf(ctx).isInBusiness(ctx)) return launchState(SETTLED)
    return launchState(await readLaunchFacts({ ...ctx, cache: null }))
  })
}

/** In a demonstration, as for an agency in business, nothing else counts. */
const SETTLED: LaunchFacts = { isDemo: false, isInBusiness: true, confirmed: [], shopLacks: [] }

export async function readLaunchFacts(ctx: Ctx): Promise<LaunchFacts> {
  const { isInBusiness, launchChecks } = registryOf(ctx)
  const forShop = launchChecks.filter(each => each.need === 'shop')
  const [inBusiness, confirmations, readings] = await Promise.all([
    isInBusiness(ctx),
    readConfirmations(ctx),
    Promise.all(forShop.map(check => check.read(ctx))),
  ])
  return {
    ...{ isDemo: env.DEMO, isInBusiness: inBusiness },
    confirmed: confirmations.map(each => each.part),
    shopLacks: readings.flatMap(each => each.lacks ?? []),
  }
}
