import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { administratorAddresses } from '@/platform/access/administrators'
import { type Ctx, getOrganisation, type Organisation } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { letterDraft } from '@/platform/email/letterMail'
import { type MailDraft, queueMail, sendNow } from '@/platform/email/outbox'
import { onSite } from '@/platform/env'
import { readHealth } from './checks'
import { type CheckState, judgeAlerts } from './model/alerts'
import { type CheckReading, HEALTH_PATH, LEVELS } from './model/health'

export const HEALTH_MAIL = 'health-alert'

const CHECK_EVERY_SECONDS = 60

/**
 * Reads every check, and mails administrators about what turned bad. Every site and the worker call this; one of them a minute
 * does it, so that a dead worker is noticed too.
 */
export async function watchHealth(ctx: Ctx, readAll = readHealth): Promise<void> {
  if (!(await claimCheck(ctx))) return
  const readings = await readAll(ctx)
  const [admins, company] = [await administratorAddresses(ctx), await getOrganisation(ctx)]
  const mails = await transaction(ctx, async tx => {
    const { states, mailed } = judgeAlerts(await lockStates(tx), readings, ctx.now())
    await saveStates(tx, states)
    return mailed.length > 0 ? queueMail(ctx, tx, alertMails(admins, mailed, company)) : []
  })
  if (mails.length > 0) await sendNow(ctx, mails)
}

async function claimCheck(ctx: Ctx): Promise<boolean> {
  const now = ctx.now().toISOString()
  const { rows } = await database(ctx).drizzle.execute(sql`
    update bureau.health_checks set checked_at = ${now}
    where checked_at <= ${now}::timestamptz - make_interval(secs => ${CHECK_EVERY_SECONDS}) returning id`)
  return rows.length > 0
}

const moment = z.coerce.date<string | Date>()

const stateRow = z.object({
  ...{ key: z.string(), level: z.enum(LEVELS.map(({ value }) => value)) },
  ...{ since: moment, mailedAt: z.nullable(moment) },
})

export async function readStates(db: Pick<Tx['sql'], 'execute'>): Promise<CheckState[]> {
  const { rows } = await db.execute(
    sql`select key, level, since, mailed_at as "mailedAt" from bureau.health_states order by key`,
  )
  return rows.map(row => stateRow.parse(row))
}

async function lockStates(tx: Tx): Promise<CheckState[]> {
  await tx.sql.execute(sql`select from bureau.health_checks for update`)
  return readStates(tx.sql)
}

async function saveStates(tx: Tx, states: CheckState[]): Promise<void> {
  await tx.sql.execute(sql`delete from bureau.health_states`)
  await tx.sql.execute(sql`
    insert into bureau.health_states (key, level, since, mailed_at)
    select key, level, since, "mailedAt" from jsonb_to_recordset(${JSON.stringify(states)}::jsonb)
      as s(key text, level text, since timestamptz, "mailedAt" timestamptz)`)
}

function alertMails(admins: string[], readings: CheckReading[], company: Organisation): MailDraft[] {
  const [first, ...others] = readings
  const words = {
    subject: `De site vraagt aandacht: ${first?.label.toLowerCase()}${others.length > 0 ? ` en ${others.length} meer` : ''}`,
    heading: 'De site vraagt aandacht',
    paragraphs: [
      ...readings.map(({ label, text }) => `${label}: ${text.charAt(0).toLowerCase()}${text.slice(1)}.`),
      'Op de pagina Toestand zie je wat er aan de hand is. Zolang het niet in orde is krijg je hierover hooguit één mail per dag.',
    ],
    button: { label: 'Naar Toestand', href: onSite(HEALTH_PATH) },
  }
  return admins.map(to => letterDraft(company, { template: HEALTH_MAIL, to }, words))
}
