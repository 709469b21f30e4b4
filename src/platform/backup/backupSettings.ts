import { scryptSync } from 'node:crypto'
import path from 'node:path'
import { env } from '@/platform/env'

export type BackupSettings = {
  folder: string
  key: string | undefined
  daysKept: number
  /** Null where pictures are in a bucket. */
  mediaFolder: string | null
}

export function backupSettings(): BackupSettings {
  return {
    folder: path.resolve(/* turbopackIgnore: true */ env.BACKUP_DIR ?? '.data/backups'),
    key: env.BACKUP_KEY,
    daysKept: env.BACKUP_KEEP,
    mediaFolder: env.S3_BUCKET ? null : path.resolve(/* turbopackIgnore: true */ env.MEDIA_DIR),
  }
}

/** Says whether two secrets are the same, and is slow to guess from. */
export function secretFingerprint(): string {
  return scryptSync(env.PAYLOAD_SECRET, 'webbureau backup', 8).toString('hex')
}
