// `npm run bench`: the figures that the bars are held against. Timed starts run in a copy of their own.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort, startPostgres } from './postgres.mjs'
import { begin, install, loadSettings, modulesAreCurrent, program, ROOT } from './project.mjs'
import { run } from './steps.mjs'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'webbureau-bench-'))
fs.chmodSync(folder, 0o711)

await run(async () => {
  loadSettings()
  if (!modulesAreCurrent()) await install()
  try {
    await submits()
    await starts()
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

function startOnce(copy, port, measure = false) {
  const child = begin('node', ['bin/start.mjs'], {
    env: { PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: copy,
  })
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', async chunk => {
      const before = said
      said += chunk
      const ready = /Ready in ([\d.]+) s/.exec(said)
      if (!ready || /Ready in [\d.]+ s/.test(before)) return
      const pages = ['tests/bench/javascript.ts', `http://127.0.0.1:${port}`, '/', '/configurator']
      if (measure) process.stdout.write(await program('tsx', pages))
      child.once('close', () => resolve(ready[1]))
      child.kill('SIGINT')
    })
    child.once('close', code => reject(new Error(`the copy did not start (${code})\n${said}`)))
  })
}
