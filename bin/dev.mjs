// `npm run dev`: hot reload on the embedded database, with the worker beside it.
import { firstAdmin } from './office.mjs'
import {
  dataFolder,
  install,
  loadSettings,
  modulesAreCurrent,
  openDatabase,
  program,
  siteSettings,
} from './project.mjs'
import { refuseBusyPort, together, untilStopped } from './servers.mjs'
import { run, step, stopSignal } from './steps.mjs'

/** Until the servers run, it ends the step that is being done. */
const signal = stopSignal()

await run(async () => {
  loadSettings()
  const port = Number(process.env.PORT ?? 3000)
  await refuseBusyPort(port)
  dataFolder()
  if (!modulesAreCurrent()) await step('Installing the packages', () => install({ signal }))
  const { settings, stop } = await step('Opening the database', openDatabase)
  const admin = firstAdmin()
  const env = {
    ...siteSettings(port),
    ...settings,
    SEED_ADMIN_EMAIL: admin.email,
    SEED_ADMIN_PASSWORD: admin.password,
  }
  try {
    await step('Migrating the database', () => program('node', ['bin/migrate.mjs'], { env, signal }))
    await step('Adding what is missing', () => program('tsx', ['seed/index.ts'], { env, signal }))
    signal.throwIfAborted()
    console.log(`\n  Log in at ${env.SITE_URL}/admin as ${admin.email} with ${admin.password}\n`)
    const servers = together(
      [
        ['next', 'dev', '-p', String(port)],
        ['tsx', 'src/platform/jobs/worker.ts'],
      ],
      env,
    )
    process.exitCode = await untilStopped(servers.first)
    await servers.stop()
  } finally {
    await stop()
  }
})
