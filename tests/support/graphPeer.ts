import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `gateway` is a page of a server in between, `empty` an answer without answers, `drops` half an answer. */
type Mood = 'well' | 'broken' | 'gateway' | 'empty' | 'drops' | 'hangs'

type FieldData = { name: string; values: unknown[] }[]

export type GraphPeer = {
  url: string
  /** The only token that it takes. Every other one has expired. */
  token: string
  mood: Mood
  leads: Map<string, FieldData>
  /** The ids that were asked for, in order. */
  calls: string[]
  /** Nobody listens at its address until it starts again. */
  stop: () => Promise<void>
  start: () => Promise<void>
}

export function fieldData(answers: Record<string, string>): FieldData {
  return Object.entries(answers).map(([name, answer]) => ({ name, values: [answer] }))
}

/** A real server on loopback that answers as Meta's Graph API does. */
export async function graphPeer(): Promise<GraphPeer> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', peer.url)
    const id = decodeURIComponent(pathname.split('/').at(-1) ?? '')
    peer.calls.push(id)
    if (peer.mood === 'well') answer(response, peer, id, searchParams)
    else misbehave(response, peer.mood, id)
  })
  let port = 0
  const peer: GraphPeer = {
    ...{ url: '', token: 'goede-sleutel', mood: 'well', leads: new Map(), calls: [] },
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    start: async () => {
      await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
      port = (server.address() as AddressInfo).port
      peer.url = `http://127.0.0.1:${port}`
    },
  }
  await peer.start()
  return peer
}

function answer(response: ServerResponse, peer: GraphPeer, id: string, query: URLSearchParams): void {
  const token = query.get('access_token') ?? ''
  const lead = peer.leads.get(id)
  if (token !== peer.token) {
    refuse(response, 400, 190, `Error validating access token: Session of ${token} has expired.`)
  } else if (!lead || !query.get('fields')?.includes('field_data')) {
    refuse(response, 400, 100, `Unsupported get request. Object with ID '${id}' does not exist`)
  } else {
    say(response, 200, { id, created_time: '2026-11-20T10:00:00+0000', field_data: lead })
  }
}

function misbehave(response: ServerResponse, mood: Exclude<Mood, 'well'>, id: string): void {
  if (mood === 'broken') refuse(response, 500, 2, 'An unexpected error has occurred.')
  if (mood === 'gateway') response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>')
  if (mood === 'empty') say(response, 200, { id })
  if (mood === 'drops') response.writeHead(200, { 'content-length': 5000 }).write('{"id":', cut)
  function cut() {
    response.destroy()
  }
}

function refuse(response: ServerResponse, status: number, code: number, message: string): void {
  say(response, status, { error: { message, type: 'OAuthException', code, fbtrace_id: 'A0' } })
}

function say(response: ServerResponse, status: number, said: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(said))
}
