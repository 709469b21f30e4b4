import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * When the line breaks: before the next commit leaves, after it was done but before anybody hears so, or right after
 * it was heard.
 */
export type Break = 'beforeCommit' | 'duringCommit' | 'afterCommit'

export type DatabaseProxy = {
  url: string
  /** The line breaks once, and stays broken until it is mended. */
  breakAt: Break | null
  /** How much longer each word takes on its way to the database. */
  lateMs: number
  cut: () => void
  mend: () => void
  close: () => Promise<void>
}

/** The message that ends a transaction, as PostgreSQL's simple protocol has it. */
const COMMIT = Buffer.from('commit\0')

/** Stands on loopback between the site and its database, and lets the line break where a test wants it. */
export async function databaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(databaseUrl)
  const open = new Set<Socket>()
  let broken = false
  const server = createServer(client => {
    if (broken) return client.destroy()
    const database = connect(Number(port), hostname)
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => other.destroy())
    }
    pass(proxy, client, database)
  })
  const proxy: DatabaseProxy = {
    ...{ url: '', breakAt: null, lateMs: 0 },
    cut: () => {
      broken = true
      for (const socket of open) socket.destroy()
      open.clear()
    },
    mend: () => {
      broken = false
    },
    close: () => {
      for (const socket of open) socket.destroy()
      return new Promise(resolve => void server.close(() => resolve()))
    },
  }
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(proxy, { url: url.href })
}

/** The connection that commits at the moment of the break breaks it for all. */
function pass(proxy: DatabaseProxy, client: Socket, database: Socket): void {
  let breaking: Break | null = null
  client.on('data', said => {
    if (proxy.lateMs > 0) {
      client.pause()
      setTimeout(() => hear(said), proxy.lateMs)
    } else hear(said)
  })
  const hear = (said: Buffer) => {
    client.resume()
    if (proxy.breakAt && said.includes(COMMIT)) {
      breaking = proxy.breakAt
      proxy.breakAt = null
    }
    if (breaking === 'beforeCommit') proxy.cut()
    else database.write(said)
  }
  database.on('data', said => {
    if (breaking === 'duringCommit') return proxy.cut()
    client.write(said, () => breaking === 'afterCommit' && proxy.cut())
  })
}
