import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../../../bin/postgres.mjs'
import { scratchProject } from '../../support/scratchProject'
import { eventually } from '../../support/testCtx'

/** Notes its process and its arguments, and works until it is told to stop. As Next, it then ends with 143. */
const NEXT = `import { writeFileSync } from 'node:fs'
process.on('SIGTERM', () => process.exit(143))
writeFileSync(process.argv[2], process.pid + '\\n' + process.argv.slice(3).join(' '))
setInterval(() => {}, 1000)`

const project = scratchProject(NEXT)
const note = (name: string) => path.join(project.folder, name)
const noted = (name: string) => (existsSync(note(name)) ? readFileSync(note(name), 'utf8').split('\n') : [])

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('npm start that is stopped while it builds ends the build and the database, and exits with 0', async () => {
  const { child, ended, printed } = project.start('start.mjs', {
    PORT: String(await freePort()),
    DATABASE_URL: '',
  })
  await eventually(async () => noted('build').length > 1)
  const moved = note('.data/postgres-lies-in')
  const cluster = existsSync(moved) ? readFileSync(moved, 'utf8').trim() : note('.data/postgres')
  const pids = [noted('build')[0], readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]]
  expect(pids.map(Number).map(lives)).toEqual([true, true])
  child.kill('SIGTERM')
  expect(await ended, printed()).toBe(0)
  expect(pids.map(Number).map(lives)).toEqual([false, false])
})

const served = async (host: Record<string, string>) => {
  const port = String(await freePort())
  const { child, ended, printed } = project.start('serve.mjs', { PORT: port, ...host })
  await eventually(async () => noted('start').length > 1 && noted('start')[1]?.includes(port))
  const [pid, given] = noted('start')
  child.kill('SIGTERM')
  return {
    code: await ended,
    printed: printed(),
    lives: lives(Number(pid)),
    given: given?.replace(port, 'PORT'),
  }
}

test.each([
  ['loopback', {}, 'localhost'],
  ['where it is told', { HOST: '0.0.0.0' }, '0.0.0.0'],
])('npm run serve listens on %s, and exits with 0 when it is stopped', async (_where, host, address) => {
  expect(await served(host)).toEqual({ code: 0, printed: '', lives: false, given: `-p PORT -H ${address}` })
})
