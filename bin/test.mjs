// `npm test`: from the lockfile to the last click. `node bin/test.mjs integration|e2e|stress|firefox` runs one part,
// and what follows goes to its runner: `npm run test:e2e -- configurator -g keyboard`. `node bin/test.mjs ci` runs every
// part but `firefox`.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { chromium } from './chromium.mjs'
import { databaseFingerprint, isCurrent, siteFingerprint } from './fingerprint.mjs'
import { firefox } from './firefox.mjs'
import { workAlone } from './lock.mjs'
import { nginx } from './nginx.mjs'
import { freePort, SHORT_LIVED, startPostgres } from './postgres.mjs'
import { begin, DATA, install, loadSettings, modulesAreCurrent, program, ROOT } from './project.mjs'
import { refuseBusyPort } from './servers.mjs'
import { run, step, stepBeside } from './steps.mjs'

/** Names the port and the sources of the site that was built for the tests. */
const BUILT = path.join(ROOT, '.next-test/is-made-of')

const DAILY = ['desktop', 'instances'].map(name => `--project=${name}`)
const THOROUGH = ['phone', 'thorough', 'ceilings', 'madeUpAddresses'].map(name => `--project=${name}`)

/** The stress tests that need the built site. */
const ON_BUILT_SITE = ['tests/stress/production.test.ts', 'tests/stress/rollingRestart.test.ts']

const [only, ...selection] = process.argv.slice(2)
const runs = part => only === part || (part !== 'firefox' && (only === 'ci' || (!only && part !== 'stress')))
const counts = { passed: 0, failed: 0 }
/** Name and first line of the error of each test that failed, printed last: the output of a whole run is long. */
const failures = []
const begun = Date.now()
/** Milliseconds of each part. */
const times = new Map()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'webbureau-test-'))
fs.chmodSync(folder, 0o711)
const clusterFolder = inMemory() ?? folder
/** The runners of tests at work. */
const runners = new Set()
const SITE_MEDIA = path.join(folder, 'site-media')
let site = null

process.once('exit', () => {
  for (const each of [folder, clusterFolder]) fs.rmSync(each, { recursive: true, force: true })
})

await run(async () => {
  // Generated files, the build and what the journeys keep are in this folder; the other parts write elsewhere.
  if (['unit', 'e2e', 'stress', 'firefox'].some(runs)) workAlone(path.join(DATA, 'test-run'), 'npm test')
  loadSettings()
  if (!modulesAreCurrent()) await step('Installing the packages', install)
  const cluster = await step('Opening a database for the tests', () =>
    startPostgres(path.join(clusterFolder, 'postgres'), SHORT_LIVED),
  )
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () =>
      Promise.all([...runners].map(endRunner))
        .then(cluster.stop)
        .finally(() => process.exit(1)),
    )
  try {
    const env = await testSettings(cluster.url.replace(/\/[^/]*$/, '/postgres'))
    await timed('checks, and making the database', () =>
      Promise.all([
        runs('unit') && checks(env),
        ['integration', 'e2e', 'stress', 'firefox'].some(runs) && seededDatabase(env),
      ]),
    )
    if (runs('unit')) await vitest('unit', env)
    // Either leaves the processor idle for a quarter of its time. What integration tests print comes once they are over.
    await allOf([
      runs('integration') && integration(env, { printLater: runs('e2e') }),
      runs('e2e') && journeys(env, 'end to end', selection.length > 0 ? selection : DAILY),
    ])
    if (runs('stress')) await stress(env)
    if (runs('firefox'))
      await vitest('firefox', { ...env, ...(await builtSite(env)), FIREFOX_PATH: await firefox() })
  } catch (error) {
    counts.failed += 1
    console.error(error.message)
  } finally {
    await cluster.stop()
  }
  printSummary()
  process.exitCode = counts.failed > 0 ? 1 : 0
})

function printSummary() {
  console.log('\nWhere the time went')
  for (const [name, ms] of [...times, ['Everything', Date.now() - begun]])
    console.log(`  ${`${Math.round(ms / 1000)} s`.padStart(7)}  ${name}`)
  if (failures.length > 0) console.log(`\nWhat failed\n  ${failures.join('\n  ')}`)
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
}

/** A folder in memory, where there is one with room: each of the test files writes a database. */
function inMemory() {
  const memory = '/dev/shm'
  if (!fs.existsSync(memory)) return null
  const { bavail, bsize } = fs.statfsSync(memory)
  return bavail * bsize > 2 * 1024 ** 3 ? fs.mkdtempSync(path.join(memory, 'webbureau-test-')) : null
}

