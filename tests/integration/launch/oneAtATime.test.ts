import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'webbureau-alone-'))
const held = path.join(folder, '.data/run')
afterAll(() => rmSync(folder, { recursive: true }))

/** A command that works alone, and waits until its input ends when it is told to. */
const command = path.join(folder, 'command.mjs')
writeFileSync(
  command,
  `import { workAlone } from ${JSON.stringify(path.resolve('bin/lock.mjs'))}
   try { workAlone(process.argv[2], 'npm test') } catch (error) { console.log(error.message); process.exit(1) }
   console.log('at work')
   if (process.argv[3] === 'wait') for await (const _ of process.stdin) {}`,
)

const runOnce = () => spawnSync('node', [command, held], { encoding: 'utf8' })

async function working() {
  const child = spawn('node', [command, held, 'wait'])
  await once(child.stdout, 'data')
  return { child, ended: once(child, 'close') }
}

test('a second run is refused at once, with the process of the first; after it the next one works', async () => {
  const { child, ended } = await working()
  const second = runOnce()
  expect(second.status).toBe(1)
  expect(second.stdout.trim()).toBe(
    `npm test already runs in this folder, as process ${child.pid}: two at once spoil each other's files. Wait for it, or stop it with: kill ${child.pid}`,
  )
  child.stdin.end()
  await ended
  expect(existsSync(held)).toBe(false)
  expect(runOnce().stdout).toBe('at work\n')
})

test('a run that was killed holds nothing', async () => {
  const { child, ended } = await working()
  child.kill('SIGKILL')
  await ended
  expect(readFileSync(held, 'utf8')).toBe(`${child.pid} command.mjs`)
  expect(runOnce().stdout).toBe('at work\n')
})

test('nor does one whose number another program has by now', () => {
  writeFileSync(held, `${process.pid} command.mjs`)
  expect(runOnce().stdout).toBe('at work\n')
})
