import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * What the service says of an id. `down` is what it says while a member state is away, `busy` the same beside the
 * answer, `page` an error page of a server in between, `other` an answer about another id, `inward` a redirect, `drops`
 * half an answer, `slow` nothing.
 */
type Standing =
  | 'valid'
  | 'nameless'
  | 'invalid'
  | 'down'
  | 'busy'
  | 'page'
  | 'malformed'
  | 'other'
  | 'inward'
  | 'huge'
  | 'drops'
  | 'slow'

type Asked = Record<string, string>

export type ViesPeer = {
  url: string
  /** Every other id is invalid. */
  ids: Map<string, Standing>
  calls: Asked[]
  close: () => Promise<void>
}

/** A real server on loopback that answers `POST /check-vat-number` as the REST service of VIES does. */
export async function viesPeer(): Promise<ViesPeer> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== '/check-vat-number') return say(response, 404, {})
    const asked = JSON.parse(await bodyOf(request)) as Asked
    peer.calls.push(asked)
    respond(response, asked, peer.ids.get(`${asked.countryCode}${asked.vatNumber}`) ?? 'invalid')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const peer: ViesPeer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ ids: new Map(), calls: [] },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return peer
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

function respond(response: ServerResponse, asked: Asked, standing: Standing): void {
  const { countryCode, vatNumber, requesterNumber } = asked
  const answer = {
    ...{ countryCode, vatNumber, requestDate: '2026-11-25T10:00:00.000Z' },
    requestIdentifier: requesterNumber ? 'WAPIAAAAVOORBEELD' : '',
  }
  const named = {
    ...answer,
    valid: true,
    name: 'VOORBEELD BV',
    address: 'Voorbeeldstraat 1\n1000 Voorbeeldstad',
  }
  if (standing === 'valid') say(response, 200, named)
  if (standing === 'nameless') say(response, 200, { ...named, name: '---', address: '---' })
  if (standing === 'invalid') say(response, 200, { ...answer, valid: false, name: '---', address: '---' })
  if (standing === 'down')
    say(response, 200, { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] })
  if (standing === 'busy') say(response, 200, { ...answer, valid: false, userError: 'MS_MAX_CONCURRENT_REQ' })
  if (standing === 'page')
    response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Unavailable</h1>')
  if (standing === 'malformed') say(response, 200, { valid: 'yes' })
  if (standing === 'other') say(response, 200, { ...named, vatNumber: '0000000097' })
  if (standing === 'inward') response.writeHead(307, { location: '/check-vat-number' }).end()
  if (standing === 'huge') say(response, 200, { ...named, name: 'V'.repeat(200_000) })
  if (standing === 'drops') {
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': 500 })
      .write('{"valid":', () => {
        response.destroy()
      })
  }
}

function say(response: ServerResponse, status: number, said: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
}