async function testSettings(cluster) {
  const port = await sitePort()
  return {
    TEST_CLUSTER_URL: cluster,
    SEEDED_DATABASE: 'test_seeded',
    DATABASE_URL: cluster,
    DEMO: '1',
    SMTP_URL: '',
    MOLLIE_API_KEY: '',
    RDAP_TLDS: '',
    VIES_URL: '',
    DNS_SERVER: `127.0.0.1:${await freePort()}`,
    TRUSTED_PROXY: '',
    PAYLOAD_SECRET: 'a secret of the tests, long enough for the check',
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    INTERNAL_URL: `http://127.0.0.1:${port}`,
    SEED_ADMIN_EMAIL: 'beheer@webbureau-voorbeeld.example',
    SEED_ADMIN_PASSWORD: 'wachtwoord-voor-de-proef',
    MEDIA_DIR: path.join(folder, 'media'),
    S3_BUCKET: '',
    NEXT_DIST_DIR: '.next-test',
    PAYLOAD_DROP_DATABASE: '',
  }
}

/** The port whose address the last build holds, while it is free: then that build can be used again. */
async function sitePort() {
  const kept = fs.existsSync(BUILT) && Number(fs.readFileSync(BUILT, 'utf8').split(' ')[0])
  const free =
    kept &&
    (await refuseBusyPort(kept).then(
      () => true,
      () => false,
    ))
  return free ? kept : freePort()
}

async function checks(env) {
  await check('Lint and format', () => program('biome', ['check', '--error-on-warnings', '.']))
  await check('Generated files', () => generatedFiles(env))
  await check('Types', async () => {
    await program('next', ['typegen'], { env })
    await program('tsc', ['--noEmit'])
  })
}

/** Types, import map and migrations must be what the configuration gives today. */
async function generatedFiles(env) {
  const files = [
    'src/payload-types.ts',
    'app/(payload)/admin/importMap.js',
    'src/platform/next/late/boot.mjs',
  ]
  const read = () => files.map(file => fs.readFileSync(path.join(ROOT, file), 'utf8'))
  const before = read()
  await program('node', ['bin/generate.mjs'], { env })
  const changed = files.filter((_, index) => read()[index] !== before[index])
  if (changed.length > 0) throw new Error(`out of date, run npm run generate: ${changed.join(', ')}`)
  const migrations = fs.readdirSync(path.join(ROOT, 'src/migrations'))
  await program('payload', ['migrate:create', 'difference', '--skip-empty'], { env })
  const added = fs.readdirSync(path.join(ROOT, 'src/migrations')).filter(file => !migrations.includes(file))
  for (const file of added) fs.rmSync(path.join(ROOT, 'src/migrations', file))
  if (added.length > 0)
    throw new Error('the collections differ from the migrations, run npm run migrate:create')
}

async function check(name, work) {
  try {
    await stepBeside(name, work)
    counts.passed += 1
  } catch (error) {
    counts.failed += 1
    console.error(error.message)
  }
}

async function timed(name, work) {
  const from = Date.now()
  try {
    return await work()
  } finally {
    times.set(name, Date.now() - from)
  }
}

async function integration(env, output) {
  await vitest('integration', env, output)
  await vitest('ownModules', env, output)
  if (selection.length > 0) await vitest('thorough', env, output)
}

async function stress(env) {
  const needsSite =
    selection.length === 0 || ON_BUILT_SITE.some(file => selection.some(each => file.includes(each)))
  if (needsSite) await builtSite(env)
  const programs = needsSite ? { NGINX_PATH: await nginx(), CHROMIUM_PATH: await chromium() } : {}
  await vitest('stress', { ...env, ...programs })
  await vitest('thorough', env)
  if (selection.length === 0) await journeys(env, 'thorough journeys', THOROUGH)
}

async function vitest(project, env, { printLater = false } = {}) {
  const report = path.join(folder, `${project}.json`)
  if (!printLater) console.log(`\n${project}\n`)
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
  ]
  const anyOrNone = selection.length > 0 ? ['--passWithNoTests'] : []
  const { code, printed } = await timed(project, () =>
    finish('vitest', [...args, ...anyOrNone, ...selection], env, printLater),
  )
  if (printLater) process.stdout.write(`\n${project}\n\n${printed}`)
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
    fs.readFileSync(report, 'utf8'),
  )
  count(code, numPassedTests, numFailedTests + numPendingTests)
  for (const { name, status, message, assertionResults } of testResults) {
    const file = path.relative(ROOT, name)
    const failed = assertionResults.filter(test => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) recordFailure(file, message)
    for (const test of failed) recordFailure(`${file} › ${test.fullName}`, test.failureMessages[0])
  }
}

