import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Attribute = { key: string; value: Record<string, string | number | boolean> }
type Sent = {
  resourceSpans: {
    scopeSpans: { spans: { name: string; attributes: Attribute[]; events: unknown[]; traceId: string }[] }[]
  }[]
}

export type Collected = { name: string; traceId: string; attributes: Record<string, unknown> }
export type OtlpPeer = {
  url: string
  spans: Collected[]
  /** What was sent, letter by letter. */
  raw: () => string
  /** What its senders show to get in. */
  keys: Set<unknown>
  close: () => Promise<void>
}

/** A collector on loopback that takes traces over HTTP, in JSON. */
export async function otlpPeer(): Promise<OtlpPeer> {
  const [sent, spans, keys]: [string[], Collected[], Set<unknown>] = [[], [], new Set()]
  const server = createServer(async (request, response) => {
    const isTraces = request.method === 'POST' && request.url === '/v1/traces'
    const body = await text(request)
    response.writeHead(isTraces ? 200 : 404, { 'content-type': 'application/json' }).end('{}')
    if (!isTraces) return
    keys.add(request.headers['x-key'])
    sent.push(body)
    const { resourceSpans } = JSON.parse(body) as Sent
    for (const span of resourceSpans.flatMap(each => each.scopeSpans).flatMap(each => each.spans))
      spans.push({ ...span, attributes: plainAttributes(span.attributes) })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.close().closeAllConnections()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${port}`, spans, raw: () => sent.join('\n'), keys, close }
}

const plainAttributes = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
