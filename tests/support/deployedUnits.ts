import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const UNITS = 'docs/deploy/systemd'

export type Running = {
  pid: number | undefined
  ended: Promise<number | null>
  stop: () => Promise<number | null>
}

/**
 * What systemd would run for this unit, with its environment and its signal. `%i` is `instance`. What it prints is added
 * to the file `log`.
 */
export function startUnit(
  name: string,
  instance = '',
  env: Record<string, string> = {},
  log: string | null = null,
): Running {
  const text = readFileSync(path.join(UNITS, name), 'utf8').replaceAll('%i', instance)
  const setting = (key: string) => text.match(new RegExp(`^${key}=(.*)$`, 'm'))?.[1] ?? ''
  const own = setting('Environment')
    .split(' ')
    .map(each => each.split('='))
  const [, ...args] = setting('ExecStart').split(' ')
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...Object.fromEntries(own), ...env },
    stdio: ['ignore', log ? openSync(log, 'a') : 'ignore', 'ignore'],
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { pid: child.pid, ended, stop: () => stop(child, setting('KillSignal') as NodeJS.Signals, ended) }
}

function stop(child: ChildProcess, signal: NodeJS.Signals, ended: Promise<number | null>) {
  child.kill(signal)
  return ended
}
