import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import type { SentMail } from '@/platform/health/model/health'
import { measureQueue, type Queue } from '@/platform/health/queues'
import { mailSql } from './mailRepository'

const LAST_SENT = sql`(select max(m.sent_at) from ${mailSql.from} where m.sent_at is not null)`

/**
 * While nothing leaves, mail is late by its age. Once something went out after it, it is one mailbox that refuses for now,
 * and only a next attempt that nobody makes is late.
 */
export const mailQueue: Queue = {
  ...{ key: 'mail', label: 'Mail die weg moet', href: '/admin/collections/mail-messages' },
  lateAfter: 15 * 60_000,
  measure: (ctx, lateBefore) =>
    measureQueue(
      ctx,
      sql`${mailSql.from} where m.state = 'queued'`,
      sql`case when created_at > coalesce(${LAST_SENT}, '-infinity') then created_at else next_attempt_at end`,
      lateBefore,
    ),
}

const sentMailRow = z.object({
  ...{ lastSentAt: z.nullable(z.coerce.date<string | Date>()) },
  ...{ failed: z.coerce.number(), failedSinceSent: z.coerce.number() },
})

export async function readSentMail(ctx: Ctx): Promise<SentMail> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    with sent as (select max(m.sent_at) as at from ${mailSql.from} where m.sent_at is not null)
    select sent.at as "lastSentAt", count(m.id) as failed,
      count(m.id) filter (where sent.at is null or m.updated_at > sent.at) as "failedSinceSent"
    from sent left join ${mailSql.from} on m.state = 'failed' and m.attempts > 0
      and m.updated_at > ${ctx.now().toISOString()}::timestamptz - interval '24 hours'
    group by sent.at`)
  return sentMailRow.parse(rows[0])
}
