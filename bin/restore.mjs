// `npm run restore -- <archive>`: restores a backup into a new database, under the lock of migrations.
import { withMigrationLock } from './migration-lock.mjs'
import { begin } from './project.mjs'
import { run } from './steps.mjs'

await run(async () => {
  const args = ['src/platform/backup/restoreCommand.ts', ...process.argv.slice(2)]
  process.exitCode = await withMigrationLock(
    process.env.DATABASE_URL,
    () => new Promise(resolve => begin('tsx', args).once('close', code => resolve(code ?? 1))),
  )
})
