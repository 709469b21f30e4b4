import { backupSettings } from './backupSettings'
import { megabytes, runCommand, say } from './commandLine'
import { makeBackup } from './makeBackup'

await runCommand(async ctx => {
  const begun = Date.now()
  const { file, bytes, tables, rows, files, deleted } = await makeBackup(ctx)
  const { key, mediaFolder } = backupSettings()
  say(`${file}: ${megabytes(bytes)} in ${((Date.now() - begun) / 1000).toFixed(1)} s`)
  say(`  ${rows} rows of ${tables} tables, ${files} files`)
  if (!key) say('  It is not encrypted: set BACKUP_KEY before it leaves this machine.')
  if (!mediaFolder)
    say('  Pictures are in the bucket and not in this archive: turn on the versions of the bucket.')
  for (const name of deleted) say(`  deleted: ${name}`)
})
