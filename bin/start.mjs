// `npm start`: from a bare clone to a running site, with nothing but Node and npm.
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { databaseFingerprint, isCurrent, siteFingerprint } from './fingerprint.mjs'
import { firstAdmin } from './office.mjs'
import {
  DATA,
  dataFolder,
  install,
  loadSettings,
  modulesAreCurrent,
  openDatabase,
  program,
  ROOT,
  siteSettings,
} from './project.mjs'
import { refuseBusyPort, together, untilAnswering, untilStopped } from './servers.mjs'
import { run, step, stopSignal } from './steps.mjs'

/** `npm start -- --empty`: a new site without invented content. */
const EMPTY = process.argv.slice(2).filter(each => each === '--empty')

/** Until the servers run, it ends the step that is being done. */
const signal = stopSignal()

await run(async () => {
  const begun = Date.now()
  loadSettings()
  const port = Number(process.env.PORT ?? 3000)
  await refuseBusyPort(port)
  dataFolder()
  console.log('\nStarting the site\n')
  if (!modulesAreCurrent()) await step('Installing the packages', () => install({ signal }))
  const { settings, stop: stopDatabase } = await step('Opening the database', openDatabase)
  const admin = firstAdmin()
  const env = {
    ...siteSettings(port),
    ...settings,
    SEED_ADMIN_EMAIL: admin.email,
    SEED_ADMIN_PASSWORD: admin.password,
  }
  try {
    await prepare(env)
    await serve(port, env, admin, begun)
  } finally {
    await stopDatabase()
  }
})

async function prepare(env) {
  const database = env.DATABASE_URL ?? process.env.DATABASE_URL
  const identity = database.replace(/:\d+\//, '/')
  const seeded = path.join(DATA, 'database-is-made-of')
  const wanted = databaseFingerprint(identity)
  if (!isCurrent(seeded, wanted) || EMPTY.length > 0) {
    await step('Migrating the database', () => program('node', ['bin/migrate.mjs'], { env, signal }))
    await step('Adding what is missing', () => program('tsx', ['seed/index.ts', ...EMPTY], { env, signal }))
    fs.writeFileSync(seeded, wanted)
  }
  const built = path.join(ROOT, '.next/is-made-of')
  const sources = siteFingerprint(identity)
  if (!isCurrent(built, sources)) {
    fs.rmSync(path.join(ROOT, '.next/cache/fetch-cache'), { recursive: true, force: true })
    await step('Building the site', () =>
      program('next', ['build'], { env: { ...env, NODE_ENV: 'production' }, signal }),
    )
    fs.writeFileSync(built, sources)
  }
}

async function serve(port, env, admin, begun) {
  signal.throwIfAborted()
  const production = { ...env, NODE_ENV: 'production' }
  const servers = together(
    [
      ['next', 'start', '-p', String(port)],
      ['tsx', 'src/platform/jobs/worker.ts'],
    ],
    production,
  )
  const stopped = untilStopped(servers.first)
  try {
    await Promise.race([untilAnswering(`http://127.0.0.1:${port}/`, servers.first), once(signal, 'abort')])
    signal.throwIfAborted()
    console.log(`
  Ready in ${((Date.now() - begun) / 1000).toFixed(1)} s

  Site     ${env.SITE_URL}
  Office   ${env.SITE_URL}/admin
  Log in   ${admin.email}
           ${admin.password}

  Ctrl-C stops everything.
`)
    const code = await stopped
    if (code !== 0) console.error('\nA part of the site stopped by itself; the rest is stopped too.')
    process.exitCode = code
  } finally {
    await servers.stop()
  }
}
