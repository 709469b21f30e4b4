import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../bin/postgres.mjs'
import { untilAnswering } from '../../bin/servers.mjs'

export type Instance = { url: string; stop: () => Promise<void> }

/** A process of the built site, on a port of its own. */
export async function siteInstance(): Promise<Instance> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { ...process.env, NODE_ENV: 'production' as const, PORT: String(port), INTERNAL_URL: url }
  const site = spawn('node_modules/.bin/next', ['start', '-p', String(port)], { env, stdio: 'ignore' })
  const ended = once(site, 'close').then(([code]) => Number(code ?? 1))
  await untilAnswering(`${url}/contact`, ended, { say: () => {} })
  return { url, stop: () => stop(site, ended) }
}

async function stop(site: ChildProcess, ended: Promise<number>): Promise<void> {
  site.kill('SIGTERM')
  await ended
}
