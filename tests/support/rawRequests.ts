import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'

export type Asked = { method?: string; path: string; headers?: Record<string, string>; body?: string }
export type Answered = { status: number; headers: IncomingMessage['headers']; text: string }

/** Asks a site for paths exactly as they are written: nothing makes them shorter or escapes them. */
export function rawClient(base: string) {
  const { hostname, port } = new URL(base)
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  async function ask({ method = 'GET', path, headers = {}, body }: Asked): Promise<Answered> {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const asked = request({ agent, hostname, port, method, path, headers: { ...headers, ...length } })
    asked.end(body)
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    const parts: Buffer[] = []
    for await (const part of answer) parts.push(part)
    return {
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      text: Buffer.concat(parts).toString('utf8'),
    }
  }
  return { ask, close: () => agent.destroy() }
}
