import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { database } from '@/platform/db/transaction'
import { CHANGES_CHANNEL } from './cached'
import { revalidateHere } from './revalidate'

type Change = Pick<PayloadRequest, 'payload' | 'transactionID'>

/**
 * Notifies every instance of what its pages have to expire: once the transaction of the change commits, and never when it is
 * rolled back. The instance that changes it in a request expires it with the answer, so that who saved sees it at once.
 */
export async function revalidateEverywhere({ payload, transactionID }: Change, tags: string[]): Promise<void> {
  const { drizzle, sessions } = database({ payload })
  const transaction = sessions[String(await transactionID)]?.db ?? drizzle
  await transaction.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify(tags)})` as never)
  if (process.env.NEXT_RUNTIME) revalidateHere(tags)
}
