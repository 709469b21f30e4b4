// `npm run migrate`: one process at a time migrates a database; the others wait, and find nothing left to do.
import { withMigrationLock } from './migration-lock.mjs'
import { program } from './project.mjs'
import { run } from './steps.mjs'

await run(() =>
  withMigrationLock(process.env.DATABASE_URL, () => program('payload', ['migrate'], { quiet: false })),
)
