import { runCommand, say } from './commandLine'
import { BackupRefusal } from './model/archive'
import { verifyBackup } from './verifyBackup'

await runCommand(async (ctx, [archive]) => {
  if (!archive) throw new BackupRefusal('Name the archive: npm run backup:verify -- <archive>')
  const { tables, files, output } = await verifyBackup(ctx, archive)
  say(`Every checksum is right: ${tables} tables, ${files} files.`)
  if (output === null)
    say('Only the checksums were checked: this user of PostgreSQL may not make a database to restore into.')
  else say(`Restored into a database of its own, which is dropped again.\n${output}`)
})
