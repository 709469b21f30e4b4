import { getCompany } from '@/features/company/server/public'
import type { Ctx } from '@/platform/ctx'
import { database, type Sql } from '@/platform/db/transaction'
import { withinLimit } from '@/platform/limits/counters'
import type { VatIdStanding } from '../model/taxRules'
import { isCheckable, splitVatId } from '../model/vatId'
import {
  askAgainAt,
  endWatch,
  findLatestCheck,
  insertCheck,
  listDue,
  type VatIdCheck,
  watch,
} from './vatIdRepository'
import { isVatIdOf } from './vatIdSyntax'
import type { SplitVatId } from './vies'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** An answer of so long ago is not asked for again by who types the id once more. */
const FRESH = DAY
/** A service that is down is asked every hour, this long. */
const ASKED_FOR = 3 * DAY

export type Holder = { country: string; kind: 'private' | 'business'; vatId: string }

export type KnownVatId = { standing: VatIdStanding; check: VatIdCheck | null }

const NO_ID: KnownVatId = { standing: 'none', check: null }

/** What was last said of the id, without asking. */
export async function knownVatId(db: Pick<Sql, 'execute'>, holder: Holder): Promise<KnownVatId> {
  if (!isCheckable(holder)) return NO_ID
  const check = await findLatestCheck(db, holder.vatId)
  return { standing: check?.standing ?? 'unchecked', check }
}

/** Asks about an id that nobody asked about today. Past the limits, and while the service is down, nothing is known. */
export async function checkVatId(ctx: Ctx, holder: Holder): Promise<KnownVatId> {
  const db = database(ctx).drizzle
  const known = await knownVatId(db, holder)
  const isFresh = known.check && ctx.now().getTime() - Date.parse(known.check.checkedAt) < FRESH
  const id = splitVatId(holder.vatId, holder.country)
  if (!isCheckable(holder) || isFresh || !id || !isVatIdOf(holder.vatId, holder.country)) return known
  if (!ctx.vatIds.answers || !(await withinCheckLimit(ctx))) return known
  return (await ask(ctx, holder.vatId, id)) ? knownVatId(db, holder) : known
}

function withinCheckLimit(ctx: Ctx): Promise<boolean> {
  return ctx.clientIp
    ? withinLimit(ctx, 'vat-id-address', ctx.clientIp)
    : withinLimit(ctx, 'vat-id-everyone', 'all')
}

/** Keeps what the service said. False when it said nothing. */
async function ask(ctx: Ctx, vatId: string, id: SplitVatId): Promise<boolean> {
  const answer = await ctx.vatIds.check(id, await requester(ctx))
  if (answer.kind === 'unavailable') {
    ctx.payload.logger.warn({ msg: 'a VAT id could not be checked', why: answer.why })
    return false
  }
  const { name, address } = answer.kind === 'valid' ? answer : NOTHING_TOLD
  const { kind: standing, consultation } = answer
  await insertCheck(ctx, database(ctx).drizzle, { vatId, standing, name, address, consultation })
  return true
}

const NOTHING_TOLD = { name: '', address: '' }

/** The agency's own id, once an administrator filled in a real one: with it VIES gives a number as proof. */
async function requester(ctx: Ctx): Promise<SplitVatId | null> {
  const { vatId } = await getCompany(ctx)
  const written = vatId.replace(/[\s.]/g, '').toUpperCase()
  return isVatIdOf(written, 'NL') ? splitVatId(written, 'NL') : null
}

/** Has the worker ask about an id to which nobody answered yet. In the caller's transaction. */
export async function watchVatId(ctx: Ctx, db: Pick<Sql, 'execute'>, holder: Holder): Promise<void> {
  const { standing } = await knownVatId(db, holder)
  if (standing !== 'unchecked') return
  const now = ctx.now().getTime()
  const giveUpAt = new Date(now + ASKED_FOR).toISOString()
  await watch(db, { vatId: holder.vatId, country: holder.country, giveUpAt }, new Date(now).toISOString())
}

const MAX_ASKED_PER_RUN = 20

/** Asks about each id whose time has come, every hour for three days. */
export async function askWatchedVatIds(ctx: Ctx): Promise<void> {
  if (!ctx.vatIds.answers) return
  const db = database(ctx).drizzle
  const now = ctx.now()
  for (const { vatId, country, giveUpAt } of await listDue(db, now.toISOString(), MAX_ASKED_PER_RUN)) {
    const id = splitVatId(vatId, country)
    const isOver = !id || (await ask(ctx, vatId, id)) || giveUpAt <= now.toISOString()
    if (isOver) await endWatch(db, vatId)
    else await askAgainAt(db, vatId, new Date(now.getTime() + HOUR).toISOString())
  }
}
