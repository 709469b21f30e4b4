import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { database } from '@/platform/db/transaction'
import { CHANGES } from './cached'
import { expireHere } from './revalidate'

type Change = Pick<PayloadRequest, 'payload' | 'transactionID'>

/**
 * Notifies every instance of what its pages have to expire: once the transaction of the change commits, and never when it is
 * rolled back. The instance that changes it in a request expires it with the answer, so that who saved sees it at once.
 */
export async function notifyInstances({ payload, transactionID }: Change, tags: string[]): Promise<void> {
  const { drizzle, sessions } = database({ payload })
  const transaction = sessions[String(await transactionID)]?.db ?? drizzle
  await transaction.execute(sql`select pg_notify(${CHANGES}, ${JSON.stringify(tags)})` as never)
  if (process.env.NEXT_RUNTIME) expireHere(tags)
}
