import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * What the registry says of a name. `page` is the 404 of a server in between, `other` an answer about another name,
 * `inward` a redirect to an address that only this machine can reach, `drops` half an answer.
 */
type Standing =
  | 'registered'
  | 'absent'
  | 'page'
  | 'other'
  | 'tooMany'
  | 'broken'
  | 'inward'
  | 'drops'
  | 'hangs'

export type RdapPeer = {
  /** The list of servers, as IANA keeps it. */
  bootstrapUrl: string
  /** Every other name is absent. */
  names: Map<string, Standing>
  list: 'well' | 'broken' | 'nonsense' | 'inward'
  /** The paths that were asked for, in order. */
  calls: string[]
  close: () => Promise<void>
}

/** A real server on loopback that holds the bootstrap file and answers as the registry of .com and .net does. */
export async function rdapPeer(): Promise<RdapPeer> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '')
    peer.calls.push(path)
    if (path === '/dns.json') bootstrap(response, peer.list, `${address}/com/v1/`)
    else if (path === '/inward') say(response, 200, domain('geheim.com'))
    else respond(response, peer, path.replace('/com/v1/domain/', ''), address)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const peer: RdapPeer = {
    bootstrapUrl: `${address}/dns.json`,
    names: new Map(),
    list: 'well',
    calls: [],
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return peer
}

function bootstrap(response: ServerResponse, list: RdapPeer['list'], base: string): void {
  if (list === 'broken') say(response, 503, { message: 'unavailable' })
  if (list === 'nonsense') say(response, 200, { services: 'later' })
  if (list === 'inward') response.writeHead(302, { location: '/inward' }).end()
  if (list !== 'well') return
  const services = [
    [['org'], ['https://rdap.register.example/']],
    [['com', 'net'], [base]],
  ]
  say(response, 200, { version: '1.0', publication: '2026-11-20T10:00:00Z', services })
}

function respond(response: ServerResponse, peer: RdapPeer, name: string, address: string): void {
  const standing = peer.names.get(name) ?? 'absent'
  if (standing === 'registered') say(response, 200, domain(name))
  // The largest registry says this without a body.
  if (standing === 'absent') response.writeHead(404, { 'content-type': RDAP }).end()
  if (standing === 'page') response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>')
  if (standing === 'other') say(response, 200, domain('iets-anders.com'))
  if (standing === 'tooMany') say(response, 429, { errorCode: 429, title: 'Too Many Requests' })
  if (standing === 'broken') say(response, 500, { errorCode: 500, title: 'Internal Server Error' })
  if (standing === 'inward') response.writeHead(302, { location: `${address}/inward` }).end()
  if (standing === 'drops')
    response
      .writeHead(200, { 'content-type': RDAP, 'content-length': 5000 })
      .write('{"objectClassName":', cut)
  function cut() {
    response.destroy()
  }
}

const RDAP = 'application/rdap+json'

function domain(name: string) {
  return { objectClassName: 'domain', ldhName: name.toUpperCase(), status: ['active'], rdapConformance: [] }
}

function say(response: ServerResponse, status: number, said: object): void {
  response.writeHead(status, { 'content-type': RDAP }).end(JSON.stringify(said))
}
