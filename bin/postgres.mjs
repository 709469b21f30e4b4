// Starts the packaged PostgreSQL, as an unprivileged user when we are root, and stops it again.
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { reachable } from './postgres-place.mjs'
import { Refusal } from './refusal.mjs'

const MAJOR = '18'
const USER = 'webbureau'

/** Of a cluster that lives for one command: nothing of it has to survive a machine that loses power. */
export const SHORT_LIVED = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'max_wal_size=256MB',
]

/**
 * A cluster in `dir`. Answers its address and a way to stop it; a cluster that another of our
 * commands already runs in `dir` is used and left running.
 */
export async function startPostgres(dir, more = []) {
  const place = reachable(dir)
  refuseOtherVersion(place.dir)
  const password = secretIn(dir)
  const running = runningPort(place.dir)
  if (running) return { url: address(running, password), stop: async () => {}, joined: true }
  if (!fs.existsSync(path.join(place.dir, 'PG_VERSION'))) initialise(place, password)
  const port = await freePort()
  const stop = await launch(place, port, more)
  return { url: address(port, password), stop, joined: false }
}

/** A port that nobody listens on at this moment. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

function address(port, password) {
  return `postgresql://${USER}:${password}@127.0.0.1:${port}/webbureau`
}

function refuseOtherVersion(dir) {
  const file = path.join(dir, 'PG_VERSION')
  const found = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : MAJOR
  if (found !== MAJOR) {
    throw new Refusal(
      `The data in ${dir} belongs to PostgreSQL ${found}; this project brings ${MAJOR}. Move that folder away, or set DATABASE_URL.`,
    )
  }
}

function secretIn(dir) {
  const file = path.join(path.dirname(dir), `${path.basename(dir)}-password`)
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(18).toString('hex'), { mode: 0o600 })
  return fs.readFileSync(file, 'utf8').trim()
}

/** The port of a server that is alive in `dir`, from its own lock file. */
function runningPort(dir) {
  const file = path.join(dir, 'postmaster.pid')
  if (!fs.existsSync(file)) return null
  const [pid, , , port] = fs.readFileSync(file, 'utf8').split('\n')
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    if (error.code === 'ESRCH') return null
  }
  const command = `/proc/${Number(pid)}/cmdline`
  if (
    fs.existsSync('/proc/self') &&
    !(fs.existsSync(command) && fs.readFileSync(command, 'utf8').includes('postgres'))
  )
    return null
  return Number(port) || null
}

function initialise({ dir, programs, ids }, password) {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'webbureau-')), 'password')
  fs.writeFileSync(file, password, { mode: 0o600 })
  if (ids.uid !== undefined) {
    fs.chownSync(file, ids.uid, ids.gid)
    fs.chownSync(path.dirname(file), ids.uid, ids.gid)
  }
  const args = [`--pgdata=${dir}`, `--username=${USER}`, '--auth=scram-sha-256', `--pwfile=${file}`]
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const made = spawnSync(path.join(programs, 'bin/initdb'), [...args, ...locale], {
    ...ids,
    cwd: os.tmpdir(),
    encoding: 'utf8',
  })
  fs.rmSync(path.dirname(file), { recursive: true })
  if (made.status !== 0)
    throw new Refusal(
      `PostgreSQL could not make its data folder in ${dir}: ${(made.stderr || made.error?.message || '').trim()}`,
    )
}

function launch({ dir, programs, ids }, port, more) {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=150',
    'timezone=UTC',
    'log_min_messages=fatal',
    ...more,
  ]
  const args = ['-D', dir, '-p', String(port), ...settings.flatMap(each => ['-c', each])]
  // A group of its own: Ctrl-C reaches us, and we stop the database last.
  const server = spawn(path.join(programs, 'bin/postgres'), args, {
    ...ids,
    cwd: dir,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  server.stderr.on('data', chunk => {
    said = (said + chunk).slice(-4000)
  })
  const ended = new Promise(resolve => server.once('exit', resolve))
  const stop = async () => {
    server.kill('SIGINT')
    await ended
  }
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    ended.then(() => reject(new Refusal(`PostgreSQL stopped at once: ${said.trim()}`)))
    untilListening(port, 30_000).then(() => resolve(stop), reject)
  })
}

async function untilListening(port, ms) {
  for (const end = Date.now() + ms; Date.now() < end; ) {
    const open = await new Promise(resolve => {
      const socket = net.connect(port, '127.0.0.1')
      socket.once('connect', () => resolve(true) || socket.destroy())
      socket.once('error', () => resolve(false))
    })
    if (open) return
    await new Promise(resolve => setTimeout(resolve, 30))
  }
  throw new Refusal('PostgreSQL did not answer within 30 seconds.')
}
