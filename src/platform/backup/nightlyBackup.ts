import type { Ctx } from '@/platform/ctx'
import { env } from '@/platform/env'
import { isNightlyDue } from '@/platform/time/nightly'
import { lastBackup } from './backups'

let running: Promise<void> | null = null

/** Begins the backup of the night and does not wait for it: mail goes on beside it. */
export async function runNightlyBackup(ctx: Ctx): Promise<void> {
  if (running || (env.DEMO && !env.BACKUP_DIR)) return
  const last = await lastBackup(ctx)
  if (!isNightlyDue(last?.finishedAt ?? null, ctx.now())) return
  running = backUp(ctx).finally(() => {
    running = null
  })
}

/** The worker alone loads what archives are made with. */
async function backUp(ctx: Ctx): Promise<void> {
  try {
    const { makeBackup } = await import('./makeBackup')
    const { file, bytes } = await makeBackup(ctx)
    ctx.payload.logger.info({ msg: 'the backup of the night was made', file, bytes })
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'the backup of the night failed' })
  }
}
