import 'next/dist/server/node-environment-baseline.js'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough, Readable } from 'node:stream'
import { NextRequest } from 'next/server'
import { vi } from 'vitest'

// What only marks files of the server says nothing outside Next's own bundles.
vi.mock('server-only', () => ({}))

/** Next's memory, with nothing in it. */
const emptyCache = {
  ...{ generateSimpleCacheKey: async (key: string) => key, isOnDemandRevalidate: false },
  ...{ get: async () => null, set: async () => {}, resetRequestCache: () => {} },
}

/** Next's memory of one instance, which keeps whatever it was given and hears of no change. */
export function keepingCache(): typeof emptyCache {
  const kept = new Map<string, unknown>()
  const get = async (key: string) => (kept.has(key) ? { value: kept.get(key), isStale: false } : null)
  const set = async (key: string, value: unknown) => void kept.set(key, value)
  return { ...emptyCache, get, set } as typeof emptyCache
}

type Route = Record<string, unknown>

export type RouteDoor = { url: string; close: () => Promise<void> }

/** A door on loopback with a route handler behind it as it was exported, run by the part of Next that runs it. */
export async function routeDoor(path: string, route: Route, memory = emptyCache): Promise<RouteDoor> {
  const { AppRouteRouteModule } = await import('next/dist/server/route-modules/app-route/module.js')
  const place = { page: `${path}/route`, pathname: path, filename: 'route', bundlePath: `app${path}/route` }
  const module = new AppRouteRouteModule({
    definition: { kind: 'APP_ROUTE', ...place },
    ...{ resolvedPagePath: path, nextConfigOutput: undefined, distDir: '.next', relativeProjectDir: '' },
    userland: () => route,
  } as never)
  const server = createServer((request, response) => {
    answer(module as never, memory, request, response).catch(error => response.destroy(error))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}${path}`, close }
}

type Runner = { handle: (request: NextRequest, context: object) => Promise<Response> }

async function answer(
  module: Runner,
  memory: typeof emptyCache,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = incoming
  const bodiless = method === 'GET' || method === 'HEAD'
  const init = {
    ...{ method, headers: headers as Record<string, string>, duplex: 'half' as const },
    body: bodiless ? undefined : (Readable.toWeb(incoming.pipe(new PassThrough())) as ReadableStream),
  }
  const response = await module.handle(new NextRequest(new URL(url, 'http://127.0.0.1'), init), {
    ...{ params: {}, previewProps: {}, sharedContext: { buildId: 'proef', deploymentId: '' } },
    renderOpts: {
      ...{ incrementalCache: memory, supportsDynamicResponse: true, cacheComponents: false },
      ...{ experimental: {}, onAfterTaskError: undefined, waitUntil: () => {}, onClose: () => {} },
    },
  })
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}
