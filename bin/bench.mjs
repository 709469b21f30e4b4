// `npm run bench`: the figures that the bars are held against; `-- submits` or `-- starts` for a part of them.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort, startPostgres } from './postgres.mjs'
import { begin, install, loadSettings, modulesAreCurrent, program, ROOT } from './project.mjs'
import { run } from './steps.mjs'

const only = process.argv[2]
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'webbureau-bench-'))
fs.chmodSync(folder, 0o711)

await run(async () => {
  loadSettings()
  if (!modulesAreCurrent()) await install()
  try {
    if (only !== 'starts') await submits()
    if (only !== 'submits') await starts()
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
})

async function submits() {
  const cluster = await startPostgres(path.join(folder, 'postgres'))
  const env = {
    DATABASE_URL: cluster.url,
    DEMO: '1',
    SMTP_URL: '',
    PAYLOAD_SECRET: 'a secret of the measurements, long enough',
    SITE_URL: 'http://localhost:3000',
    SEED_ADMIN_EMAIL: 'beheer@webbureau-voorbeeld.example',
    SEED_ADMIN_PASSWORD: 'wachtwoord-voor-de-meting',
  }
  try {
    await program('payload', ['migrate'], { env })
    await program('tsx', ['seed/index.ts'], { env })
    process.stdout.write(await program('tsx', ['tests/bench/submit.ts'], { env }))
  } finally {
    await cluster.stop()
  }
}

/** Starts a copy of what is committed twice: once from nothing but its packages, once more as it then is. */
async function starts() {
  const copy = path.join(folder, 'copy')
  await program('git', ['clone', '-q', ROOT, copy])
  fs.cpSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  const port = await freePort()
  console.log(`first start after the download: ${await startOnce(copy, port)} s`)
  console.log(`second start: ${await startOnce(copy, port, true)} s`)
}

async function startOnce(copy, port, measure = false) {
  const stdio = ['ignore', 'pipe', 'inherit']
  const child = begin('node', ['bin/start.mjs'], { env: { PORT: String(port) }, stdio, cwd: copy })
  const ended = new Promise(resolve => child.once('close', resolve))
  const seconds = await readySeconds(child, ended)
  const pages = ['tests/bench/javascript.ts', `http://127.0.0.1:${port}`, '/', '/configurator']
  if (measure) process.stdout.write(await program('tsx', pages))
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
