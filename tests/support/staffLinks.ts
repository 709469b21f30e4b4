import { createStaffLink } from '@/features/staff/server/passwordLinks'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'

/** The key in the link of a mail to a member of staff, or of the link itself. */
export function staffKeyIn(text: string | null | undefined): string {
  const found = text?.match(/\/admin\/(?:reset|uitnodiging)\/([\w-]+)/)?.[1]
  if (!found) throw new Error('there is no link for staff to choose a password')
  return found
}

/** The key of a link that a member of staff was just given. */
export async function staffResetKey(ctx: Ctx, id: string): Promise<string> {
  return staffKeyIn(await transaction(ctx, tx => createStaffLink(ctx, tx, id, 'reset')))
}
