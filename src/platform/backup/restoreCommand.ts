import type { Ctx } from '@/platform/ctx'
import { backupSettings, secretFingerprint } from './backupSettings'
import { runCommand, say, sayInvariants } from './commandLine'
import { endRestoring, type Hold, holdRestored, isRestoring, releaseRestored } from './hold'
import { checkInvariants } from './invariants'
import { BackupRefusal } from './model/archive'
import { type RestoredBackup, restoreBackup } from './restoreBackup'

/** The site was stopped before the backup was made. */
const NOTHING_SENT = '--nothing-sent-since'

/** Of `backup:verify`: the database is dropped again. */
const TEST = '--test'

await runCommand(async (ctx, [archive, flag]) => {
  if (archive === '--release') return release(ctx)
  if (!archive) throw new BackupRefusal('Name the archive: npm run restore -- <archive>')
  const restored = await restoreBackup(ctx, archive)
  sayRestored(restored)
  if (flag !== NOTHING_SENT && flag !== TEST)
    sayHeld(await holdRestored(ctx, new Date(restored.header.madeAt)))
  await endRestoring(ctx)
  const results = await checkInvariants(ctx)
  sayInvariants(results)
  if (results.some(({ violations }) => violations.length > 0))
    throw new BackupRefusal(
      'Everything is restored, but some of it does not agree: see what is broken above.',
    )
  if (flag !== TEST)
    say('Next: npm run build, then start the site and the worker. Log in, and open an invoice and a picture.')
})

function sayHeld({ mails }: Hold): void {
  say(`  Mail that waited is held, so that nothing is sent twice: ${mails}. The worker does nothing yet.`)
  say('  Compare what went out since the backup, then: npm run restore -- --release')
}

async function release(ctx: Ctx): Promise<void> {
  if (await isRestoring(ctx))
    throw new BackupRefusal(
      'The restore did not end: restore once more, into an empty database and MEDIA_DIR.',
    )
  if (!(await releaseRestored(ctx))) throw new BackupRefusal('Nothing is held up: no restored backup waits.')
  say('The worker begins within seconds. Mail that is held stays so: send it from the office, one by one.')
}

function sayRestored({ header, checksums, unknownTables }: RestoredBackup): void {
  const rows = checksums.tables.reduce((sum, table) => sum + table.rows, 0)
  say(`Restored the backup of ${header.madeAt}: ${rows} rows of ${checksums.tables.length} tables.`)
  for (const name of unknownTables) say(`  Not restored: ${name}, which no migration makes.`)
  if (header.pictures === 'bucket') say('  Pictures were in a bucket and are not in the archive.')
  else say(`  ${checksums.files.length} files are in MEDIA_DIR.`)
  if (header.pictures === 'folder' && !backupSettings().mediaFolder)
    say('  S3_BUCKET is set: copy the files of MEDIA_DIR to the bucket.')
  if (header.secretFingerprint !== secretFingerprint())
    say('  PAYLOAD_SECRET is not that of the backup: links, second factors and sessions of it do not work.')
}
