// Lets one command at a time work in this folder, where two would spoil each other's files.
import fs from 'node:fs'
import path from 'node:path'
import { Refusal } from './refusal.mjs'

/** Holds `file` until this process ends; refuses while a living process of the same program holds it. */
export function workAlone(file, what) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  while (!taken(file)) {
    const holder = holderOf(file)
    if (holder)
      throw new Refusal(
        `${what} already runs in this folder, as process ${holder}: two at once spoil each other's files. Wait for it, or stop it with: kill ${holder}`,
      )
    fs.rmSync(file, { force: true })
  }
  process.once('exit', () => fs.rmSync(file, { force: true }))
}

/** A link, because a file that is written in place is empty for a moment. */
function taken(file) {
  const own = `${file}.${process.pid}`
  fs.writeFileSync(own, `${process.pid} ${path.basename(process.argv[1])}`)
  try {
    fs.linkSync(own, file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    fs.rmSync(own)
  }
}

/** The process that holds `file`; null when it is gone, or when its number belongs to another program by now. */
function holderOf(file) {
  const [pid, program] = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split(' ') : []
  if (!program) return null
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    if (error.code === 'ESRCH') return null
  }
  const command = `/proc/${Number(pid)}/cmdline`
  if (!fs.existsSync('/proc/self')) return Number(pid)
  return fs.existsSync(command) && fs.readFileSync(command, 'utf8').includes(program) ? Number(pid) : null
}
