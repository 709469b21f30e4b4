// Where things are, which settings the commands hand on, and how they run another program.
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { startPostgres } from './postgres.mjs'
import { Refusal } from './refusal.mjs'

export const ROOT = path.resolve(import.meta.dirname, '..')
export const DATA = path.join(ROOT, '.data')

/** The file of `.env`, under what the environment already says. */
export function loadSettings() {
  const file = path.join(ROOT, '.env')
  if (fs.existsSync(file)) process.loadEnvFile(file)
}

/** Installs by the lockfile when the modules are missing or belong to another lockfile. */
export function modulesAreCurrent() {
  const stamp = path.join(ROOT, 'node_modules/.lockfile-hash')
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === lockfileHash()
}

export async function install({ signal } = {}) {
  await program('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { signal })
  fs.writeFileSync(path.join(ROOT, 'node_modules/.lockfile-hash'), lockfileHash())
}

function lockfileHash() {
  return createHash('sha256')
    .update(fs.readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex')
}

/** Opens `.data`, with the secret that signs sessions when none is set. */
export function dataFolder() {
  try {
    fs.mkdirSync(DATA, { recursive: true })
    fs.accessSync(DATA, fs.constants.W_OK)
  } catch {
    throw new Refusal(
      `${DATA} cannot be written. Give this user write permission there, or run from a folder of your own.`,
    )
  }
  const file = path.join(DATA, 'secret')
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  return { secret: fs.readFileSync(file, 'utf8').trim() }
}

/** A database for the length of a command: the one of DATABASE_URL, or the embedded one in demo mode. */
export async function openDatabase() {
  if (process.env.DATABASE_URL) return { settings: {}, stop: async () => {} }
  const { secret } = dataFolder()
  const { url, stop } = await startPostgres(path.join(DATA, 'postgres'))
  return {
    settings: { DATABASE_URL: url, DEMO: '1', PAYLOAD_SECRET: process.env.PAYLOAD_SECRET ?? secret },
    stop,
  }
}

/** Where the site is, for visitors and for the worker, where the settings do not say. */
export function siteSettings(port) {
  const { SITE_URL = `http://localhost:${port}`, INTERNAL_URL = `http://127.0.0.1:${port}` } = process.env
  return { PORT: String(port), SITE_URL, INTERNAL_URL }
}

/** Runs a program of the project to its end, or until `signal`; rejects with what it printed when it fails. */
export function program(command, args, { env = {}, quiet = true, input, signal } = {}) {
  return new Promise((resolve, reject) => {
    const child = begin(command, args, {
      ...{ env, signal },
      stdio: quiet ? ['pipe', 'pipe', 'pipe'] : 'inherit',
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', chunk => {
        printed = (printed + chunk).slice(-20_000)
      })
    }
    child.stdin?.end(input ?? '')
    child.once('error', reject)
    child.once('close', code => {
      if (code === 0) resolve(printed)
      else if (signal?.aborted) reject(signal.reason)
      else
        reject(
          new Refusal(
            `${[path.basename(command), ...args].join(' ')} ended with ${code}.\n${printed.trim()}`,
          ),
        )
    })
  })
}

/**
 * The editor's packages wait for an import of their own while they load, and Node 20 now and then ends there, without
 * a word and with 0 (docs/decisions/009). Their production files do not wait.
 */
export const nodeOptions = (...more) =>
  [process.env.NODE_OPTIONS, '--conditions=production', ...more].filter(Boolean).join(' ')

/** Starts a program of the project and hands back the process. */
export function begin(command, args, { env = {}, stdio = 'inherit', cwd = ROOT, signal } = {}) {
  const local = path.join(ROOT, 'node_modules/.bin', command)
  return spawn(fs.existsSync(local) ? local : command, args, {
    cwd,
    stdio,
    signal,
    env: {
      ...process.env,
      NODE_OPTIONS: nodeOptions(),
      NEXT_TELEMETRY_DISABLED: '1',
      PAYLOAD_TELEMETRY_DISABLED: '1',
      ...env,
    },
  })
}
