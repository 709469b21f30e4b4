import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'

const SCRIPT = /^\/_next\/static\/chunks\/.+\.js/

type Part = 'scripts' | 'forms' | 'rest'

/**
 * The line from a browser to `site`, on the port at which the site says that it is. It notes what is asked, and keeps
 * scripts or forms back, or breaks off at scripts.
 */
export async function siteLine(site: string, port: number) {
  const asked: Record<Part, string[]> = { scripts: [], forms: [], rest: [] }
  const waiting: (() => void)[] = []
  let held: Part | null = null
  let broken: Part | null = null

  const server = http.createServer((request, response) => {
    const part = requestedPart(request)
    const answer = () => (part === broken ? response.destroy() : pass(site, request, response))
    asked[part].push(request.url ?? '')
    if (part === held) waiting.push(answer)
    else answer()
  })
  await once(server.listen(port, 'localhost'), 'listening')

  function set(now: { held?: Part; broken?: Part }) {
    held = now.held ?? null
    broken = now.broken ?? null
    for (const answer of waiting.splice(0)) answer()
  }

  return {
    asked,
    hold: (part: Part = 'scripts') => set({ held: part }),
    breakOff: () => set({ broken: 'scripts' }),
    letGo: () => set({}),
    clear() {
      for (const part of Object.values(asked)) part.length = 0
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function requestedPart({ method, url = '' }: IncomingMessage): Part {
  if (method === 'POST') return 'forms'
  return SCRIPT.test(url) ? 'scripts' : 'rest'
}

function pass(site: string, request: IncomingMessage, response: ServerResponse) {
  // The browser gave up while it waited.
  if (response.destroyed) return
  const { method, headers, url } = request
  const passed = http.request(`${site}${url}`, { method, headers, agent: false }, answer => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
    answer.pipe(response)
  })
  passed.once('error', () => response.destroy())
  response.once('close', () => passed.destroy())
  request.pipe(passed)
}
