import { backupSettings, secretFingerprint } from './backupSettings'
import { runCommand, say, sayInvariants } from './commandLine'
import { checkInvariants } from './invariants'
import { BackupRefusal } from './model/archive'
import { type RestoredBackup, restoreBackup } from './restoreBackup'

await runCommand(async (ctx, [archive, flag]) => {
  if (!archive) throw new BackupRefusal('Name the archive: npm run restore -- <archive>')
  const restored = await restoreBackup(ctx, archive)
  sayRestored(restored)
  const results = await checkInvariants(ctx)
  sayInvariants(results)
  if (results.some(({ violations }) => violations.length > 0))
    throw new BackupRefusal(
      'Everything is restored, but some of it does not agree: see what is broken above.',
    )
  if (flag !== '--test')
    say('Next: npm run build, then start the site and the worker. Log in, and open an invoice and a picture.')
})

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
