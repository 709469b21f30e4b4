// The site and the worker as child processes: started together, stopped together.
import http from 'node:http'
import net from 'node:net'
import { begin } from './project.mjs'
import { Refusal } from './refusal.mjs'
import { STOP_SIGNALS } from './steps.mjs'

export function refuseBusyPort(port, host) {
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
    probe.listen(port, host, () => probe.close(resolve))
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

/** As many faults in a row are no slow start. */
const MAX_FAULTS = 20

/**
 * Waits until the site answers, for as long as its processes live, and says now and then what it waits for. Only a site
 * that ended, or that answers nothing but faults, is given up.
 */
export async function untilAnswering(url, first, { say = console.log, every = 15_000, between = 250 } = {}) {
  const begun = Date.now()
  let waitsFor = 'it does not listen yet'
  const saying = setInterval(
    () => say(`  Waiting for the site for ${Math.round((Date.now() - begun) / 1000)} s: ${waitsFor}`),
    every,
  )
  const ended = first.then(code => {
    throw new Refusal(`The site stopped before it answered (code ${code}).`)
  })
  try {
    for (let faults = 0; faults < MAX_FAULTS; await Promise.race([pause(between), ended])) {
      const asked = ask(url, () => {
        waitsFor = 'it listens, and is making its first page'
      })
      const status = await Promise.race([asked, ended])
      if (status && status < 500) return
      faults = status ? faults + 1 : 0
      waitsFor = status ? `it answers with status ${status}` : 'it does not listen yet'
    }
    throw new Refusal(`The site ${waitsFor.replace('it ', '')} on ${url}.`)
  } finally {
    clearInterval(saying)
  }
}

/** The status of an answer, however long it takes; null when nobody listens or the connection broke. */
function ask(url, connected) {
  return new Promise(resolve => {
    const request = http.get(url, { agent: false }, response => {
      response.resume()
      resolve(response.statusCode)
    })
    request.once('socket', socket => socket.once('connect', connected))
    request.once('error', () => resolve(null))
  })
}

const pause = ms => new Promise(resolve => setTimeout(resolve, ms))

/** Resolves when somebody asks to stop, or a program has ended by itself. */
export function untilStopped(first) {
  const asked = new Promise(resolve => {
    for (const signal of STOP_SIGNALS) process.on(signal, () => resolve(0))
  })
  return Promise.race([asked, first.then(code => code || 1)])
}
