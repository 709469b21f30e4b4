import { sql } from '@payloadcms/db-postgres/drizzle'
import { hasRole } from '@/platform/access/actors'
import { currentParty, recordSecurityEvent } from '@/platform/audit/securityLog'
import { announceChange } from '@/platform/cache/announceChange'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { registryOf } from '@/platform/registry'

export type ConfirmResult =
  | { kind: 'confirmed' }
  | { kind: 'obstacle'; obstacle: string }
  | { kind: 'unknown' }

/** Once: who confirms it again changes nothing. */
export async function confirmPart(ctx: Ctx, part: unknown): Promise<ConfirmResult> {
  if (!hasRole(ctx.user, 'admin')) throw new Error('only an administrator confirms a part')
  const check = registryOf(ctx).launchParts.find(each => each.part === part)
  if (!check) return { kind: 'unknown' }
  const { obstacle } = await check.read(ctx)
  if (obstacle) return { kind: 'obstacle', obstacle }
  await transaction(ctx, async tx => {
    const { rows } = await tx.sql.execute(sql`
      insert into bureau.launch_confirmations (part, confirmed_at, confirmed_by)
      values (${check.part}, ${ctx.now().toISOString()}, ${currentParty(ctx)?.name ?? ''})
      on conflict (part) do nothing returning part`)
    if (rows.length === 0) return
    await recordSecurityEvent(ctx, tx, {
      event: { code: 'launchConfirmed', part: check.part },
      subject: null,
    })
    await announceChange(tx.sql, ['launch'])
  })
  return { kind: 'confirmed' }
}
