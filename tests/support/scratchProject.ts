import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

type Scratch = {
  folder: string
  /** Starts a command of `bin` there. */
  start: (command: string, env?: Record<string, string>) => Started
}

type Started = { child: ChildProcess; ended: Promise<number | null>; printed: () => string }

/**
 * A copy of `bin` with the packages of the project and a data folder of its own. `next` is what stands for the
 * framework; migrations, seeds and checks of settings end at once.
 */
export function scratchProject(next: string): Scratch {
  const folder = mkdtempSync(path.join(tmpdir(), 'webbureau-scratch-'))
  // PostgreSQL runs as another user, who must be able to walk there.
  chmodSync(folder, 0o711)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  cpSync('bin', path.join(folder, 'bin'), { recursive: true })
  cpSync('package-lock.json', path.join(folder, 'package-lock.json'))
  writeFileSync(path.join(folder, 'bin/migrate.mjs'), '')
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}')
  linkPackages(folder)
  for (const [name, code] of Object.entries({ next, tsx: '' }))
    writeFileSync(path.join(folder, 'node_modules/.bin', name), `#!/usr/bin/env node\n${code}`, {
      mode: 0o755,
    })
  return { folder, start: (command, env = {}) => begin(folder, command, env) }
}

function linkPackages(folder: string): void {
  mkdirSync(path.join(folder, 'node_modules/.bin'), { recursive: true })
  for (const name of readdirSync('node_modules').filter(each => each !== '.bin'))
    symlinkSync(path.resolve('node_modules', name), path.join(folder, 'node_modules', name))
}

function begin(folder: string, command: string, env: Record<string, string>): Started {
  const child = spawn('node', [path.join(folder, 'bin', command)], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      printed += chunk
    })
  return { child, ended: once(child, 'close').then(([code]) => code), printed: () => printed }
}
