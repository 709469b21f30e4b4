import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { forgetHere } from '../revalidate'
import { database } from '../transaction'
import { CHANGES } from './remembered'

type Change = Pick<PayloadRequest, 'payload' | 'transactionID'>

/**
 * Tells every instance what its pages have to forget: once the transaction of the change commits, and never when it is
 * rolled back. The instance that changes it in a request forgets with the answer, so that who saved sees it at once.
 */
export async function tellInstances({ payload, transactionID }: Change, tags: string[]): Promise<void> {
  const { drizzle, sessions } = database({ payload })
  const transaction = sessions[String(await transactionID)]?.db ?? drizzle
  await transaction.execute(sql`select pg_notify(${CHANGES}, ${JSON.stringify(tags)})` as never)
  if (process.env.NEXT_RUNTIME) forgetHere(tags)
}
