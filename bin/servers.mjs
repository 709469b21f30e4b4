// The site and the worker as child processes: started together, stopped together.
import net from 'node:net'
import { begin } from './project.mjs'
import { Refusal } from './refusal.mjs'

export function refuseBusyPort(port) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', error =>
      reject(
        new Refusal(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is in use. Stop what listens there, or choose another port: PORT=${port + 1} npm start`
            : `Port ${port} cannot be opened: ${error.message}`,
        ),
      ),
    )
    probe.listen(port, () => probe.close(resolve))
  })
}

/** Starts the programs; `stop` ends them all, and one that ends by itself takes the others along. */
export function together(programs, env) {
  const children = programs.map(([command, ...args]) => begin(command, args, { env }))
  const ended = children.map(child => new Promise(resolve => child.once('close', code => resolve(code ?? 1))))
  const stop = async () => {
    for (const child of children) child.kill('SIGTERM')
    await Promise.all(ended)
  }
  return { stop, first: Promise.race(ended) }
}

/** Waits until the site answers. */
export async function untilAnswering(url, first, ms = 60_000) {
  let over = null
  first.then(code => {
    over = code
  })
  for (const end = Date.now() + ms; Date.now() < end; ) {
    if (over !== null) throw new Refusal(`The site stopped before it answered (code ${over}).`)
    try {
      if ((await fetch(url, { signal: AbortSignal.timeout(5000) })).status < 500) return
    } catch {
      // Not listening yet: that is what we wait for.
    }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Refusal(`The site did not answer on ${url} within ${ms / 1000} seconds.`)
}

/** Resolves when somebody asks to stop, or a program has ended by itself. */
export function untilStopped(first) {
  const asked = new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve(0))
  })
  return Promise.race([asked, first.then(code => code || 1)])
}
