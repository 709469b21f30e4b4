import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeOperationHook } from 'payload'
import { logInLimits } from '@/platform/auth/limits'
import { type LinkPurpose, linkExpiresAt } from '@/platform/auth/passwords'
import { type Ctx, ctxOf } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { hashKey } from '@/platform/email/linkKey'
import { env } from '@/platform/env'
import { TooManyTries } from '@/platform/http/retryAfter'
import { INVITATION_PATH } from '../model/invitation'

const { mayUseLink } = logInLimits('staff')

const PATHS: Record<LinkPurpose, string> = { set: INVITATION_PATH, reset: '/admin/reset' }

/**
 * Makes a link with which a member of staff sets their password once; one that they had works no more. With one for a
 * first password they count as invited from now on. Payload looks
 * for the key itself in its column: only the hash stands there, and `hashTypedKey` hashes what a link brings.
 */
export async function createStaffLink(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  member: string,
  purpose: LinkPurpose,
): Promise<string> {
  const key = ctx.random()
  const until = linkExpiresAt(purpose, ctx.now()).toISOString()
  await tx.sql.execute(sql`
    update staff set reset_password_token = ${hashKey(key)}, reset_password_expiration = ${until},
      invited_at = ${purpose === 'set' ? ctx.now().toISOString() : sql`invited_at`}
    where id = ${member}`)
  return `${env.SITE_URL}${PATHS[purpose]}/${key}`
}

/** Must stand before every hook that looks for the account of a link. */
export const hashLinkKey: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return
  if (!(await mayUseLink(ctxOf(req)))) throw new TooManyTries('staff-use-link-address')
  args.data.token = hashKey(String(args.data.token))
}
