// `npm run bench`: the figures that the bars are held against. A part of them: `-- submits`, `-- starts`,
// `-- orders`, `-- invoices`, `-- export`, which needs LibreOffice and says so without it, `-- logins`, `-- links`,
// `-- console`, which makes a million leads, `-- quotes`, which makes a hundred thousand quotes,
// `-- cache`, pages a second through nginx, which needs nginx and wrk,
// `-- paints [ADDRESS…]`, which needs nginx, or `-- pages [RUNS [ADDRESS…]]`. The last two take a minute and more for
// each page.
// `-- structure` prints sizes, importers, cycles and table names of the source.
// `-- faults --runs N --seed S`: random faults on two sites and two workers, kept in `.data/faults` and not repeated;
// `-- faults --spoiled` tries their check on records that are changed on purpose.
// `-- load [MINUTES]`: two sites, two workers and nginx under four times the expected load, for 90 minutes.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from './chromium.mjs'
import { isCurrent, siteFingerprint } from './fingerprint.mjs'
import { nginx } from './nginx.mjs'
import { freePort, startPostgres } from './postgres.mjs'
import { begin, install, loadSettings, modulesAreCurrent, program, ROOT } from './project.mjs'
import { run } from './steps.mjs'

/** Measured on a seeded database of their own. */
const ON_DATABASE = {
  submits: 'submit.ts',
  orders: 'orders.ts',
  invoices: 'invoices.ts',
  export: 'export.ts',
  logins: 'logins.ts',
  links: 'links.ts',
  console: 'console.ts',
  quotes: 'quotes.ts',
}
const EACH_TIME = ['submits', 'orders', 'invoices', 'export', 'logins', 'links']

const only = process.argv[2]
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'webbureau-bench-'))
fs.chmodSync(folder, 0o711)

await run(async () => {
  loadSettings()
  if (!modulesAreCurrent()) await install()
  try {
    for (const part of only ? [only] : EACH_TIME) {
      if (part in ON_DATABASE) await onDatabase(`tests/bench/${ON_DATABASE[part]}`)
    }
    if (!only || only === 'starts') await starts()
    await { pages, faults, load, paints, cache, structure }[only]?.(process.argv.slice(3))
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
})

async function structure() {
  process.stdout.write(await program('tsx', ['tests/bench/structure.ts']))
}

/** Runs a measurement on a seeded database of its own. */
async function onDatabase(
  measurement,
  measure = async env => process.stdout.write(await program('tsx', [measurement], { env })),
) {
  const cluster = await startPostgres(path.join(folder, 'postgres'))
  const env = {
    DATABASE_URL: cluster.url,
    MEDIA_DIR: path.join(folder, 'media'),
    DEMO: '1',
    SMTP_URL: '',
    MOLLIE_API_KEY: '',
    RDAP_TLDS: '',
    VIES_URL: '',
    PAYLOAD_SECRET: 'a secret of the measurements, long enough',
    SITE_URL: 'http://localhost:3000',
    // Nobody answers there: another site on this machine must not be revalidated by this database.
    INTERNAL_URL: `http://localhost:${await freePort()}`,
    SEED_ADMIN_EMAIL: 'beheer@webbureau-voorbeeld.example',
    SEED_ADMIN_PASSWORD: 'wachtwoord-voor-de-meting',
  }
  try {
    await program('payload', ['migrate'], { env })
    await program('tsx', ['seed/index.ts'], { env })
    await measure(env)
  } finally {
    await cluster.stop()
  }
}

/** Random faults on the built site. */
function faults(args) {
  return onBuiltSite('tests/bench/faults.ts', args)
}

/** How memory, files, connections and tables go under load that lasts. */
async function load(args) {
  await onBuiltSite('tests/bench/load.ts', args, { NGINX_PATH: await nginx() })
}

/** Builds the site first where it is not current. */
async function onBuiltSite(measurement, args, settings = {}) {
  await onDatabase(measurement, async env => {
    const built = path.join(ROOT, '.next/is-made-of')
    const sources = siteFingerprint('measured')
    if (!isCurrent(built, sources)) {
      fs.rmSync(path.join(ROOT, '.next/cache/fetch-cache'), { recursive: true, force: true })
      await program('next', ['build'], { env: { ...env, NODE_ENV: 'production' } })
      fs.writeFileSync(built, sources)
    }
    await program('tsx', [measurement, ...args], { env: { ...env, ...settings }, quiet: false })
  })
}

/** Starts a copy of what is committed twice: once from nothing but its packages, once more as it then is. */
async function starts() {
  const copy = await copyOfSite()
  const [first, second] = [await startCopy(copy), await startCopy(copy, javascript)]
  console.log(`first start after the download: ${first} s`)
  console.log(`second start: ${second} s`)
}

/** What a phone gets of each public page: of a copy of what is committed, with nothing else on it. */
async function pages([runs = '7', ...addresses]) {
  const browser = await chromium()
  await startCopy(await copyOfSite(), async site => {
    await javascript(site)
    await show('tests/bench/interactions.ts', site, browser)
    await show('tests/bench/pages.ts', site, browser, runs, ...addresses)
  })
}

/** How long the largest paint takes on a slow line, beside the same page as a file from nginx. */
async function paints(addresses) {
  const browser = await chromium()
  await startCopy(await copyOfSite(), site =>
    show('tests/bench/largestPaint.ts', site, browser, ...addresses),
  )
}

/** Pages a second through the cache of nginx, beside nginx with the same bytes in a file. */
async function cache() {
  await startCopy(await copyOfSite(), site => show('tests/bench/microCache.ts', site))
}

function javascript(site) {
  return show('tests/bench/javascript.ts', site, '/', '/configurator')
}

function show(...args) {
  return program('tsx', args, { quiet: false })
}

async function copyOfSite() {
  const copy = path.join(folder, 'copy')
  await program('git', ['clone', '-q', ROOT, copy])
  const modules = [path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules')]
  fs.cpSync(...modules, { recursive: true, verbatimSymlinks: true })
  return copy
}

/** Starts the copy, lets something be measured on it, and ends it. Answers the seconds until it was ready. */
async function startCopy(copy, measure = async () => {}) {
  const port = await freePort()
  const stdio = ['ignore', 'pipe', 'inherit']
  const child = begin('node', ['bin/start.mjs'], { env: { PORT: String(port) }, stdio, cwd: copy })
  const ended = new Promise(resolve => child.once('close', resolve))
  const seconds = await readySeconds(child, ended)
  await measure(`http://localhost:${port}`)
  child.kill('SIGINT')
  await ended
  return seconds
}

function readySeconds(child, ended) {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', chunk => {
      said += chunk
      const ready = /Ready in ([\d.]+) s\b/.exec(said)
      if (ready) resolve(ready[1])
    })
    ended.then(code => reject(new Error(`the copy did not start (${code})\n${said}`)))
  })
}
