import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import type { LaunchCheck } from '@/platform/launch/launch'
import { invoiceSql } from './invoiceRepository'

export async function isInBusiness(ctx: Pick<Ctx, 'payload'>): Promise<boolean> {
  const { rows } = await database(ctx).drizzle.execute(
    sql`select from ${invoiceSql.from} where i.number is not null limit 1`,
  )
  return rows.length > 0
}

export const paymentCheck: LaunchCheck = {
  key: 'payment',
  label: 'Betalen',
  need: 'shop',
  read: async () =>
    env.MOLLIE_API_KEY
      ? { text: 'Betalingen gaan via Mollie.', lacks: null }
      : {
          text: 'Zet de sleutel van Mollie op de server, in MOLLIE_API_KEY.',
          lacks: 'er is geen betaaldienst ingesteld',
        },
}