function recordFailure(name, error = '') {
  failures.push(`${name}\n    ${stripVTControlCharacters(error).trim().split('\n')[0]}`)
}

function databaseOf(env, name) {
  return env.TEST_CLUSTER_URL.replace(/\/[^/]*$/, `/${name}`)
}

/** What integration tests and the site of the journeys begin with, made once. */
async function seededDatabase(env) {
  const media = path.join(folder, 'seeded-media')
  const at = { env: { ...env, DATABASE_URL: databaseOf(env, env.SEEDED_DATABASE), MEDIA_DIR: media } }
  await stepBeside('Making the database', async () => {
    await program('payload', ['migrate'], at)
    await program('tsx', ['seed/index.ts'], at)
    for (const own of [env.MEDIA_DIR, SITE_MEDIA]) fs.cpSync(media, own, { recursive: true })
  })
}

async function clone(env, name) {
  // A bare clone has no packages yet as this file is read.
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: env.TEST_CLUSTER_URL })
  await client.connect()
  await client.query(`create database ${name} template ${env.SEEDED_DATABASE}`)
  await client.end()
}

/** Runs journeys of Playwright over the built site, which the first call builds. */
async function journeys(env, name, args) {
  const site = { ...(await builtSite(env)), CHROMIUM_PATH: await chromium() }
  const report = path.join(folder, 'e2e.json')
  console.log(`\n${name}\n`)
  const { code } = await timed(name, () =>
    finish('playwright', ['test', ...args], { ...env, ...site, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  )
  const { stats, suites } = JSON.parse(fs.readFileSync(report, 'utf8'))
  count(code, stats.expected, stats.unexpected + stats.flaky + stats.skipped)
  for (const { file, title, tests } of suites.flatMap(specsOf))
    for (const { projectName, results, status } of tests)
      if (status !== 'expected')
        recordFailure(
          `[${projectName}] ${file} › ${title}`,
          results.find(({ error }) => error)?.error.message ?? status,
        )
}

function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** Settings of the site that the journeys visit. */
async function builtSite(env) {
  if (site) return site
  const DATABASE_URL = databaseOf(env, 'test_site')
  site = { DATABASE_URL, MEDIA_DIR: SITE_MEDIA }
  await clone(env, 'test_site')
  const sources = `${env.PORT} ${siteFingerprint(databaseFingerprint('test_site'))}`
  if (isCurrent(BUILT, sources)) return site
  fs.rmSync(path.join(ROOT, '.next-test/cache/fetch-cache'), { recursive: true, force: true })
  await timed('Building the site', () =>
    stepBeside('Building the site', () =>
      program('next', ['build'], { env: { ...env, ...site, NODE_ENV: 'production', TYPES_CHECKED: '1' } }),
    ),
  )
  fs.writeFileSync(BUILT, sources)
  return site
}

/** Waits for all, also when one fails: they share the database, which is stopped after them. */
async function allOf(works) {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected')
  if (failed) throw failed.reason
}

/** A runner that ends badly has failed, even where it counted no failing test. */
function count(code, passed, failed) {
  counts.passed += passed
  counts.failed += code === 0 ? failed : Math.max(failed, 1)
}

/** Answers how it ended, and with `printLater` what it printed. */
function finish(command, args, env, printLater = false) {
  const output = printLater ? 'pipe' : 'inherit'
  const runner = begin(command, args, { env, stdio: ['ignore', output, output] })
  runners.add(runner)
  const printed = []
  for (const stream of [runner.stdout, runner.stderr]) stream?.on('data', data => printed.push(data))
  return new Promise(resolve =>
    runner.once('close', code => {
      runners.delete(runner)
      resolve({ code, printed: Buffer.concat(printed).toString() })
    }),
  )
}

/** SIGINT is the signal at which the runners end their own processes and servers. */
function endRunner(runner) {
  runner.kill('SIGINT')
  const late = setTimeout(() => runner.kill('SIGKILL'), 10_000)
  return new Promise(resolve => runner.once('close', resolve)).finally(() => clearTimeout(late))
}
